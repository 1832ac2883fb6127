import { openFakeExchange, type FakeExchange } from '../helpers/fakeExchange'
import { openStage, seen, type Phone, type Stage } from './harness'

/** BBT beside an exchange that does not list it, and without MARKET_BBT_PRICE: every screen says so, and none makes a figure up. */

const TRADED = [
  ['BTCUSDT', '20000.00'],
  ['ETHUSDT', '1500.00'],
  ['TRXUSDT', '0.10000'],
] as const

let stage: Stage
let exchange: FakeExchange
let trading: NodeJS.Timeout
beforeAll(async () => {
  exchange = await openFakeExchange()
  stage = await openStage(exchange.env)
  trading = setInterval(() => {
    for (const [symbol, price] of TRADED) exchange.tell(exchange.trade(symbol, price, '1.00000000'))
  }, 500)
})
afterAll(async () => {
  clearInterval(trading)
  await stage.close()
  await exchange.close()
})

const says = (phone: Phone, text: string): Promise<void> => seen(phone.page.getByText(text)).first().waitFor()

test('lists, totals, chart, token and swap say that BBT has no price', async () => {
  const account = await stage.register()
  const phone = await stage.phone()
  const { page, say } = phone
  await phone.logIn(account)

  await phone.open('/pages/asset/index')
  // The demo's funds: 10,000 USDT + 10,000 TRX at 0.1 + 1 ETH at 1,500 + 0.1 BTC at 20,000; the 1,000 BBT are not in it.
  await says(phone, '14,500.00')
  await says(phone, say('assets.uncounted', { coins: 'BBT' }))
  await says(phone, say('assets.unpriced'))

  await phone.open('/pages/mark/index')
  const row = seen(page.locator('.market-row')).filter({ hasText: 'BBT' })
  await row.getByText(say('market.noPrice')).waitFor()
  expect(await row.innerText()).not.toMatch(/\d/)

  await phone.open('/pages/kline/kline?tradeId=4')
  await says(phone, say('kline.notTradable', { pair: 'BBT/USDT' }))
  await phone.open('/pages/token/index')
  await says(phone, say('token.noPrice'))
  await phone.open('/pages/asset/swap?from=1&to=3')
  await seen(page.getByLabel(say('swap.amount'), { exact: true })).fill('10')
  await says(phone, 'There is no market price for BBT here, so it cannot be exchanged.')
  expect(await seen(page.locator('[data-testid=swap-review]:enabled')).count()).toBe(0)
  expect(phone.faults).toEqual([])
})
