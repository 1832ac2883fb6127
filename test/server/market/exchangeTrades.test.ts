import { houseBook } from '@server/market/book'
import { endingsPerOrder } from '../../helpers/endings'
import { openFakeExchange, type FakeExchange, type FakeTrade } from '../../helpers/fakeExchange'
import { PRICES, PRICES_ARE } from '../../helpers/recordedPrices'
import { startTestServer, type TestServer, type TestUser } from '../../helpers/server'
import { until } from '../../helpers/until'

/**
 * Options and contracts on the exchange feed, from the ticket to the end. Which trade counts is said by docs/trading.md (the last
 * one at or before the second; the first below the stop), what it pays by the rate of the area: 0.76 for 60 s.
 */

jest.setTimeout(60_000)

const BTC = 'BTCUSDT'
const WALLET = 1
const CONTRACT = 3

let exchange: FakeExchange
let server: TestServer
let user: TestUser
/** Ours and the exchange's clock are ahead of the machine's by so much (ms): a minute passes in a moment. */
let ahead = 0
const now = (): number => Date.now() + ahead
const jump = (time: number): void => {
  ahead += Math.max(0, time - now())
  exchange.skew = ahead
}

beforeAll(async () => {
  exchange = await openFakeExchange()
  const env = { ...exchange.env, METRICS_PORT: '0', LOG_LEVEL: 'silent' }
  server = await startTestServer({ env, clock: { now } })
  user = await server.register()
  // As many as other prices are judged by.
  for (let i = 0; i < 6; i++) await trading()
})
afterAll(async () => {
  await server.stop()
  await exchange.close()
})

const own = () => ({ token: user.token })
const short = (price: string): string => price.replace(/0{6}$/, '')

let next = 0
const price = (later = 0): string => PRICES[(next + later) % PRICES.length] ?? ''
/** Something is traded at the next recorded price; nobody is told. */
const trade = (time = now()): FakeTrade => {
  const made = exchange.trade(BTC, price(), '0.00100000', time)
  next += 1
  return made
}
const trading = async (): Promise<void> => {
  const made = trade()
  exchange.tell(made)
  await until(() => server.ctx.market.lastTick(1)?.seq === String(made.a))
}

const orderInfo = async (id: string) => (await server.ok('options.orderInfo', { id }, own())).order
const finished = async (id: string) => {
  await until(async () => (await orderInfo(id)).status !== 'settling')
  return orderInfo(id)
}
const tickOf = ({ a, T, p }: FakeTrade) => ({ seq: String(a), time: T, price: short(p) })

interface Opened {
  readonly id: string
  readonly opening: FakeTrade
  /** The second by which it is settled. */
  readonly settleAt: number
}

/** An order of 10 USDT over a minute that the settling trade makes win, where it is the one `later` after the opening one. */
const openOption = async (later: number): Promise<Opened> => {
  await trading()
  const direction = Number(price(later)) > Number(price()) ? 'up' : 'down'
  const ticket = {
    areaId: '1',
    tradeId: 1,
    duration: 60,
    direction,
    quantity: '10',
    accountType: WALLET,
  } as const
  const { order } = await server.ok('options.order', ticket, own())
  const opening = trade()
  exchange.tell(opening)
  await until(async () => (await orderInfo(order.id)).state === 'open')
  return { id: order.id, opening, settleAt: opening.T + 60_000 }
}

/** 10 x 0.76 beside the stake; nothing where both prices are equal. */
const expectWon = async ({ id, opening }: Opened, settling: FakeTrade): Promise<void> => {
  const equal = opening.p === settling.p
  expect(await finished(id)).toMatchObject({
    openTick: tickOf(opening),
    settleTick: tickOf(settling),
    ...(equal ? { outcome: 'equal', credited: '10' } : { outcome: 'win', profit: '7.6', credited: '17.6' }),
  })
  const endings = await endingsPerOrder(server.ctx.db)
  expect(endings).toEqual(endings.map(() => 1))
}

