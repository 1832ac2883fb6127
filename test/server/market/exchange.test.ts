import { openFakeExchange, type FakeBar, type FakeExchange, type FakeTrade } from '../../helpers/fakeExchange'
import { openMarketBench, type MarketBench } from '../../helpers/marketBench'
import type { Market } from '@server/market'
import { PRICES, PRICES_ARE } from '../../helpers/recordedPrices'
import { until } from '../../helpers/until'

const MINUTE = 60_000
const BTC = 'BTCUSDT'

let bench: MarketBench
let exchange: FakeExchange
beforeEach(async () => {
  ;[bench, exchange] = await Promise.all([openMarketBench(), openFakeExchange()])
})
afterEach(async () => {
  await bench.close()
  await exchange.close()
})

const start = async (): Promise<Market> => {
  const { market } = await bench.open(exchange.env)
  await market.start()
  return market
}

/** Trades at the next recorded prices. */
let at = 0
const make = (count: number): FakeTrade[] =>
  Array.from({ length: count }, () => exchange.trade(BTC, PRICES[at++ % PRICES.length] ?? '', '0.00100000'))

interface StoredTick {
  readonly seq: string
  readonly time: string
  readonly price: string
}
const stored = (): Promise<StoredTick[]> =>
  bench.db.query<StoredTick>(
    'test.ticks',
    'select seq, time, price from ticks where trade_id = 1 order by seq',
  )
const shortPrice = (text: string): string => text.replace(/0{6}$/, '')
const asStored = (trades: readonly FakeTrade[]): StoredTick[] =>
  trades.map(({ a, T, p }) => ({ seq: String(a), time: String(T), price: shortPrice(p) }))
const storedAre = (trades: readonly FakeTrade[]) => async (): Promise<boolean> =>
  (await stored()).length >= trades.length

test(`every trade is stored once under the exchange's number and time, though the stream loses, doubles and mixes them (${PRICES_ARE})`, async () => {
  const market = await start()
  const made = make(20)
  const [first, second, , ...others] = made
  // The third is never told, the first two are told in the wrong order, and the last five twice.
  exchange.tell(...[second, first].filter((trade) => trade !== undefined), ...others, ...made.slice(-5))
  await until(storedAre(made))
  expect(await stored()).toEqual(asStored(made))
  const [bar] = await market.candles({ tradeId: 1, period: '1d', limit: 1 })
  expect(bar).toMatchObject({
    open: shortPrice(made[0]?.p ?? ''),
    close: shortPrice(made.at(-1)?.p ?? ''),
    // 20 trades of 0.001.
    volume: '0.02',
  })
  expect(market.tradable(4)).toBe(false)
})

test("a new installation begins with the exchange's bars, and goes on with its trades", async () => {
  const minute = Math.floor(Date.now() / MINUTE) * MINUTE
  const bar = (time: number, low: string): FakeBar =>
    [
      ...[time, '23000.00', '23010.00', low, '23005.50', '2.50000000', time + 59_999, '57500.12500000'],
    ] as unknown as FakeBar
  exchange.bars.set(BTC, [bar(minute - 2 * MINUTE, '22990.10'), bar(minute - MINUTE, '22980.00')])
  const before = exchange.trade(BTC, '23001.00000000', '1.00000000', minute - 1)
  const market = await start()
  const made = make(3)
  exchange.tell(...made)
  await until(storedAre(made))
  expect((await stored()).map(({ seq }) => seq)).not.toContain(String(before.a))
  const bars = await market.candles({ tradeId: 1, period: '1m', before: minute, limit: 5 })
  expect(bars).toEqual([
    {
      ...{
        time: minute - 2 * MINUTE,
        open: '23000.00',
        high: '23010.00',
        low: '22990.10',
        close: '23005.50',
      },
      ...{ volume: '2.5', turnover: '57500.125' },
    },
    {
      ...{ time: minute - MINUTE, open: '23000.00', high: '23010.00', low: '22980.00', close: '23005.50' },
      ...{ volume: '2.5', turnover: '57500.125' },
    },
  ])
})

