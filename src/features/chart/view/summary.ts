import { divide, formatPercent, formatPrice, money } from '@core/money'
import type { Bars } from '../model/bars'
import type { ChartModel } from '../model/chartModel'
import { fullLabel } from '../model/time'
import { extremeField, extremeIndex } from '../renderers/extremes'

/** What a chart shows, in figures ready to be put into a sentence. */
export interface ChartFigures {
  /** Opening times of the first and the last visible bar. */
  readonly from: string
  readonly to: string
  readonly last: string
  readonly high: string
  readonly low: string
  /** From the first visible open to the last visible close. */
  readonly change: string
  readonly trend: Trend
}

export type Trend = 'rising' | 'falling' | 'sideways'

/** A move smaller than this share of the range between the extremes is none. */
const SIDEWAYS = 0.15

const mean = (column: Float64Array, from: number, to: number): number => {
  let sum = 0
  for (let i = from; i < to; i++) sum += column[i]!
  return sum / (to - from)
}

/** Where prices went: the mean close of the last quarter against that of the first, beside the whole range. */
export const trendOf = ({ close, high, low }: Bars, from: number, to: number): Trend => {
  const quarter = Math.max(1, Math.floor((to - from) / 4))
  const move = mean(close, to - quarter, to) - mean(close, from, from + quarter)
  const [top, bottom] = [high.subarray(from, to), low.subarray(from, to)]
  const range = top.reduce((a, b) => Math.max(a, b)) - bottom.reduce((a, b) => Math.min(a, b))
  if (Math.abs(move) <= range * SIDEWAYS) return 'sideways'
  return move > 0 ? 'rising' : 'falling'
}

/** The figures of the visible bars for people who do not see the picture; null without bars. */
export const chartFigures = (model: ChartModel): ChartFigures | null => {
  const { bars, view, market } = model
  if (view.to <= view.from) return null
  const first = money(bars.source[view.from]!.open)
  const end = money(bars.source[view.to - 1]!.close)
  const change = first.eq('0') ? first : divide(end.minus(first).times('100'), first, 4, 'halfUp')
  const price = (value: string): string => formatPrice(value, market.priceScale)
  const extreme = (sign: 1 | -1): string =>
    price(bars.source[extremeIndex(model, sign)]![extremeField(model, sign)])
  const time = (index: number): string => fullLabel(bars.time[index]!, model.period, model.zone)
  return {
    from: time(view.from),
    to: time(view.to - 1),
    last: price(bars.source[bars.length - 1]!.close),
    high: extreme(1),
    low: extreme(-1),
    change: formatPercent(change),
    trend: trendOf(bars, view.from, view.to),
  }
}
