import fc from 'fast-check'
import { INDICATOR_IDS, type IndicatorId } from '@/features/chart/indicators/registry'
import { createStudy } from '@/features/chart/indicators/study'
import type { Bars, Candle } from '@/features/chart/model/bars'
import { ChartModel } from '@/features/chart/model/chartModel'
import { usualParameters } from '@/features/chart/indicators/choice'
import { barsOf, candle, closes, MINUTE, realCandles, START } from './helpers'

/** An indicator's drawn values on these bars, one array per output. */
const compute = (id: IndicatorId, parameters: readonly number[], candles: readonly Candle[]): number[][] => {
  const study = createStudy(id, parameters)
  study.update(barsOf(candles), 0)
  const { outputs } = study.indicator
  return study.columns.slice(0, outputs.length).map((column) => [...column.subarray(0, candles.length)])
}

/** Bars of high, low and close. */
const ranges = (rows: readonly (readonly [number, number, number])[]): Candle[] =>
  rows.map(([high, low, close], i) =>
    candle(START + i * MINUTE, String(close), { high: String(high), low: String(low) }),
  )

describe('figures worked out by hand', () => {
  it('MA5 of 1..6 is 3 and 4; of a jump to 60 after 10, 10, 10, 10 it is 20, and MA2 is 35', () => {
    expect(compute('MA', [5], closes([1, 2, 3, 4, 5, 6]))).toEqual([[NaN, NaN, NaN, NaN, 3, 4]])
    expect(compute('MA', [5, 2], closes([10, 10, 10, 10, 60])).map((line) => line[4])).toEqual([20, 35])
  })

  it('EMA3 of 1, 2, 3, 6 begins with the mean 2 and goes half of the way to 6: 4', () => {
    expect(compute('EMA', [3], closes([1, 2, 3, 6]))).toEqual([[NaN, NaN, 2, 4]])
  })

  it('BOLL(2,2) of 10 and 14: the mean 12, 2 deviations of 2 on both sides', () => {
    expect(compute('BOLL', [2, 2], closes([10, 14]))).toEqual([
      [NaN, 12],
      [NaN, 16],
      [NaN, 8],
    ])
  })

  it('MACD(1,2,2) of 1, 3, 8: slow averages 2 and 6, so DIF 1 and 2, DEA 1.5, bar 2 x 0.5', () => {
    const [bars, dif, dea] = compute('MACD', [1, 2, 2], closes([1, 3, 8]))
    expect(dif).toEqual([NaN, 1, 2])
    expect(dea).toEqual([NaN, NaN, 1.5])
    expect(bars).toEqual([NaN, NaN, 1])
  })

  it('KDJ(2,3,3) of a close at the high: RSV 100, K 200/3, D 500/9, J 800/9', () => {
    const lines = compute(
      'KDJ',
      [2, 3, 3],
      ranges([
        [10, 5, 5],
        [10, 6, 10],
      ]),
    )
    const last = lines.map((line) => line[1]!)
    const expected = [200 / 3, 500 / 9, 800 / 9]
    last.forEach((value, k) => expect(value).toBeCloseTo(expected[k]!, 12))
  })

  it('RSI2 of 10, 12, 11, 13: gains 1 against losses 0.5, then 1.5 against 0.25', () => {
    const [line] = compute('RSI', [2], closes([10, 12, 11, 13]))
    expect(line!.slice(0, 2)).toEqual([NaN, NaN])
    expect(line![2]).toBeCloseTo(200 / 3, 12)
    expect(line![3]).toBeCloseTo(600 / 7, 12)
  })

  it('WR2 of a close a fifth of the range below the high is -20', () => {
    expect(
      compute(
        'WR',
        [2],
        ranges([
          [10, 6, 7],
          [9, 5, 9],
        ]),
      )[0]![1],
    ).toBe(-20)
  })

  it('SAR(0.02,0.2): 8, 8, 8 (not above the lows before), 8.24, and 12.5 where the price falls through it', () => {
    const bars = ranges([
      [10, 8, 9],
      [11, 9, 10],
      [12, 10, 11],
      [12.5, 11, 12],
      [9, 7, 8],
    ])
    const [dots] = compute('SAR', [0.02, 0.2], bars)
    expect(dots!.slice(0, 3)).toEqual([8, 8, 8])
    expect(dots![3]).toBeCloseTo(8.24, 12)
    expect(dots![4]).toBe(12.5)
  })

  it('VOL is the volume', () => {
    expect(compute('VOL', [], [candle(START, '1', { volume: '2.5' })])).toEqual([[2.5]])
  })

  it('a market that does not move is in the middle of every range', () => {
    const flat = closes(Array.from({ length: 40 }, () => 7))
    expect(compute('KDJ', [9, 3, 3], flat).map((line) => line[39])).toEqual([50, 50, 50])
    expect(compute('RSI', [6], flat)[0]![39]).toBe(50)
    expect(compute('WR', [14], flat)[0]![39]).toBe(-50)
    expect(compute('BOLL', [20, 2], flat).map((line) => line[39])).toEqual([7, 7, 7])
  })

  it('a market that only rises has a strength of 100, one that only falls 0', () => {
    expect(compute('RSI', [2], closes([1, 2, 3, 4]))[0]![3]).toBe(100)
    expect(compute('RSI', [2], closes([4, 3, 2, 1]))[0]![3]).toBe(0)
  })
})

