import fc from 'fast-check'
import { INDICATORS, type IndicatorId } from '@/features/chart/indicators/registry'
import { createStudy } from '@/features/chart/indicators/study'
import { barsOf, closes, realCandles } from './helpers'

const { candles, from } = realCandles(2000)

/** Straight from the definition: the mean of the last n closes. */
const naiveAverage = (values: readonly number[], n: number): number[] =>
  values.map((_, i) =>
    i < n - 1 ? NaN : values.slice(i - n + 1, i + 1).reduce((sum, value) => sum + value, 0) / n,
  )

describe('moving average', () => {
  it('of 1..6 over 5 is 3 and 4 (by hand)', () => {
    const bars = barsOf(closes([1, 2, 3, 4, 5, 6]))
    const study = createStudy('MA', [5])
    study.update(bars, 0)
    expect([...study.columns[0]!.subarray(0, 6)]).toEqual([NaN, NaN, NaN, NaN, 3, 4])
  })

  it('of a jump: 10,10,10,10,60 over 5 is 20, over 2 is 35 (by hand)', () => {
    const bars = barsOf(closes([10, 10, 10, 10, 60]))
    const study = createStudy('MA', [5, 2])
    study.update(bars, 0)
    expect([study.columns[0]![4], study.columns[1]![4]]).toEqual([20, 35])
  })

  it.each([5, 10, 30])(`MA%i equals the definition on 2,000 candles (${from})`, (length) => {
    const bars = barsOf(candles)
    const study = createStudy('MA', [length])
    study.update(bars, 0)
    const naive = naiveAverage(
      candles.map((c) => Number(c.close)),
      length,
    )
    naive.forEach((value, i) => {
      if (Number.isNaN(value)) expect(study.columns[0]![i]).toBeNaN()
      else expect(study.columns[0]![i]).toBeCloseTo(value, 8)
    })
  })
})

describe.each(Object.keys(INDICATORS) as IndicatorId[])('%s', (id) => {
  it('bar by bar and tick by tick equals one full computation, bit for bit', () => {
    const tick = fc.record({ value: fc.integer({ min: 1, max: 10_000_000 }), next: fc.boolean() })
    fc.assert(
      fc.property(fc.array(tick, { minLength: 1, maxLength: 120 }), (ticks) => {
        const live = barsOf([])
        const study = createStudy(id)
        for (const { value, next } of ticks) {
          const index = next || live.length === 0 ? live.length : live.length - 1
          const bar = { ...closes([value / 100])[0]!, time: index * 60_000, volume: String(value / 7) }
          if (index === live.length) live.append(bar)
          else live.replace(index, bar)
          study.update(live, index)
        }
        const fresh = createStudy(id)
        fresh.update(barsOf(live.source), 0)
        study.columns.forEach((column, k) => {
          expect([...column.subarray(0, live.length)]).toEqual([
            ...fresh.columns[k]!.subarray(0, live.length),
          ])
        })
      }),
    )
  })
})
