import { divide, formatCompact, formatPercent, formatPrice, formatSigned, money } from '@core/money'
import type { Candle } from '../model/bars'

/** A computed number (axis value, average) for the screen: grouped, exactly `decimals` digits. */
export const formatNumber = (value: number, decimals: number): string =>
  Number.isFinite(value) ? formatPrice(value.toFixed(decimals), decimals) : ''

/** A computed quantity for the screen, short. */
export const formatQuantity = (value: number): string =>
  Number.isFinite(value) ? formatCompact(value.toFixed(6)) : ''

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