/** Changes that a feed makes to a chart, each from two random numbers. */
const CHANGES: Record<string, (model: ChartModel, bar: (time: number) => Candle, share: number) => void> = {
  append: (model, bar) => model.upsert(bar(model.bars.lastTime + MINUTE)),
  tick: (model, bar) => model.upsert(bar(model.bars.lastTime)),
  correct: (model, bar, share) => model.upsert(bar(model.bars.time[Math.floor(share * model.bars.length)]!)),
  prepend: (model, bar, share) => {
    const first = model.bars.time[0]!
    const count = 1 + Math.floor(share * 30)
    model.prepend(Array.from({ length: count }, (_, i) => bar(first - (count - i) * MINUTE)))
  },
  merge: (model, bar, share) => {
    const from = model.bars.time[Math.floor(share * model.bars.length)]!
    model.merge(Array.from({ length: 5 }, (_, i) => bar(from + i * MINUTE)))
  },
}

const open = (candles: readonly Candle[]): ChartModel => {
  const model = new ChartModel(() => 0)
  model.resize(390, 2000)
  model.open({ priceScale: 2 }, '1m')
  model.choose(INDICATOR_IDS.map((id) => ({ id, parameters: usualParameters(id) })))
  model.load(candles)
  return model
}

/** Every column of every indicator, hidden ones, too. */
const columnsOf = ({ panes, bars }: ChartModel): Record<string, number[][]> =>
  Object.fromEntries(
    panes.flatMap(({ studies }) =>
      studies.map(({ id, columns }) => [id, columns.map((column) => [...column.subarray(0, bars.length)])]),
    ),
  )

it('after any changes every indicator equals one full computation, bit for bit', () => {
  const change = fc.record({
    kind: fc.constantFrom(...Object.keys(CHANGES)),
    seed: fc.integer({ min: 1, max: 1_000_000 }),
    share: fc.double({ min: 0, max: 0.999, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 60 }), (changes) => {
      const model = open(closes(Array.from({ length: 20 }, (_, i) => 100 + (i % 7))))
      for (const { kind, seed, share } of changes) {
        let state = seed
        const next = () => (state = (state * 16_807) % 2_147_483_647) % 1000
        const bar = (time: number): Candle => {
          const [a, b] = [10 + next() / 10, 10 + next() / 10]
          return candle(time, String(a), {
            open: String(b),
            high: String(Math.max(a, b) + next() / 100),
            low: String(Math.min(a, b) - next() / 100),
            volume: String(next()),
          })
        }
        CHANGES[kind]!(model, bar, share)
      }
      const live = columnsOf(model)
      expect(Object.keys(live)).toEqual([...INDICATOR_IDS])
      expect(live).toEqual(columnsOf(open(model.bars.source)))
    }),
  )
})

const { candles, from } = realCandles(4000)

/** How many bars' figures an indicator reads to bring the newest bar up to date. */
const readsOfTail = (id: IndicatorId, count: number): number => {
  const bars = barsOf(candles.slice(0, count))
  const study = createStudy(id)
  study.update(bars, 0)
  let reads = 0
  const watched = (column: Float64Array): Float64Array =>
    new Proxy(column, {
      get: (target, key) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) reads++
        const value: unknown = Reflect.get(target, key, target)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
  const names = ['open', 'high', 'low', 'close', 'volume'] as const
  const properties = Object.fromEntries(names.map((name) => [name, { value: watched(bars[name]) }]))
  study.indicator.compute(Object.create(bars, properties) as Bars, study.columns, count - 1)
  return reads
}

it.each(INDICATOR_IDS)(`a tick of %s reads its window only, whatever the history (${from})`, (id) => {
  expect(readsOfTail(id, 4000)).toBe(readsOfTail(id, 1000))
  expect(readsOfTail(id, 4000)).toBeLessThan(100)
})
