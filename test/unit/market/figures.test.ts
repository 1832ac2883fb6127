import fc from 'fast-check'
import { houseBook } from '@server/market/book'
import { sparkline, stats24h } from '@server/market/stats'
import type { Bar } from '@server/market/types'
import { divideHalfUp, fromUnits, fromUnitsShort, toUnits } from '@server/market/units'

const MINUTE = 60_000
const DAY = 1440 * MINUTE
const NOW = Date.UTC(2025, 0, 7, 12, 0, 30)

/** A BTC/USDT bar: price in cents, volume in 10^-8. */
const bar = (time: number, open: bigint, high: bigint, low: bigint, close: bigint, volume: bigint): Bar => ({
  time,
  open,
  high,
  low,
  close,
  volume,
  turnover: close * volume,
})

describe('24 h figures (by hand)', () => {
  const minute = Math.floor(NOW / MINUTE) * MINUTE
  const outside = bar(minute - DAY, 1n, 9_999_999n, 1n, 2_000_000n, 10n ** 9n)
  const first = bar(minute - DAY + MINUTE, 2_010_000n, 2_020_000n, 1_990_000n, 2_000_500n, 50_000_000n)
  const last = bar(minute, 2_000_500n, 2_100_000n, 2_000_000n, 2_050_001n, 25_000_000n)

  test('open is the close before the window; extremes, volume and turnover lie inside', () => {
    expect(stats24h(1, [outside, first, last], NOW)).toEqual({
      open: '20000.00',
      last: '20500.01',
      high: '21000.00',
      low: '19900.00',
      change: '500.01',
      rise: '2.50',
      volume: '0.75',
      turnover: '15127.5025',
    })
  })

  test('without an older bar, open is the first price of the window', () => {
    expect(stats24h(1, [first, last], NOW)?.open).toBe('20100.00')
  })

  test('a fall is negative, rounded to the nearest hundredth of a percent', () => {
    const fallen = bar(minute, 2_000_000n, 2_000_000n, 1_990_130n, 1_990_130n, 1n)
    expect(stats24h(1, [outside, fallen], NOW)).toMatchObject({ change: '-98.70', rise: '-0.49' })
  })

  test('nothing in the window: no figures', () => {
    expect(stats24h(1, [outside], NOW)).toBeNull()
    expect(stats24h(1, [], NOW)).toBeNull()
  })

  test('the small line has a point per half hour and ends at the last price', () => {
    const bars = Array.from({ length: 1440 }, (_, i) => {
      const price = BigInt(2_000_000 + i)
      return bar(minute - DAY + (i + 1) * MINUTE, price, price, price, price, 1n)
    })
    const line = sparkline(1, bars, NOW)
    expect(line.length).toBeGreaterThanOrEqual(48)
    expect(line.at(-1)).toBe('20014.39')
  })
})

describe('units', () => {
  test.each([
    ['23140.48', 2, 2_314_048n],
    ['0.5', 2, 50n],
    ['7', 2, 700n],
    ['1.2300', 2, 123n],
    ['1.234', 2, null],
    ['-1', 2, null],
    ['1e5', 2, null],
    ['', 2, null],
  ])('%s at scale %d is %s', (text, scale, units) => {
    expect(toUnits(text, scale)).toBe(units)
  })

  test('texts and units go back and forth', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 30n), fc.integer({ min: 0, max: 18 }), (units, scale) => {
        expect(toUnits(fromUnits(units, scale), scale)).toBe(units)
        expect(toUnits(fromUnitsShort(units, scale), scale)).toBe(units)
      }),
    )
  })

  test('halves round away from zero', () => {
    expect([3n, -3n, 1n, -1n, 5n].map((n) => divideHalfUp(n, 2n))).toEqual([2n, -2n, 1n, -1n, 3n])
  })
})

describe('house quotes', () => {
  test('20 levels a side, best first, bids below asks, around the last price', () => {
    const book = houseBook(1, '22400.10')
    const bids = book.buyList.map((row) => Number(row.price))
    const asks = book.sellList.map((row) => Number(row.price))
    expect([bids.length, asks.length]).toEqual([20, 20])
    expect(bids).toEqual([...new Set(bids)].sort((a, b) => b - a))
    expect(asks).toEqual([...new Set(asks)].sort((a, b) => a - b))
    expect(Math.max(...bids)).toBeLessThan(22_400.1)
    expect(Math.min(...asks)).toBeGreaterThan(22_400.1)
    expect(book.simulated).toBe(true)
  })

  test('the same price gives the same book; widths grow to 1', () => {
    expect(houseBook(4, '0.8400')).toEqual(houseBook(4, '0.8400'))
    const ratios = houseBook(3, '0.06780').sellList.map((row) => row.ratio)
    expect(ratios).toEqual([...ratios].sort((a, b) => a - b))
    expect(ratios.at(-1)).toBe(1)
  })

  test('80 levels a side begin with the 20 of the ticker; the next twenties are three times as far apart', () => {
    const [all, ticker] = [houseBook(1, '22400.10', 80), houseBook(1, '22400.10')]
    const plain = ({ price, nums }: { price: string; nums: string }): string[] => [price, nums]
    expect(all.sellList.slice(0, 20).map(plain)).toEqual(ticker.sellList.map(plain))
    // By hand: 10 parts per million of 22,400.10 are 0.22; half the spread is 1.12.
    const prices = all.sellList.map((row) => Number(row.price))
    const width = [0.22, 0.66, 1.98, 5.94]
    expect(prices).toHaveLength(80)
    expect(prices[0]).toBeGreaterThanOrEqual(22_401.22)
    expect(prices[0]).toBeLessThan(22_401.22 + 2 * 0.22)
    width.forEach((cell, block) => {
      const inside = prices.slice(block * 20, block * 20 + 20)
      const reach = (inside[19] ?? 0) - (inside[0] ?? 0)
      expect(reach).toBeGreaterThan(18 * cell)
      expect(reach).toBeLessThan(20 * cell)
    })
  })

  test('a level keeps its amount when the price moves a little', () => {
    const [before, after] = [houseBook(2, '1560.00'), houseBook(2, '1560.01')]
    const known = new Map(before.buyList.map((row) => [row.price, row.nums]))
    const kept = after.buyList.filter((row) => known.has(row.price))
    expect(kept.length).toBeGreaterThanOrEqual(19)
    kept.forEach((row) => expect(row.nums).toBe(known.get(row.price)))
  })

  test('any price: bids stay above zero and below asks', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 9n), (cents) => {
        const { buyList, sellList } = houseBook(1, fromUnits(cents, 2))
        expect(buyList.every((row) => Number(row.price) > 0 && Number(row.nums) > 0)).toBe(true)
        expect(sellList).toHaveLength(20)
        const [bid, ask] = [buyList[0], sellList[0]]
        if (bid && ask) expect(Number(bid.price)).toBeLessThan(Number(ask.price))
      }),
    )
  })
})
