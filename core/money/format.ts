import { money, round, scaleOf, toWire, type Money } from './money'

/** U+2212: a hyphen is no minus. */
export const MINUS = '\u2212'

const group = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

const unsigned = (value: Money, decimals: number): string => {
  const [whole = '0', fraction = ''] = round(value.abs(), decimals, 'down').toFixed(decimals).split('.')
  return fraction ? `${group(whole)}.${fraction}` : group(whole)
}

/** Digits needed for a non-zero value to show its first significant digit. */
const visibleDecimals = (value: Money, decimals: number): number => {
  if (value.eq('0') || !round(value.abs(), decimals, 'down').eq('0')) return decimals
  const exact = toWire(value.abs())
  const firstSignificant = exact.slice(exact.indexOf('.') + 1).search(/[1-9]/) + 1
  return Math.max(decimals, firstSignificant)
}

/**
 * An amount for the screen: thousands grouped, cut (never rounded up) to `decimals`.
 * A non-zero amount never shows as zero: it gets as many digits as it needs.
 */
export const formatAmount = (value: string | Money, decimals = 2): string => {
  const amount = money(value)
  const text = unsigned(amount, visibleDecimals(amount, decimals))
  return amount.lt('0') ? MINUS + text : text
}

/** Like `formatAmount`, with a plus sign on gains; zero has no sign. */
export const formatSigned = (value: string | Money, decimals = 2): string => {
  const amount = money(value)
  return amount.gt('0') ? `+${formatAmount(amount, decimals)}` : formatAmount(amount, decimals)
}

/** A price with exactly `decimals` digits. */
export const formatPrice = (value: string | Money, decimals: number): string => {
  const amount = money(value)
  const text = unsigned(amount, decimals)
  return amount.lt('0') ? MINUS + text : text
}

/** `12.3` -> `+12.30%`: a percentage with sign and two decimals. */
export const formatPercent = (value: string | Money): string => {
  const rounded = round(money(value), 2, 'halfUp')
  const text = `${unsigned(rounded, 2)}%`
  if (rounded.gt('0')) return `+${text}`
  return rounded.lt('0') ? MINUS + text : text
}

const UNITS: readonly [string, string][] = [
  ['1000000000', 'B'],
  ['1000000', 'M'],
  ['1000', 'K'],
]

/** Large turnover figures: 21,110,000 -> `21.11M`. */
export const formatCompact = (value: string | Money): string => {
  const amount = money(value)
  const unit = UNITS.find(([size]) => amount.abs().gte(size))
  return unit ? formatAmount(amount.div(unit[0]), 2) + unit[1] : formatAmount(amount, 2)
}

/** Removes zeros at the end: `1.500` -> `1.5`, `2.00` -> `2`. */
export const trimZeros = (text: string): string => (scaleOf(text) > 0 ? text.replace(/\.?0+$/, '') : text)