test('a stall is seen: market time stands still, the price is old; afterwards what was missed is fetched', async () => {
  const market = await start()
  const before = make(2)
  exchange.tell(...before)
  await until(storedAre(before))
  await until(() => market.lastTick(1)?.seq === String(before.at(-1)?.a))
  expect(market.isStale(1)).toBe(false)
  exchange.silent = true
  const missed = make(3)
  await until(() => market.isStale(1) && market.state() === 'stalled')
  const stood = market.storedThrough(1)
  // The line is given up for its silence and put up anew; until it speaks nothing is taken for known.
  await until(() => exchange.lines > 1)
  expect(market.storedThrough(1)).toBe(stood)
  expect(stood).toBeLessThan(missed[0]?.T ?? 0)
  exchange.silent = false
  const all = [...before, ...missed]
  await until(storedAre(all))
  expect(await stored()).toEqual(asStored(all))
  await until(() => market.storedThrough(1) > (missed.at(-1)?.T ?? Infinity))
})

test('a line that is cut, and calls that fail meanwhile, lose nothing', async () => {
  await start()
  const before = make(2)
  exchange.tell(...before)
  await until(storedAre(before))
  exchange.down = true
  exchange.cut()
  const missed = make(1_200)
  await until(() => exchange.lines > 1)
  exchange.tell(...make(1))
  exchange.down = false
  await until(async () => (await stored()).length === 1_203)
  expect((await stored()).map(({ seq }) => Number(seq))).toEqual(
    Array.from({ length: 1_203 }, (_, i) => i + 1),
  )
  expect((await stored())[1_201]).toEqual(asStored(missed).at(-1))
})

test('garbage is taken for no trade: the line is put up anew, and the trade itself is fetched', async () => {
  await start()
  const [first, spoiled, last] = make(3)
  if (!first || !spoiled || !last) throw new Error('three were made')
  exchange.tell(first)
  await until(storedAre([first]))
  exchange.say('{"e":"aggTrade"')
  exchange.say('[]')
  exchange.tell({ ...spoiled, p: '-1' })
  await until(() => exchange.lines > 1)
  exchange.tell(last)
  await until(storedAre([first, spoiled, last]))
  expect(await stored()).toEqual(asStored([first, spoiled, last]))
})

test("while this machine's clock and the exchange's differ nothing is taken", async () => {
  exchange.skew = 5_000
  const market = await start()
  const made = make(2)
  exchange.tell(...made)
  await until(() => exchange.asked > 1)
  expect(await stored()).toEqual([])
  expect(market.lastTick(1)).toBeNull()
  exchange.skew = 0
  await until(storedAre(made))
  expect(await stored()).toEqual(asStored(made))
})

test('what was traded while no server ran is stored when one starts, trade by trade', async () => {
  const first = await start()
  const before = make(2)
  exchange.tell(...before)
  await until(storedAre(before))
  await first.stop()
  const missed = make(5)
  const second = await start()
  const all = [...before, ...missed]
  await until(storedAre(all))
  expect(await stored()).toEqual(asStored(all))
  await until(() => second.lastTick(1)?.seq === String(missed.at(-1)?.a))
})

