import fc from 'fast-check'
import { pathPrice, pathQuantity } from '@server/market/replay/path'
import type { Bar } from '@server/market/types'

const SECONDS = Array.from({ length: 60 }, (_, i) => i)
const bar = (open: bigint, high: bigint, low: bigint, close: bigint, volume = 0n): Bar => ({
  time: 0,
  open,
  high,
  low,
  close,
  volume,
  turnover: 0n,
})
const prices = (b: Bar): bigint[] => SECONDS.map((s) => pathPrice(b, s))

test('a minute that rose goes open, low, high, close at seconds 0, 20, 40, 59 (by hand)', () => {
  const path = prices(bar(100n, 160n, 60n, 141n))
  expect([0, 20, 40, 59].map((s) => path[s])).toEqual([100n, 60n, 160n, 141n])
  expect([10, 30, 50].map((s) => path[s])).toEqual([80n, 110n, 150n])
  expect(path[1]).toBe(98n)
})

test('a minute that fell goes open, high, low, close (by hand)', () => {
  const path = prices(bar(141n, 160n, 60n, 100n))
  expect([0, 20, 40, 59].map((s) => path[s])).toEqual([141n, 160n, 60n, 100n])
})

test('close equal to open counts as a rise: the low comes first', () => {
  expect(pathPrice(bar(100n, 110n, 90n, 100n), 20)).toBe(90n)
})

test('prices between corners are rounded to the nearest unit, halves away from the start (by hand)', () => {
  // From 100 to 110 in 20 seconds: half a unit a second.
  const path = prices(bar(100n, 130n, 100n, 100n))
  expect(path.slice(0, 3)).toEqual([100n, 100n, 100n])
  expect([21, 22, 23].map((s) => path[s])).toEqual([102n, 103n, 105n])
})

test('a quiet minute keeps its one price and no quantity', () => {
  const quiet = bar(100n, 100n, 100n, 100n)
  expect(new Set(prices(quiet))).toEqual(new Set([100n]))
  expect(SECONDS.map((s) => pathQuantity(quiet, s, 100n)).every((q) => q === 0n)).toBe(true)
})

test('volume 2.131777 in lots of 0.000001: 59 shares of 0.035529, and 0.035566 on the last tick (by hand)', () => {
  const minute = bar(1n, 1n, 1n, 1n, 213_177_700n)
  expect(pathQuantity(minute, 0, 100n)).toBe(3_552_900n)
  expect(pathQuantity(minute, 58, 100n)).toBe(3_552_900n)
  expect(pathQuantity(minute, 59, 100n)).toBe(3_556_600n)
})

test('any bar: the path has its exact open, high, low, close and volume', () => {
  const price = fc.bigInt(1n, 10n ** 12n)
  fc.assert(
    fc.property(price, price, price, price, fc.bigInt(0n, 10n ** 14n), (a, b, c, d, volume) => {
      const [low = a, open = b, close = c, high = d] = [a, b, c, d].sort((x, y) => (x < y ? -1 : 1))
      for (const [o, k] of [
        [open, close],
        [close, open],
      ] as const) {
        const minute = bar(o, high, low, k, volume)
        const path = prices(minute)
        expect([path[0], path[59]]).toEqual([o, k])
        expect(path.reduce((x, y) => (x > y ? x : y))).toBe(high)
        expect(path.reduce((x, y) => (x < y ? x : y))).toBe(low)
        expect(SECONDS.reduce((sum, s) => sum + pathQuantity(minute, s, 100n), 0n)).toBe(volume)
      }
    }),
  )
})
