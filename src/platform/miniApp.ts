/** What only mini-programs' configuration holds: packages to load ahead, and what a vendor wants to be told. */

/** Packages that are loaded while a tab is on screen, because the next tap is likely to need them. */
const LIKELY: Readonly<Record<string, readonly string[]>> = {
  'pages/home/index': ['pages/kline', 'pages/login', 'pages/me'],
  'pages/mark/index': ['pages/kline'],
  'pages/cookie/index': ['pages/kline', 'pages/contract'],
  'pages/asset/index': ['pages/me', 'pages/real'],
}

const preloadRule = (packages: readonly string[]): object =>
  Object.fromEntries(
    Object.entries(LIKELY).map(([page, roots]) => [
      page,
      { network: 'all', packages: roots.filter((root) => packages.includes(root)) },
    ]),
  )

/** WeChat shows this text when it asks for the place of the device: 30 characters at most. */
const LOCATION_TEXT = '用于在地图上选择地点'

/** WeChat lets the app ask the user by its own sheet (src/features/privacy), and wants each private interface named. */
const WECHAT = {
  __usePrivacyCheck__: true,
  requiredPrivateInfos: ['chooseLocation'],
  permission: { 'scope.userLocation': { desc: LOCATION_TEXT } },
  lazyCodeLoading: 'requiredComponents',
}

/** Clients that leave the tab bar to the app; the others draw one, which the app hides (src/platform/tabBar). */
export const leavesTabBar = (): boolean => ['h5', 'weapp', 'alipay'].includes(process.env.TARO_ENV ?? 'h5')

/**
 * WeChat's timeline shows a page by itself, under a bar of the client's own: it has no title but this one, and would lie over
 * the app's bar.
 */
const TIMELINE = {
  enableShareTimeline: true,
  navigationBarTitleText: 'Limelight',
  singlePage: { navigationBarFit: 'squeezed' },
}

/** Configuration of a page that can be shared. */
export const sharedPage = (): object => ({
  enableShareAppMessage: true,
  ...(process.env.TARO_ENV === 'weapp' ? TIMELINE : {}),
})

/**
 * @param packages roots of this build's sub-packages
 * @returns additions to the app's configuration; none for the web
 */
export const miniAppConfig = (packages: readonly string[]): object => {
  const target = process.env.TARO_ENV
  if (target === 'h5') return {}
  return { preloadRule: preloadRule(packages), ...(target === 'weapp' ? WECHAT : {}) }
}
