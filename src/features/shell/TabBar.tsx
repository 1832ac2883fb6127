import { Text, View } from '@tarojs/components'
import { Icon } from '@/components'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
import { afterSheets } from '@/platform/back'
import { TAB_LOOK } from './tabLook'
import { tapTab, TAB_PAGES, type TabPage } from './tabs'
import './tab-bar.scss'

/** Our own tab bar on every target: drawn icons, names that change with the language at once. */
export const TabBar = ({ current }: { readonly current: TabPage }) => {
  const { t } = useText()
  return (
    <View className="tab-bar" ariaRole="tablist">
      {TAB_PAGES.map((page) => (
        <Tappable
          key={page}
          role="tab"
          on={page === current}
          className={`tab-bar__tab${page === current ? ' tab-bar__tab--on' : ''}`}
          onClick={() => afterSheets(() => tapTab(page, current))}
        >
          <Icon name={TAB_LOOK[page].icon} />
          <Text>{t(TAB_LOOK[page].text)}</Text>
        </Tappable>
      ))}
    </View>
  )
}
