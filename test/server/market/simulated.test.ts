import { simulatedFeed } from '@server/market/simulated/feed'
import { PAIRS, PERIODS, type TradeId } from '@core/domain'
import { openMarketBench, tickThat, type MarketBench } from '../../helpers/marketBench'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOON = Date.UTC(2025, 0, 8, 12)

let bench: MarketBench
beforeEach(async () => {
  bench = await openMarketBench()
})
afterEach(() => bench.close())

interface TickRow {
  trade_id: TradeId
  seq: string
  time: string
  price: string
  quantity: string
}

const storedTicks = (tradeId: TradeId): Promise<TickRow[]> =>
  bench.db.query<TickRow>('test.stored', 'select * from ticks where trade_id = $1 order by seq', [tradeId])

const feedOf = async () => {
  const [row] = await bench.db.query<{ seed: string }>('test.seed', 'select seed from market_feed')
  return simulatedFeed(row?.seed ?? '')
}

/** Starts a market at a fixed wall time and stops it when it has caught up. */
const runAt = async (time: number): Promise<void> => {
  const { market } = await bench.open({}, () => time)
  await market.start()
  await market.stop()
}

test('the first start has 30 days of bars and the ticks of the last hour, all of them those of the seed', async () => {
  const { market } = await bench.open({}, () => NOON)
  await market.start()
  const feed = await feedOf()
  for (const { tradeId } of PAIRS) {
    const ticks = await storedTicks(tradeId)
    const expected = feed.ticks(NOON - HOUR - 1, NOON).filter((t) => t.tradeId === tradeId)
    expect(ticks.map((t) => Number(t.seq))).toEqual(expected.map((t) => t.seq))
    expect(ticks.map((t) => Number(t.time))).toEqual(expected.map((t) => t.time))
    const daily = await market.candles({ tradeId, period: '1d', limit: 1000 })
    expect(daily.map((bar) => bar.time)).toEqual(
      Array.from({ length: 31 }, (_, i) => NOON - 12 * HOUR - (30 - i) * DAY),
    )
    expect(market.isStale(tradeId)).toBe(false)
    expect(market.lastTick(tradeId)?.price).toBe(ticks.at(-1)?.price)
  }
  expect(market.state()).toBe('live')
  for (const period of PERIODS) {
    expect((await market.candles({ tradeId: 1, period, limit: 3 })).length).toBeGreaterThan(2)
  }
}, 60_000)

test('a downtime of three hours is made up for tick by tick: bars and ticks are as if it had never been down', async () => {
  await runAt(NOON)
  await runAt(NOON + 3 * HOUR)
  const feed = await feedOf()
  const expected = feed.ticks(NOON - HOUR - 1, NOON + 3 * HOUR).filter((t) => t.tradeId === 3)
  expect((await storedTicks(3)).map((t) => [Number(t.seq), t.price])).toEqual(
    expected.map((t) => [t.seq, `0.${String(t.price).padStart(5, '0')}`]),
  )
  const { market } = await bench.open({}, () => NOON + 3 * HOUR)
  const bars = await market.candles({ tradeId: 3, period: '1m', before: NOON + 3 * HOUR, limit: 300 })
  const minutes = [...feed.minuteBars(3, bars[0]?.time ?? 0, NOON + 3 * HOUR)]
  expect(bars.map((bar) => [bar.time, bar.close])).toEqual(
    minutes.map((bar) => [bar.time, `0.${String(bar.close).padStart(5, '0')}`]),
  )
}, 60_000)

test('after three days the hours that running options need have all their ticks, and no bar is missing', async () => {
  await runAt(NOON)
  await runAt(NOON + 3 * DAY)
  const feed = await feedOf()
  const seqs = new Set((await storedTicks(1)).map((t) => Number(t.seq)))
  const needed = feed.ticks(NOON, NOON + 4 * HOUR).filter((t) => t.tradeId === 1)
  expect(needed.filter((t) => !seqs.has(t.seq))).toEqual([])
  const { market } = await bench.open({}, () => NOON + 3 * DAY)
  const hours = await market.candles({ tradeId: 1, period: '1h', limit: 80 })
  expect(hours.map((bar) => bar.time)).toEqual(
    Array.from({ length: 80 }, (_, i) => NOON + 3 * DAY - (79 - i) * HOUR),
  )
  const week = [...feed.minuteBars(1, NOON - 12 * HOUR, NOON + 3 * DAY)]
  const [day] = (await market.candles({ tradeId: 1, period: '1d', limit: 4 })).slice(1, 2)
  const minutes = week.filter((bar) => bar.time >= (day?.time ?? 0) && bar.time < (day?.time ?? 0) + DAY)
  const high = minutes.map((bar) => bar.high).reduce((a, b) => (a > b ? a : b))
  expect(day?.high).toBe(`${high / 100n}.${String(high % 100n).padStart(2, '0')}`)
}, 60_000)

test('ticks are in SQL before anyone is told of them', async () => {
  let now = NOON
  const { market, bus } = await bench.open({}, () => now)
  await market.start()
  const seen: Promise<unknown>[] = []
  bus.subscribe('tick', ({ tradeId, seq, price }) => {
    const stored = bench.db.query<TickRow>(
      'test.one',
      'select * from ticks where trade_id = $1 and seq = $2',
      [tradeId, seq],
    )
    seen.push(stored.then(([row]) => expect(row?.price).toBe(price)))
  })
  const arrived = tickThat(bus, (time) => time > NOON + 4_000)
  now = NOON + 5_000
  await arrived
  expect(seen.length).toBeGreaterThanOrEqual(16)
  await Promise.all(seen)
}, 60_000)
