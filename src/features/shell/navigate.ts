import Taro from '@tarojs/taro'

/** The four tab routes: the product's first reading. */
export const TAB_PAGES = [
  '/pages/home/index',
  '/pages/mark/index',
  '/pages/cookie/index',
  '/pages/asset/index',
] as const
export type TabPage = (typeof TAB_PAGES)[number]

const isTab = (url: string): boolean => TAB_PAGES.some((page) => url.split('?')[0] === page)
const ignore = (): void => undefined

export const goTab = (url: TabPage): void => {
  Taro.switchTab({ url }).catch(ignore)
}

/** Opens a page, or switches to it when it is a tab. */
export const go = (url: string): void => {
  if (isTab(url)) goTab(url as TabPage)
  else Taro.navigateTo({ url }).catch(ignore)
}

export const replace = (url: string): void => {
  if (isTab(url)) goTab(url as TabPage)
  else Taro.redirectTo({ url }).catch(ignore)
}

/** One page back; home when there is none, as after a reload. */
export const goBack = (): void => {
  if (Taro.getCurrentPages().length > 1) Taro.navigateBack({ delta: 1 }).catch(ignore)
  else goTab('/pages/home/index')
}

/** The login screen; afterwards the user comes back to this page. */
export const goLogin = (): void => go('/pages/login/index')

export const relaunchLogin = (): void => {
  Taro.reLaunch({ url: '/pages/login/index' }).catch(ignore)
}
