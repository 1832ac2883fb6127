/**
 * @jest-environment jsdom
 *
 * Indicators agree with two independent libraries, each where its definition is ours, on every recorded candle: the
 * difference is at most 1e-9 of the value, or of 1 where the value is smaller.
 */
import type { KLineData } from 'klinecharts'
import {
  averagegain,
  averageloss,
  bollingerbands,
  ema,
  macd,
  psar,
  sma,
  williamsr,
} from 'technicalindicators'
import type { IndicatorId } from '@/features/chart/indicators/registry'
import { createStudy } from '@/features/chart/indicators/study'
import { barsOf, realCandles } from './helpers'
import { klinechartsRows } from './klinecharts'

const { candles, from } = realCandles(14_400)
const bars = barsOf(candles)
const count = candles.length
const column = (name: 'open' | 'high' | 'low' | 'close'): number[] => [...bars[name].subarray(0, count)]
const [high, low, close] = [column('high'), column('low'), column('close')]
const rows: KLineData[] = candles.map((candle, i) => ({
  timestamp: candle.time,
  open: bars.open[i]!,
  high: high[i]!,
  low: low[i]!,
  close: close[i]!,
}))

/** Our columns of an indicator. */
const ours = (id: IndicatorId, parameters: readonly number[]): number[][] => {
  const study = createStudy(id, parameters)
  study.update(bars, 0)
  return study.columns
    .slice(0, study.indicator.outputs.length)
    .map((values) => [...values.subarray(0, count)])
}

const differs = (mine: number, theirs: number | undefined): boolean =>
  Number.isNaN(mine) || theirs === undefined
    ? Number.isNaN(mine) !== (theirs === undefined)
    : !(Math.abs(mine - theirs) <= 1e-9 * Math.max(1, Math.abs(theirs)))

/** Libraries that leave out what is not there yet begin later: both end with the same bar. */
const expectEqual = (mine: readonly number[] | undefined, theirs: readonly (number | undefined)[]): void => {
  expect(theirs.length).toBeGreaterThan(count - 600)
  const missing: undefined[] = Array.from({ length: count - theirs.length }, () => undefined)
  const padded = [...missing, ...theirs]
  const wrong = padded.flatMap((value, i) =>
    differs(mine![i]!, value) ? [{ i, value, mine: mine![i] }] : [],
  )
  expect(wrong.slice(0, 3)).toEqual([])
}

describe(`technicalindicators on ${count} candles (${from})`, () => {
  it.each([5, 10, 30, 500])('MA%i', (period) => {
    expectEqual(ours('MA', [period])[0], sma({ period, values: close }))
  })

  it.each([7, 25, 99])('EMA%i', (period) => {
    expectEqual(ours('EMA', [period])[0], ema({ period, values: close }))
  })

  it.each([
    [20, 2],
    [50, 2.5],
  ])('BOLL(%i,%f)', (period, stdDev) => {
    const theirs = bollingerbands({ period, stdDev, values: close })
    const [middle, upper, lower] = ours('BOLL', [period, stdDev])
    expectEqual(
      middle,
      theirs.map((row) => row.middle),
    )
    expectEqual(
      upper,
      theirs.map((row) => row.upper),
    )
    expectEqual(
      lower,
      theirs.map((row) => row.lower),
    )
  })

  it.each([
    [0.02, 0.2],
    [0.01, 0.1],
  ])('SAR(%f,%f)', (step, max) => {
    expectEqual(ours('SAR', [step, max])[0], psar({ step, max, high, low }))
  })

  it('MACD(12,26,9), whose bars it does not double', () => {
    const theirs = macd({
      values: close,
      fastPeriod: 12,
      slowPeriod: 26,
      signalPeriod: 9,
      SimpleMAOscillator: false,
      SimpleMASignal: false,
    })
    const [histogram, dif, dea] = ours('MACD', [12, 26, 9])
    expectEqual(
      dif,
      theirs.map((row) => row.MACD),
    )
    expectEqual(
      dea,
      theirs.map((row) => row.signal),
    )
    expectEqual(
      histogram,
      theirs.map((row) => (row.histogram === undefined ? undefined : 2 * row.histogram)),
    )
  })

  it.each([6, 12, 24])(
    'RSI%i from its average gain and loss (its own RSI is rounded to 2 decimals)',
    (period) => {
      const gains = averagegain({ period, values: close })
      const losses = averageloss({ period, values: close })
      expectEqual(
        ours('RSI', [period])[0],
        gains.map((gain, i) => 100 - 100 / (1 + gain / losses[i]!)),
      )
    },
  )

  it('WR14', () => {
    expectEqual(ours('WR', [14])[0], williamsr({ period: 14, high, low, close }))
  })
})

describe(`klinecharts on ${count} candles (${from})`, () => {
  it.each<[string, IndicatorId, string, number[], string[]]>([
    ['MA', 'MA', 'MA', [5, 10, 30], ['ma1', 'ma2', 'ma3']],
    ['EMA', 'EMA', 'EMA', [7, 25, 99], ['ema1', 'ema2', 'ema3']],
    ['BOLL', 'BOLL', 'BOLL', [20, 2], ['mid', 'up', 'dn']],
    ['MACD', 'MACD', 'MACD', [12, 26, 9], ['macd', 'dif', 'dea']],
    ['KDJ', 'KDJ', 'KDJ', [9, 3, 3], ['k', 'd', 'j']],
    ['KDJ of other lengths', 'KDJ', 'KDJ', [21, 5, 2], ['k', 'd', 'j']],
    ['RSI', 'RSI', 'RSI', [6, 12, 24], ['rsi1', 'rsi2', 'rsi3']],
    ['WR', 'WR', 'WR', [14], ['wr1']],
  ])('%s', (_title, id, name, parameters, keys) => {
    const theirs = klinechartsRows(name, parameters, rows)
    const mine = ours(id, parameters)
    keys.forEach((key, k) =>
      expectEqual(
        mine[k],
        theirs.map((row) => row[key]),
      ),
    )
  })
})
