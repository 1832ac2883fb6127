const tab = (pagePath: string, text: string) => ({ pagePath, text })

/** The four tabs of the product's first list. Their names are translated by the app's own tab bar. */
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
    'pages/contract/index',
    'pages/login/index',
    'pages/reg',
    'pages/home/noticeList',
    'pages/home/noticeDetail',
    'pages/home/interconversion',
    'pages/home/record',
  ],
  subPackages: [
    { root: 'pages/kline', pages: ['kline', 'full'] },
    { root: 'pages/token', pages: ['index', 'exchange'] },
    { root: 'pages/agreement', pages: ['index', 'receipt', 'rates'] },
    { root: 'pages/me', pages: ['index', 'lang', 'support', 'secure', 'bindAddress', 'limits'] },
  ],
  tabBar: {
    custom: true,
    color: '#919B95',
    selectedColor: '#C6F04A',
    backgroundColor: '#121614',
    list: [
      tab('pages/home/index', 'Home'),
      tab('pages/mark/index', 'Market'),
      tab('pages/cookie/index', 'Options'),
      tab('pages/asset/index', 'Assets'),
    ],
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
