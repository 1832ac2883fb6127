import type { ResponseOf } from '@core/contract/schemas'
import type { Period } from '@core/domain'
import { formatPrice, money, type Money } from '@core/money'
import { formatTime } from '@/i18n/time'

type Bars = ResponseOf<'ext.candles'>['bars']

export const RANGES = ['day', 'week', 'month'] as const
export type Range = (typeof RANGES)[number]

/** Bars that make up a range. */
export const BARS: Readonly<Record<Range, { readonly period: Period; readonly limit: number }>> = {
  day: { period: '15m', limit: 96 },
  week: { period: '1h', limit: 168 },
  month: { period: '1d', limit: 30 },
}

export interface Point {
  /** As the chart's tip shows it. */
  readonly time: string
  /** Closing price, a decimal text. */
  readonly value: string
}

const CLOSE = 4

export const pointsOf = (bars: Bars): Point[] =>
  bars.map((bar) => ({ time: formatTime(bar[0]), value: bar[CLOSE] }))

export interface Span {
  readonly first: string
  readonly last: string
  readonly low: string
  readonly high: string
  readonly rising: boolean
}

/** The line in words, for who does not see it; null without two points. */
export const spanOf = (points: readonly Point[], scale: number): Span | null => {
  const values = points.map(({ value }) => money(value))
  const [first, last] = [values[0], values[values.length - 1]]
  if (!first || !last || values.length < 2) return null
  const text = (value: Money): string => formatPrice(value, scale)
  return {
    first: text(first),
    last: text(last),
    low: text(values.reduce((a, b) => (b.lt(a) ? b : a))),
    high: text(values.reduce((a, b) => (b.gt(a) ? b : a))),
    rising: last.gte(first),
  }
}
