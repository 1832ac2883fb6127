import { isLayout, LAYOUTS, type TabPage } from './features/shell/layouts'
import { leavesTabBar, miniAppConfig } from './platform/miniApp'

/** Which of the product's two tab lists is built; their names are translated by the app's own tab bar. */
const setting = process.env.TAB_LAYOUT ?? ''
const layout = isLayout(setting) ? setting : 'four'

/** What a client that draws tabs by itself would call them. */
const NAMES: Readonly<Record<TabPage, string>> = {
  '/pages/home/index': 'Home',
  '/pages/mark/index': 'Market',
  '/pages/cookie/index': 'Options',
  '/pages/token/index': 'Token',
  '/pages/contract/index': 'Contract',
  '/pages/asset/index': 'Assets',
}

/** A tab must be in the main package, and with it every page of its folder. */
const folders = [
  { root: 'pages/token', pages: ['index', 'exchange'] },
  { root: 'pages/contract', pages: ['index'] },
]
const areTabs = layout === 'five'

const subPackages = [
  { root: 'pages/kline', pages: ['kline', 'full'] },
  ...(areTabs ? [] : folders),
  { root: 'pages/login', pages: ['index', 'forgetPwd'] },
  { root: 'pages/agreement', pages: ['index', 'receipt', 'rates', 'region'] },
  {
    root: 'pages/me',
    pages: [
      'index',
      'lang',
      'support',
      'secure',
      'bindAddress',
      'limits',
      'messages',
      'alerts',
      'changeDomain',
      'setting',
      'team',
      'share',
      'about',
      'our',
      'business',
      'video',
      'whiteBook',
      'commerceBook',
      'help',
      'article',
    ],
  },
  { root: 'pages/real', pages: ['index'] },
  { root: 'pages/scan', pages: ['index'] },
  { root: 'pages/location', pages: ['choose', 'open'] },
]

export default defineAppConfig({
  pages: [
    'pages/home/index',
    'pages/mark/index',
    'pages/cookie/index',
    'pages/asset/index',
    'pages/asset/transfer',
    'pages/asset/transferToken',
    'pages/asset/swap',
    'pages/asset/detail',
    'pages/asset/bank',
    'pages/asset/recharge',
    'pages/asset/withdraw',
    'pages/asset/depositDetail',
    'pages/asset/proof',
    'pages/reg',
    'pages/home/noticeList',
    'pages/home/noticeDetail',
    'pages/home/interconversion',
    'pages/home/record',
    ...(areTabs ? folders.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`)) : []),
  ],
  subPackages,
  ...miniAppConfig(subPackages.map(({ root }) => root)),
  tabBar: {
    custom: leavesTabBar(),
    color: '#919B95',
    selectedColor: '#C6F04A',
    backgroundColor: '#121614',
    list: LAYOUTS[layout].map((page) => ({ pagePath: page.slice(1), text: NAMES[page] })),
  },
  window: {
    navigationStyle: 'custom',
    navigationBarTextStyle: 'white',
    navigationBarBackgroundColor: '#0A0C0B',
    backgroundColor: '#0A0C0B',
    backgroundTextStyle: 'light',
  },
  animation: { duration: 300, delay: 0 },
})
