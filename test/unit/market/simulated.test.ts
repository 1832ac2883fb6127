import fc from 'fast-check'
import { PAIRS } from '@core/domain'
import { CandleFolder } from '@server/market/fold'
import { simulatedFeed } from '@server/market/simulated/feed'
import type { Bar, Tick } from '@server/market/types'

const SEED = '0123456789abcdef'
const START = Date.UTC(2025, 0, 6)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const feed = simulatedFeed(SEED)

test('a tick is a function of seed, pair and second: order and neighbours do not matter', () => {
  const whole = new Map(feed.ticks(START, START + HOUR).map((t) => [`${t.tradeId}:${t.seq}`, t]))
  expect(whole.size).toBe(4 * 3600)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3599 }), fc.integer({ min: 0, max: 5000 }), (second, span) => {
      const until = START + second * 1000
      for (const tick of simulatedFeed(SEED).ticks(Math.max(START, until - span), until)) {
        expect(whole.get(`${tick.tradeId}:${tick.seq}`)).toEqual(tick)
      }
    }),
    { numRuns: 100 },
  )
  const backwards = feed.ticks(START + HOUR - 1000, START + HOUR)
  expect(backwards.every((t) => whole.get(`${t.tradeId}:${t.seq}`)?.price === t.price)).toBe(true)
})

test('another seed is another market', () => {
  const prices = (ticks: Tick[]): string => ticks.map((t) => t.price).join()
  expect(prices(simulatedFeed('fedcba9876543210').ticks(START, START + MINUTE))).not.toBe(
    prices(feed.ticks(START, START + MINUTE)),
  )
})

test('history bars are the fold of their ticks, to the last digit', () => {
  const folder = new CandleFolder()
  feed.ticks(START - 1, START + 3 * HOUR - 1).forEach((tick) => folder.addTick(tick))
  const folded = folder.takeChanged().filter((c) => c.period === '1m')
  for (const { tradeId } of PAIRS) {
    const expected: Bar[] = folded.filter((c) => c.tradeId === tradeId).map((c) => c.bar)
    expect([...feed.minuteBars(tradeId, START, START + 3 * HOUR)]).toEqual(expected)
  }
})

test('every pair has a tick in every second, with a price above zero near its base and a quantity', () => {
  const ticks = feed.ticks(START - 1, START + 10 * MINUTE - 1)
  for (const { tradeId } of PAIRS) {
    const own = ticks.filter((t) => t.tradeId === tradeId)
    expect(own.map((t) => Math.floor(t.time / 1000))).toEqual(
      Array.from({ length: 600 }, (_, i) => START / 1000 + i),
    )
    expect(own.every((t) => t.quantity > 0n)).toBe(true)
  }
  const bases = { 1: 2_240_000, 2: 156_000, 3: 6_780, 4: 8_400 }
  expect(ticks.every((t) => Math.abs(Number(t.price) / bases[t.tradeId] - 1) < 0.3)).toBe(true)
})

test('the market moves, plausibly: between a tenth and twenty percent over a day', () => {
  for (const { tradeId } of PAIRS) {
    const bars = [...feed.minuteBars(tradeId, START, START + 24 * HOUR)]
    const high = Number(bars.map((b) => b.high).reduce((a, b) => (a > b ? a : b)))
    const low = Number(bars.map((b) => b.low).reduce((a, b) => (a < b ? a : b)))
    expect(high / low).toBeGreaterThan(1.001)
    expect(high / low).toBeLessThan(1.2)
  }
})