describe(`options (${PRICES_ARE})`, () => {
  test('the last trade at its second settles, though the stream mixes, doubles and loses trades and tells garbage and a wild price', async () => {
    const option = await openOption(2)
    jump(option.settleAt - 2_500)
    const early = trade(option.settleAt - 2_000)
    const wild = exchange.trade(
      BTC,
      `${(Number(price()) * 10).toFixed(2)}000000`,
      '1.00000000',
      option.settleAt - 600,
    )
    const settling = trade(option.settleAt)
    const late = trade(option.settleAt + 1)
    exchange.tell(late, early, early)
    exchange.say('{"e":"aggTrade"')
    exchange.tell(wild, late)
    await expectWon(option, settling)
    const metrics = await (await fetch(server.metricsAddress ?? '')).text()
    expect(metrics).toContain('limelight_feed_refused_total{pair="BTC/USDT",reason="price"} 1')
  })

  test('a line that is cut over its second: it waits, and is settled once by the trade that was missed', async () => {
    const option = await openOption(1)
    jump(option.settleAt - 1_000)
    exchange.down = true
    exchange.cut()
    const settling = trade(option.settleAt - 500)
    trade(option.settleAt + 300)
    jump(option.settleAt + 30_000)
    await server.engine.run()
    expect(await orderInfo(option.id)).toMatchObject({ state: 'open', settleTick: null })
    exchange.down = false
    await expectWon(option, settling)
  })

  test('a second before which the exchange traded nothing for more than 3 s settles nothing: the stake comes back', async () => {
    const option = await openOption(1)
    trade(option.settleAt - 3_001)
    jump(option.settleAt + 200)
    exchange.tell(trade())
    const end = await finished(option.id)
    expect(end).toMatchObject({ status: 'cancelled', credited: '10' })
    expect(end.voidReason).toBe('staleSettleTick')
  })
})

test(`a leveraged position is closed once by its stop, at the first trade below it, which a broken line had left out (${PRICES_ARE})`, async () => {
  const funds = { from: WALLET, to: CONTRACT, currencyId: 1, amount: '200' } as const
  await server.ok('account.fundsMovement', funds, own())
  await trading()
  const stop = (Number(price()) * 0.98).toFixed(2)
  const ticket = {
    tradeId: 1,
    tradeType: 1,
    pubQuantity: '0.01',
    lever: 10,
    lostPrice: stop,
    slippage: '0.01',
  } as const
  const { order } = await server.ok('contract.open', ticket, own())
  const filling = trade()
  exchange.tell(filling)
  const positions = () => server.ok('usdt.orderList', {}, own())
  await until(async () => (await positions()).list.length === 1)
  const ask = houseBook(1, short(filling.p), 1).sellList[0]?.price ?? ''
  expect((await positions()).list[0]).toMatchObject({ id: order.id, openPrice: ask })

  exchange.down = true
  exchange.cut()
  trade()
  const below = (Number(stop) - 5).toFixed(2)
  const hitting = exchange.trade(BTC, `${below}000000`, '1.00000000', now())
  exchange.trade(BTC, `${(Number(stop) - 50).toFixed(2)}000000`, '1.00000000', now())
  trade()
  exchange.down = false
  exchange.tell(hitting, hitting)
  await until(async () => (await positions()).list.length === 0)
  const { list } = await server.ok('usdt.getHistory', {}, own())
  const bid = houseBook(1, below, 1).buyList[0]?.price ?? ''
  expect(list).toHaveLength(1)
  expect(list[0]).toMatchObject({
    ...{ positionId: order.id, reason: 'stopLoss', openPrice: ask, tickPrice: below, closePrice: bid },
    // 0.01 x (bid - ask); both have two decimals.
    profit: String(Math.round((Number(bid) - Number(ask)) * 100) / 10_000),
  })
})
