import { money } from '@core/money'
import { openFakeExchange, type FakeExchange } from '../../helpers/fakeExchange'
import { startTestServer, type TestServer, type TestUser } from '../../helpers/server'
import { until } from '../../helpers/until'

/** BBT beside an exchange, which lists none: without MARKET_BBT_PRICE it has no price anywhere, and nothing is made up. */

jest.setTimeout(60_000)

const BBT = 3
const BTC = 'BTCUSDT'
const WALLET = 1

let exchange: FakeExchange
let server: TestServer
let user: TestUser

const open = async (env: Readonly<Record<string, string>> = {}): Promise<void> => {
  exchange = await openFakeExchange()
  server = await startTestServer({ env: { ...exchange.env, ...env } })
  user = await server.register()
  for (const [symbol, price] of [
    [BTC, '20000.00'],
    ['ETHUSDT', '1500.00'],
    ['TRXUSDT', '0.10000'],
  ] as const)
    exchange.tell(exchange.trade(symbol, price, '1.00000000'))
  await until(() => [1, 2, 3].every((id) => server.ctx.market.lastTick(id as 1 | 2 | 3) !== null))
}
afterEach(async () => {
  await server.stop()
  await exchange.close()
})

const own = () => ({ token: user.token })
const quote = (from: number, to: number, amount: string) =>
  server.call('currency.exchangeData', { from, to, amount, screen: 'swap' } as never, own())

test('without a source: no price in lists, values and totals; a swap, an order and an alert are refused, and say so', async () => {
  await open()
  const pair = (await server.ok('ext.pairs', {})).find(({ tradeId }) => tradeId === 4)
  expect(pair).toMatchObject({
    ...{ tradeCurrencyName: 'BBT', currentPrice: null, rise: null, high: null, low: null, turnover: null },
    ...{ tradable: false, stale: true, time: null, sparkline: [] },
  })
  const latest = (await server.ok('currency.latestPrice', {})).find(({ currencyId }) => currencyId === BBT)
  expect(latest).toMatchObject({ price: null, rise: null, time: null, stale: true })
  expect((await server.ok('search.indexCommTrade', {})).map(({ tradeId }) => tradeId)).toEqual([1, 2, 3])

  const assets = await server.ok('account.totalAssets', {}, own())
  expect(money(assets.balance_bbt.total).gt('0')).toBe(true)
  expect(assets.balance_bbt.valuation).toBeNull()
  const rest = (['balance_usdt', 'balance_trx', 'balance_eth', 'balance_btc'] as const).map((key) =>
    money(assets[key].valuation ?? 'missing'),
  )
  expect(assets.valuation).toBe(String(rest.reduce((sum, value) => sum.plus(value), money('0'))))

  const refused = await quote(1, BBT, '10')
  expect(refused.msg).toBe(
    'There is no market price for BBT here, so it cannot be exchanged. Nothing was exchanged.',
  )
  expect((await quote(BBT, 5, '10')).code).toBe(refused.code)
  const option = {
    areaId: '4',
    tradeId: 4,
    duration: 60,
    direction: 'up',
    quantity: '10',
    accountType: WALLET,
  } as const
  expect((await server.call('options.order', option, own())).msg).toBe(
    'This pair cannot be traded at the moment.',
  )
  const contract = { tradeId: 4, tradeType: 1, pubQuantity: '100', lever: 10 } as const
  expect((await server.call('contract.open', contract, own())).msg).toBe(
    'This pair cannot be traded at the moment.',
  )
})

test('with a rate: its own tick every second, values and totals at that rate, and a swap at it less spread and fee', async () => {
  await open({ MARKET_BBT_PRICE: 'USDT:0.25' })
  await until(() => server.ctx.market.lastTick(4) !== null)
  expect(server.ctx.market.lastTick(4)).toMatchObject({ price: '0.2500', quantity: '0' })
  const assets = await server.ok('account.totalAssets', {}, own())
  const { total, valuation } = assets.balance_bbt
  expect(money(valuation ?? '0').eq(money(total).times('0.25'))).toBe(true)
  expect(await server.ok('assets.valuation', {}, own())).toMatchObject({ usdt: assets.valuation })
  // 100 USDT, fee 0.2 % = 0.2; a USDT is 4 BBT less 0.5 % = 3.98: 99.8 x 3.98.
  expect((await quote(1, BBT, '100')).obj).toMatchObject({ fee: '0.2', received: '397.204' })
})

test('with a factor: so many times the last price of what it follows, and old when that is', async () => {
  await open({ MARKET_BBT_PRICE: 'TRX:2.5' })
  const market = server.ctx.market
  // 0.10000 x 2.5, and after the next trade 0.10101 x 2.5 = 0.252525.
  await until(() => market.lastTick(4)?.price === '0.2500')
  exchange.tell(exchange.trade('TRXUSDT', '0.10101', '1.00000000'))
  await until(() => market.lastTick(4)?.price === '0.2525')
  await until(() => market.isStale(3) && market.isStale(4))
  expect((await quote(1, BBT, '100')).msg).toMatch(/not up to date/)
})
