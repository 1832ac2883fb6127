import {
  closePosition,
  MARGIN_SCALE,
  returnRate,
  riskRate,
  sideOf,
  valueOf,
  type Closing,
  type OpenPosition,
  type TradeType,
} from '@core/domain/contracts'
import { money, round, ZERO, type Money } from '@core/money'
import type { Position } from '@/stores/positions'
import type { Terms } from '../terms'
import { distanceOf } from '../ticket/summary'

/** A position as core's formulas take it. */
export const openPosition = (position: Position, terms: Terms): OpenPosition => ({
  side: sideOf(position.tradeType as TradeType),
  price: money(position.openPrice),
  quantity: money(position.curQuantity),
  multiplier: money(terms.multiplier),
  margin: money(position.guarantee),
  maxProfit: money(position.maxProfit),
})

/** What closing a quantity at a price would do with the money, closing fee included. */
export const closingAt = (position: Position, terms: Terms, quantity: Money, price: Money): Closing =>
  closePosition(openPosition(position, terms), quantity, price, { fee: money(terms.feeRate) })

/** What a position is worth at a price. */
export interface LivePosition {
  /** Signed, before the closing fee; between the margin lost and the most it may earn. */
  readonly profit: Money
  /** Of the margin, in percent. */
  readonly percent: Money
  /** Maintenance margin over equity in percent; null without equity. */
  readonly risk: Money | null
  /** Margin and profit. */
  readonly equity: Money
  readonly maintenance: Money
  /** Percent of the price to liquidation; null when it cannot be reached. */
  readonly distance: Money | null
}

/** @param price the last one; null while unknown */
export const liveOf = (
  position: Position,
  price: string | null,
  terms: Terms | undefined,
): LivePosition | null => {
  if (price === null || !terms) return null
  const mark = money(price)
  const open = openPosition(position, terms)
  const { profit } = closePosition(open, open.quantity, mark, { fee: ZERO })
  const equity = open.margin.plus(profit)
  const value = valueOf(mark, open.quantity, open.multiplier)
  const maintenance = round(value.times(terms.maintenanceRate), MARGIN_SCALE, 'up')
  const { expectClosePrice } = position
  return {
    profit,
    percent: returnRate(profit, open.margin),
    risk: riskRate(maintenance, equity),
    equity,
    maintenance,
    distance: expectClosePrice === null ? null : distanceOf(mark, money(expectClosePrice)),
  }
}

/** What of a position no working order closes yet. */
export const closableOf = ({ curQuantity, closingQuantity }: Position): Money =>
  money(curQuantity).minus(closingQuantity)
