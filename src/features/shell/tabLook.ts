import type { IconName } from '@/components'
import type { TextKey } from '@/i18n'
import type { TabPage } from './layouts'

/** Icon and name of each tab. */
export const TAB_LOOK: Readonly<Record<TabPage, { readonly icon: IconName; readonly text: TextKey }>> = {
  '/pages/home/index': { icon: 'home', text: 'common.tabHome' },
  '/pages/mark/index': { icon: 'market', text: 'common.tabMarket' },
  '/pages/cookie/index': { icon: 'options', text: 'common.tabOptions' },
  '/pages/token/index': { icon: 'token', text: 'common.tabToken' },
  '/pages/contract/index': { icon: 'trend', text: 'common.tabContract' },
  '/pages/asset/index': { icon: 'assets', text: 'common.tabAssets' },
}
