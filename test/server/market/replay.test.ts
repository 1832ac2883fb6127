import { PERIODS } from '@core/domain'
import { aggregate, rowsOf } from '../../helpers/aggregate'
import { candleFile, generateCandles, tenDays } from '../../helpers/candles'
import { allBars, openMarketBench, tickThat, type MarketBench } from '../../helpers/marketBench'

const MINUTE = 60_000

let bench: MarketBench
beforeEach(async () => {
  bench = await openMarketBench()
})
afterEach(() => bench.close())

interface Count {
  count: string
  first: string
  last: string
}

const countTicks = async (): Promise<Count | undefined> => {
  const sql =
    'select count(distinct seq) as count, min(seq) as first, max(seq) as last from ticks where trade_id = 1'
  return (await bench.db.query<Count>('test.ticks', sql))[0]
}

const settings = (path: string, speed: number, from = ''): Record<string, string> => ({
  MARKET_FEED: 'replay',
  MARKET_REPLAY_FILE: path,
  MARKET_REPLAY_SPEED: String(speed),
  MARKET_REPLAY_FROM: from,
})

const file = tenDays()

test(`replayed at 100,000 times the speed, all 8 periods are the aggregated file (${file.origin})`, async () => {
  const rows = rowsOf(file.text)
  const lastTick = (rows.at(-1)?.time ?? 0) + 59_000
  const { market, bus } = await bench.open(settings(file.path, 100_000))
  const ended = tickThat(bus, (time) => time === lastTick)
  await market.start()
  await ended
  for (const period of PERIODS) expect(await allBars(market, period)).toEqual(aggregate(rows, period))
  expect(await countTicks()).toEqual({
    count: String(rows.length * 60),
    first: '1',
    last: String(rows.length * 60),
  })
}, 120_000)

test('the last trades are the stored ticks, newest first', async () => {
  const short = candleFile(generateCandles(2))
  const last = (rowsOf(short.text).at(-1)?.time ?? 0) + 59_000
  const { market, bus } = await bench.open(settings(short.path, 100_000))
  const ended = tickThat(bus, (time) => time === last)
  await market.start()
  await ended
  const trades = await market.trades(1, 100)
  expect(trades.map(({ seq }) => Number(seq))).toEqual(Array.from({ length: 100 }, (_, i) => 120 - i))
  expect(trades.map(({ time }) => time)).toEqual(Array.from({ length: 100 }, (_, i) => last - i * 1000))
  expect(trades[0]).toEqual(market.lastTick(1))
})

describe('a replay of 200 generated minutes', () => {
  const short = candleFile(generateCandles(200))
  const rows = rowsOf(short.text)
  const start = rows[0]?.time ?? 0
  const lastTick = (rows.at(-1)?.time ?? 0) + 59_000

  const expectWhole = async (): Promise<void> => {
    expect(await countTicks()).toEqual({ count: '12000', first: '1', last: '12000' })
    const { market } = await bench.open(settings(short.path, 1))
    for (const period of PERIODS) expect(await allBars(market, period)).toEqual(aggregate(rows, period))
  }

  test('stopped in the middle of a minute goes on at the same tick, at another speed', async () => {
    const first = await bench.open(settings(short.path, 3_777))
    const middle = tickThat(first.bus, (time) => time > start + 70 * MINUTE)
    await first.market.start()
    await middle
    await first.market.stop()
    const stoppedAt = first.market.now()
    const second = await bench.open(settings(short.path, 100_000))
    const ended = tickThat(second.bus, (time) => time === lastTick)
    await second.market.start()
    expect(second.market.now()).toBe(stoppedAt)
    await ended
    await expectWhole()
  }, 30_000)

  test('taken over by another process while it runs loses and doubles nothing: old epochs are refused', async () => {
    const first = await bench.open(settings(short.path, 5_000))
    const middle = tickThat(first.bus, (time) => time > start + 50 * MINUTE)
    await first.market.start()
    await middle
    const second = await bench.open(settings(short.path, 20_000))
    const ended = tickThat(second.bus, (time) => time === lastTick)
    await second.market.start()
    await ended
    const epochs = await bench.db.query<{ epoch: string }>(
      'test.epochs',
      'select distinct epoch from ticks order by 1',
    )
    expect(epochs.map((row) => row.epoch)).toEqual(['1', '2'])
    await expectWhole()
  }, 30_000)

  test('with a beginning in the middle shows what came before as bars, and no tick of it', async () => {
    const from = start + 90 * MINUTE
    const { market, bus } = await bench.open(settings(short.path, 100_000, new Date(from).toISOString()))
    const ended = tickThat(bus, (time) => time === lastTick)
    await market.start()
    await ended
    for (const period of PERIODS) expect(await allBars(market, period)).toEqual(aggregate(rows, period))
    expect(await countTicks()).toEqual({ count: '6600', first: '5401', last: '12000' })
  }, 30_000)

  test('goes on with the clock after the last tick, and says so; other pairs are not tradable', async () => {
    const { market, bus } = await bench.open(settings(short.path, 100_000))
    const ended = tickThat(bus, (time) => time === lastTick)
    await market.start()
    await ended
    expect([1, 2, 3, 4].map((id) => market.tradable(id as 1 | 2 | 3 | 4))).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(market.lastPrice(4)).toBeNull()
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        if (market.state() !== 'ended') return
        clearInterval(timer)
        resolve()
      }, 10)
    })
    expect(market.isStale(1)).toBe(true)
    expect(market.storedThrough(1)).toBeGreaterThan(lastTick)
  }, 30_000)

  test('does not mix with another market in the same data folder', async () => {
    await bench.open(settings(short.path, 1))
    await expect(bench.open({})).rejects.toThrow(/use another DATA_DIR for "simulated"/)
  })

  test('the price at a time is the last tick at or before it, or that of a closed bar before the ticks', async () => {
    const from = start + 90 * MINUTE
    const { market, bus } = await bench.open(settings(short.path, 100_000, new Date(from).toISOString()))
    const ended = tickThat(bus, (time) => time === lastTick)
    await market.start()
    await ended
    const close = (index: number): string => {
      const cents = rows[index]?.close ?? 0n
      return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
    }
    expect(await market.priceAt(5, start + 150 * MINUTE - 1)).toBe(close(149))
    expect(await market.priceAt(5, start + 10 * MINUTE)).toBe(close(9))
    expect(await market.priceAt(5, start)).toBeNull()
    expect(await market.priceAt(1, start)).toBe('1')
    expect(await market.priceAt(2, start + 150 * MINUTE)).toBeNull()
  }, 30_000)
})
