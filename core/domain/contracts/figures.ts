import { divide, min, money, round, ZERO, type Money } from '../../money'
import { currency, USDT } from '../currencies'
import type { Side } from './terms'

/** Margins, fees and results are in USDT. Rounding goes against the taker (docs/trading.md). */
export const MARGIN_SCALE = currency(USDT).scale

/** A position or what an order would open; prices in USDT, `quantity` in contracts. */
export interface Exposure {
  readonly side: Side
  readonly price: Money
  readonly quantity: Money
  readonly multiplier: Money
}

/** price x quantity x multiplier, exact. */
export const valueOf = (price: Money, quantity: Money, multiplier: Money): Money =>
  price.times(quantity).times(multiplier)

/** value / lever, rounded up. */
export const marginOf = (value: Money, lever: number): Money =>
  divide(value, money(String(lever)), MARGIN_SCALE, 'up')

/** value x rate, rounded up. */
export const feeOf = (value: Money, rate: Money): Money => round(value.times(rate), MARGIN_SCALE, 'up')

/**
 * What closing at `price` earns before fees: (price - open) x quantity x multiplier for a long, the opposite for a short.
 * A profit is rounded down, a loss up.
 */
export const profitAt = ({ side, price: open, quantity, multiplier }: Exposure, price: Money): Money => {
  const move = side === 'long' ? price.minus(open) : open.minus(price)
  const exact = move.times(quantity).times(multiplier)
  return round(exact, MARGIN_SCALE, exact.lt('0') ? 'up' : 'down')
}

/**
 * The price at which equity (margin + profit) equals `maintenanceRate` x value:
 * long (open x Q - margin) / (Q x (1 - rate)), rounded up; short (open x Q + margin) / (Q x (1 + rate)), rounded down;
 * Q = quantity x multiplier.
 * @returns null when a long cannot fall that far
 */
export const liquidationPrice = (
  { side, price: open, quantity, multiplier }: Exposure,
  margin: Money,
  maintenanceRate: Money,
  priceScale: number,
): Money | null => {
  const size = quantity.times(multiplier)
  const value = open.times(size)
  if (side === 'short') {
    return divide(value.plus(margin), size.times(maintenanceRate.plus('1')), priceScale, 'down')
  }
  const left = value.minus(margin)
  if (left.lte('0')) return null
  return divide(left, size.times(maintenanceRate.times('-1').plus('1')), priceScale, 'up')
}

/** The most a position can earn: margin x cap, for a short no more than its value; rounded down. */
export const maxProfitOf = (
  { side, price, quantity, multiplier }: Exposure,
  margin: Money,
  cap: Money,
): Money => {
  const capped = margin.times(cap)
  const most = side === 'short' ? min(capped, valueOf(price, quantity, multiplier)) : capped
  return round(most, MARGIN_SCALE, 'down')
}

/**
 * The price at which the largest profit is reached, rounded to the side that reaches it.
 * @returns null for a short that would need a price of 0 or less
 */
export const profitCapPrice = (
  { side, price: open, quantity, multiplier }: Exposure,
  maxProfit: Money,
  priceScale: number,
): Money | null => {
  const move = maxProfit.div(quantity.times(multiplier))
  if (side === 'long') return round(open.plus(move), priceScale, 'up')
  const price = round(open.minus(move), priceScale, 'down')
  return price.gt('0') ? price : null
}

/** The price at which closing pays for both fees: open x (1 + f) / (1 - f) for a long, the inverse for a short, against the taker. */
export const breakEvenPrice = (side: Side, open: Money, feeRate: Money, priceScale: number): Money => {
  const plus = feeRate.plus('1')
  const minus = feeRate.times('-1').plus('1')
  return side === 'long'
    ? divide(open.times(plus), minus, priceScale, 'up')
    : divide(open.times(minus), plus, priceScale, 'down')
}

/** Maintenance margin over equity in percent, 2 digits, rounded up: 100 or more is liquidation; null without equity. */
export const riskRate = (maintenance: Money, equity: Money): Money | null =>
  equity.gt('0') ? divide(maintenance.times('100'), equity, 2, 'up') : null

/** Profit over margin in percent, 2 digits: a profit rounded down, a loss up; 0 for a part so small that it has no margin. */
export const returnRate = (profit: Money, margin: Money): Money =>
  margin.eq('0') ? ZERO : divide(profit.times('100'), margin, 2, profit.lt('0') ? 'up' : 'down')