describe('what cannot be true is not stored, and counted', () => {
  const refused = (market: Market) =>
    market.refused().map(({ reason, tradeId, count }) => [reason, tradeId, count])
  const at = (price: string, time?: number): FakeTrade => exchange.trade(BTC, price, '1.00000000', time)
  /** Six trades at 100.00: five are enough to judge others by. */
  const six = (): FakeTrade[] => Array.from({ length: 6 }, () => at('100.00000000'))

  test('prices: 20 % from the middle one of the last trades is believed, a cent more is not, and neither is 0', async () => {
    const market = await start()
    const before = six()
    const wrong = [at('120.01000000'), at('79.99000000'), at('0.00000000'), at('1000.00000000')]
    const right = [at('120.00000000'), at('80.00000000')]
    exchange.tell(...before, ...wrong.slice(0, 2), ...right)
    await until(storedAre([...before, ...right]))
    expect(await stored()).toEqual(asStored([...before, ...right]))
    expect(refused(market)).toEqual(
      expect.arrayContaining([
        ['price', 1, 3],
        ['unreadable', 1, 1],
      ]),
    )
  })

  test('times: a trade of tomorrow or of last year moves neither the price nor the time of those behind it', async () => {
    const market = await start()
    const before = six()
    const wrong = [
      at('100.01000000', Date.now() + 86_400_000),
      at('100.02000000', Date.now() - 365 * 86_400_000),
    ]
    const after = at('100.03000000')
    exchange.tell(...before, ...wrong, after)
    await until(storedAre([...before, after]))
    expect(await stored()).toEqual(asStored([...before, after]))
    expect(refused(market)).toEqual(
      expect.arrayContaining([
        ['future', 1, 1],
        ['past', 1, 1],
      ]),
    )
    await until(() => market.storedThrough(1) > after.T)
  })

  test('a message of the future does not make the market blind for a stall, and a foreign symbol is nobody', async () => {
    const market = await start()
    const before = six()
    exchange.tell(...before)
    await until(storedAre(before))
    const event = { e: '24hrMiniTicker', E: Date.now() + 3_600_000, s: BTC, c: '1', v: '1' }
    exchange.say(JSON.stringify(event))
    exchange.tell({ ...before[0], symbol: 'DOGEUSDT' } as FakeTrade)
    exchange.silent = true
    await until(() => refused(market).length === 2)
    expect(refused(market)).toEqual([
      ['future', 1, 1],
      ['symbol', null, 1],
    ])
    await until(() => market.state() === 'stalled')
    expect(market.storedThrough(1)).toBeLessThan(Date.now())
  })

  test('while nothing believable comes the price grows old', async () => {
    const market = await start()
    const before = six()
    exchange.tell(...before)
    await until(() => market.lastTick(1)?.seq === String(before.at(-1)?.a))
    exchange.tell(at('50.00000000'))
    await until(() => market.isStale(1))
    expect(market.lastTick(1)?.price).toBe('100.00')
    expect(refused(market)).toEqual([['price', 1, 1]])
  })

  const bar = (ago: number, price: string): FakeBar =>
    [(Math.floor(Date.now() / MINUTE) - ago) * MINUTE, price, price, price, price, '1.0', 0, price] as const

  test("a market that did move is believed once the exchange's bars say so, and then its former price is not", async () => {
    await start()
    const before = six()
    exchange.tell(...before)
    await until(storedAre(before))
    // Three of five closed minutes at the new price: their middle one is 50.00.
    const minutes = ['100.00', '100.00', '50.00', '50.00', '50.00'].map((price, i) => bar(5 - i, price))
    exchange.bars.set(BTC, minutes)
    await until(async () => {
      exchange.tell(at('50.01000000'))
      return (await stored()).some(({ price }) => price === '50.01')
    })
    const former = at('100.00000000')
    const last = at('50.02000000')
    exchange.tell(former, last)
    await until(async () => (await stored()).at(-1)?.price === '50.02')
    expect((await stored()).map(({ seq }) => seq)).not.toContain(String(former.a))
  })

  test('the first trades of a start are judged by the bars before them', async () => {
    exchange.bars.set(
      BTC,
      [5, 4, 3, 2, 1].map((ago) => bar(ago, '100.00')),
    )
    await start()
    const wrong = at('10.00000000')
    const right = at('100.01000000')
    exchange.tell(wrong, right)
    await until(storedAre([right]))
    expect(await stored()).toEqual(asStored([right]))
  })
})
