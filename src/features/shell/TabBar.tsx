import { Text, View } from '@tarojs/components'
import { Icon, type IconName } from '@/components'
import { useText, type TextKey } from '@/i18n'
import { Tappable } from '@/platform/tap'
import { goTab, type TabPage } from './navigate'
import './tab-bar.scss'

const TABS: readonly { readonly page: TabPage; readonly icon: IconName; readonly text: TextKey }[] = [
  { page: '/pages/home/index', icon: 'home', text: 'common.tabHome' },
  { page: '/pages/mark/index', icon: 'market', text: 'common.tabMarket' },
  { page: '/pages/cookie/index', icon: 'options', text: 'common.tabOptions' },
  { page: '/pages/asset/index', icon: 'assets', text: 'common.tabAssets' },
]

/** Our own tab bar on every target: drawn icons, names that change with the language at once. */
export const TabBar = ({ current }: { readonly current: TabPage }) => {
  const { t } = useText()
  return (
    <View className="tab-bar" ariaRole="tablist">
      {TABS.map(({ page, icon, text }) => (
        <Tappable
          key={page}
          role="tab"
          on={page === current}
          className={`tab-bar__tab${page === current ? ' tab-bar__tab--on' : ''}`}
          onClick={() => page !== current && goTab(page)}
        >
          <Icon name={icon} />
          <Text>{t(text)}</Text>
        </Tappable>
      ))}
    </View>
  )
}
