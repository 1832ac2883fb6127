import { Text, View } from '@tarojs/components'
import { Icon, type IconName } from '@/components'
import { useText, type TextKey } from '@/i18n'
import { Tappable } from '@/platform/tap'
import { afterSheets } from '@/platform/back'
import { goTab, TAB_PAGES, type TabPage } from './tabs'
import './tab-bar.scss'

const LOOK: Readonly<Record<TabPage, { readonly icon: IconName; readonly text: TextKey }>> = {
  '/pages/home/index': { icon: 'home', text: 'common.tabHome' },
  '/pages/mark/index': { icon: 'market', text: 'common.tabMarket' },
  '/pages/cookie/index': { icon: 'options', text: 'common.tabOptions' },
  '/pages/token/index': { icon: 'token', text: 'common.tabToken' },
  '/pages/contract/index': { icon: 'trend', text: 'common.tabContract' },
  '/pages/asset/index': { icon: 'assets', text: 'common.tabAssets' },
}

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
          onClick={() => page !== current && afterSheets(() => goTab(page))}
        >
          <Icon name={LOOK[page].icon} />
          <Text>{t(LOOK[page].text)}</Text>
        </Tappable>
      ))}
    </View>
  )
}
