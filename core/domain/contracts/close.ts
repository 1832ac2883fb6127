import { max, min, round, ZERO, type Money } from '../../money'
import { feeOf, MARGIN_SCALE, profitAt, valueOf, type Exposure } from './figures'

/** An open position; `quantity` is what is still open, `margin` and `maxProfit` belong to that quantity. */
export interface OpenPosition extends Exposure {
  readonly margin: Money
  readonly maxProfit: Money
}

/** What closing a quantity does with the money; all parts are 0 or more except `profit`. */
export interface Closing {
  /** Margin that belongs to the closed quantity. */
  readonly margin: Money
  /** Part of the house's reserve that belongs to it. */
  readonly reserve: Money
  /** Signed result before fees, between -margin and +reserve: nobody loses more than the margin. */
  readonly profit: Money
  /** Closing fee, at most what is left. */
  readonly fee: Money
  /** Liquidation fee to insurance, at most what the fee leaves. */
  readonly liquidationFee: Money
  /** Loss beyond the margin: insurance pays it to the house, the user owes nothing. */
  readonly shortfall: Money
  /** What the user gets: margin + profit - fees, never below 0. */
  readonly credited: Money
}

const shareOf = (total: Money, part: Money, whole: Money): Money =>
  part.eq(whole) ? total : round(total.times(part).div(whole), MARGIN_SCALE, 'down')

/**
 * Closes `quantity` of a position at `price`.
 * @param rates of the trade's value; `liquidation` only when it is one
 */
export const closePosition = (
  position: OpenPosition,
  quantity: Money,
  price: Money,
  rates: { readonly fee: Money; readonly liquidation?: Money },
): Closing => {
  const margin = shareOf(position.margin, quantity, position.quantity)
  const reserve = shareOf(position.maxProfit, quantity, position.quantity)
  const result = profitAt({ ...position, quantity }, price)
  const profit = max(min(result, reserve), margin.times('-1'))
  const value = valueOf(price, quantity, position.multiplier)
  const gained = margin.plus(profit)
  const fee = min(feeOf(value, rates.fee), gained)
  const liquidationFee = rates.liquidation ? min(feeOf(value, rates.liquidation), gained.minus(fee)) : ZERO
  return {
    margin,
    reserve,
    profit,
    fee,
    liquidationFee,
    shortfall: max(margin.plus(result).times('-1'), ZERO),
    credited: gained.minus(fee).minus(liquidationFee),
  }
}
