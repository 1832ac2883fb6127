import { divide, min, money, round, ZERO, type Money } from '../../money'
import {
  feeOf,
  liquidationPrice,
  marginOf,
  MARGIN_SCALE,
  maxProfitOf,
  profitCapPrice,
  valueOf,
} from './figures'
import type { Exposure } from './figures'
import type { ContractRates, ContractTerms, Side } from './terms'

/** What an order to open asks for; `price` is its limit, or the largest price a market order is covered for. */
export interface OpenOrder extends Exposure {
  readonly lever: number
}

/** What is frozen at acceptance: the user's margin and fee, the house's largest payout. */
export interface OrderCover {
  readonly margin: Money
  readonly fee: Money
  readonly reserve: Money
}

type Rates = Pick<ContractRates, 'feeRate' | 'maintenanceRate' | 'profitCap'>

export const coverOf = (order: OpenOrder, terms: Rates): OrderCover => {
  const value = valueOf(order.price, order.quantity, order.multiplier)
  const margin = marginOf(value, order.lever)
  return {
    margin,
    fee: feeOf(value, money(terms.feeRate)),
    reserve: round(margin.times(terms.profitCap), MARGIN_SCALE, 'down'),
  }
}

/** The worst price at which a market order may fill: seen x (1 + bound) for a buy, x (1 - bound) for a sale. */
export const slippageBound = (buys: boolean, seen: Money, bound: Money, priceScale: number): Money =>
  buys
    ? round(seen.times(bound.plus('1')), priceScale, 'down')
    : round(seen.times(bound.times('-1').plus('1')), priceScale, 'up')

/** The price for which a market order's margin is frozen: the highest it can need, whatever side it takes. */
export const coveredPrice = (seen: Money, bound: Money, priceScale: number): Money =>
  round(seen.times(bound.plus('1')), priceScale, 'up')

/** A filled order's position; `returned` and `released` is what was frozen in excess. */
export interface Filled {
  readonly margin: Money
  readonly fee: Money
  readonly maxProfit: Money
  readonly returned: Money
  readonly released: Money
  readonly liquidationPrice: Money | null
  readonly capPrice: Money | null
}

/**
 * What a fill makes of the cover: the fee at the fill price; the margin it needs there, at most what the cover leaves
 * (a short that fills better than covered keeps the covered margin); the rest comes back.
 */
export const fillOrder = (
  order: OpenOrder,
  cover: OrderCover,
  fillPrice: Money,
  terms: Rates,
  priceScale: number,
): Filled => {
  const exposure = { ...order, price: fillPrice }
  const value = valueOf(fillPrice, order.quantity, order.multiplier)
  const frozen = cover.margin.plus(cover.fee)
  const fee = feeOf(value, money(terms.feeRate))
  const margin = min(marginOf(value, order.lever), frozen.minus(fee))
  const maxProfit = min(maxProfitOf(exposure, margin, money(terms.profitCap)), cover.reserve)
  return {
    margin,
    fee,
    maxProfit,
    returned: frozen.minus(fee).minus(margin),
    released: cover.reserve.minus(maxProfit),
    liquidationPrice: liquidationPrice(exposure, margin, money(terms.maintenanceRate), priceScale),
    capPrice: profitCapPrice(exposure, maxProfit, priceScale),
  }
}

/**
 * Whether a filled order can stay open while the last price is `price`. A limit to sell that fills far above its limit may
 * not: its margin was frozen for the limit.
 */
export const isCarried = ({ margin, liquidationPrice: limit }: Filled, side: Side, price: Money): boolean =>
  margin.gt('0') && (limit === null || (side === 'long' ? price.gt(limit) : price.lt(limit)))

/**
 * The largest quantity that `available` covers at `price`, margin and fee included, cut to `quantityScale` digits.
 */
export const affordableQuantity = (
  available: Money,
  price: Money,
  lever: number,
  terms: Pick<ContractTerms, 'multiplier' | 'quantityScale' | 'feeRate'>,
): Money => {
  const perContract = price.times(terms.multiplier)
  const share = divide(money('1'), money(String(lever)), 40, 'up').plus(terms.feeRate)
  const estimate = divide(available, perContract.times(share), terms.quantityScale, 'down')
  const step = money(`1e-${terms.quantityScale}`)
  const need = (quantity: Money): Money => {
    const value = valueOf(price, quantity, money(terms.multiplier))
    return marginOf(value, lever).plus(feeOf(value, money(terms.feeRate)))
  }
  const fits = estimate.gt('0') && need(estimate).lte(available)
  if (fits) return estimate
  const less = estimate.minus(step)
  return less.gt('0') ? less : ZERO
}

export type TriggerProblem = 'WIN_PRICE_INVALID' | 'LOST_PRICE_INVALID'

/**
 * Whether take-profit and stop-loss make sense: profit beyond the price in favour, loss between it and liquidation.
 * @param price the last price, or an order's limit
 */
export const triggerProblem = (
  side: Side,
  price: Money,
  { win, lost, liquidation }: { win: Money | null; lost: Money | null; liquidation: Money | null },
): TriggerProblem | null => {
  const ahead = (a: Money, b: Money): boolean => (side === 'long' ? a.gt(b) : a.lt(b))
  if (win && !ahead(win, price)) return 'WIN_PRICE_INVALID'
  if (!lost) return null
  const fits = lost.gt('0') && ahead(price, lost) && (!liquidation || ahead(lost, liquidation))
  return fits ? null : 'LOST_PRICE_INVALID'
}
