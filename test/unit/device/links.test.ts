import { routeOfLink } from '@/features/device/links'

const ROUTES = ['/pages/home/index', '/pages/reg', '/pages/kline/kline', '/pages/asset/transfer']

test.each([
  ['limelight://pages/home/index', '/pages/home/index'],
  ['LIMELIGHT://pages/home/index', '/pages/home/index'],
  ['limelight:///pages/home/index/', '/pages/home/index'],
  ['limelight://pages/kline/kline?tradeId=2', '/pages/kline/kline?tradeId=2'],
  ['limelight://invite/lm7q2k', '/pages/reg?code=LM7Q2K'],
  ['https://app.example.com/#/pages/reg?code=LM7Q2K', '/pages/reg?code=LM7Q2K'],
  ['https://app.example.com/?from=mail#/pages/reg?code=LM7Q2K', '/pages/reg?code=LM7Q2K'],
  ['https://app.example.com#/pages/home/index', '/pages/home/index'],
])('%s leads to %s', (link, route) => {
  expect(routeOfLink(link, ROUTES)).toBe(route)
})

test.each([
  ['a route that the app has not', 'limelight://pages/admin/index'],
  ['a route above the app', 'limelight://pages/../pages/home/index'],
  ['a script', 'limelight://javascript:alert(1)'],
  ['a query that begins another', 'limelight://pages/reg?code=A?b=c'],
  ['a query with signs of another kind', 'limelight://pages/reg?code=<b>'],
  ['a query without an end', `limelight://pages/reg?code=${'A'.repeat(600)}`],
  ['an invitation that is none', 'limelight://invite/not%20a%20code'],
  ['a page without a route', 'https://app.example.com/'],
  ['a page without encryption', 'http://app.example.com/#/pages/reg?code=LM7Q2K'],
  ['another scheme', 'file:///pages/home/index'],
  ['nothing', ''],
])('%s leads nowhere: %s', (_what, link) => {
  expect(routeOfLink(link, ROUTES)).toBeNull()
})
