import { divide, formatCompact, formatPercent, formatSigned, MINUS, money } from '@core/money'
import type { Unit } from '../indicators/types'
import type { Candle } from '../model/bars'

/** Digits grouped by threes from the end. */
const grouped = (whole: string): string => {
  let text = whole.slice(-3)
  for (let end = whole.length - 3; end > 0; end -= 3)
    text = `${whole.slice(Math.max(0, end - 3), end)},${text}`
  return text
}

/** A computed number (axis value, average) for the screen: grouped, exactly `decimals` digits; '' when there is none. */
export const formatNumber = (value: number, decimals: number): string => {
  if (!Number.isFinite(value)) return ''
  const text = Math.abs(value).toFixed(decimals)
  const [whole = '', fraction] = text.split('.')
  const sign = value < 0 && /[1-9]/.test(text) ? MINUS : ''
  return sign + grouped(whole) + (fraction ? `.${fraction}` : '')
}

/** A computed quantity for the screen, short; '' when there is none. */
export const formatQuantity = (value: number): string =>
  Number.isFinite(value) ? formatCompact(value.toFixed(6)) : ''

/** Differences of small prices have this many digits more than the prices, or nothing would be seen of them. */
const FINER = 2
const POINT_DECIMALS = 2

/** A value of an indicator, in the digits of its unit; '' when there is none. */
export const formatValue = (value: number, unit: Unit, priceScale: number): string => {
  if (unit === 'quantity') return formatQuantity(value)
  if (unit === 'points') return formatNumber(value, POINT_DECIMALS)
  const finer = unit === 'difference' && priceScale > 2 ? FINER : 0
  return formatNumber(value, priceScale + finer)
}

/** Exact change of one bar from its open to its close. */
export const barChange = (
  candle: Candle,
  scale: number,
): { change: string; percent: string; sign: number } => {
  const open = money(candle.open)
  const change = money(candle.close).minus(open)
  const percent = open.eq('0') ? open : divide(change.times('100'), open, 4, 'halfUp')
  return { change: formatSigned(change, scale), percent: formatPercent(percent), sign: change.cmp('0') }
}
