import { divide, formatPercent, formatPrice, money } from '@core/money'
import type { ChartModel } from '../model/chartModel'
import { extremeField, extremeIndex } from '../renderers/extremes'

/** What a chart shows, in figures ready to be put into a sentence. */
export interface ChartFigures {
  readonly last: string
  readonly high: string
  readonly low: string
  /** From the first visible open to the last visible close. */
  readonly change: string
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
  return {
    last: price(bars.source[bars.length - 1]!.close),
    high: extreme(1),
    low: extreme(-1),
    change: formatPercent(change),
  }
}
