import {
  breakEvenPrice,
  closePosition,
  coverOf,
  feeOf,
  fillOrder,
  liquidationPrice,
  marginOf,
  profitCapPrice,
  valueOf,
  type OpenPosition,
  type Side,
} from '@core/domain/contracts'
import type { Trade } from '@core/domain'
import { divide, min, money, parseAmount, type Money } from '@core/money'
import type { Terms } from '../terms'
import { coverPriceOf, priceOf, type TicketState } from './state'

/** A long is always on the left. */
export const SIDES = ['long', 'short'] as const satisfies readonly Side[]

/** What one direction would lead to. */
export interface SideSummary {
  readonly liquidation: Money | null
  /** Percent of the price to liquidation, cut to 2 digits; null when it cannot be reached. */
  readonly distance: Money | null
  readonly breakEven: Money
  /** Most it can earn, and the price at which it does. */
  readonly maxProfit: Money
  readonly capPrice: Money | null
  /** Profit at take-profit and result at stop-loss, before the closing fee; null where none is set. */
  readonly win: Money | null
  readonly lost: Money | null
}

/** What an order would cost and lead to; all null while price or quantity are missing. */
export interface TicketSummary {
  readonly price: Money | null
  readonly quantity: Money | null
  readonly value: Money | null
  readonly margin: Money | null
  readonly fee: Money | null
  /** Margin and fee that are set aside until the order fills; what it does not need comes back. */
  readonly setAside: Money | null
  /** Margin that is set aside: what limits of the user's own count as the stake. */
  readonly stake: Money | null
  /** The most it can lose: margin and opening fee. */
  readonly maxLoss: Money | null
  readonly sides: Readonly<Record<Side, SideSummary>> | null
}

const EMPTY: TicketSummary = {
  price: null,
  quantity: null,
  value: null,
  margin: null,
  fee: null,
  setAside: null,
  stake: null,
  maxLoss: null,
  sides: null,
}

/** A typed quantity above 0 within the quantity's digits. */
export const quantityOf = (state: TicketState, terms: Terms): Money | null => {
  const quantity = parseAmount(state.quantity.trim(), terms.quantityScale)
  return quantity?.gt('0') ? quantity : null
}

const triggerOf = (text: string, guarded: boolean, terms: Terms): Money | null =>
  guarded ? parseAmount(text.trim(), terms.priceScale) : null

/** Take-profit and stop-loss as prices; null where none is set or it is no price. */
export const triggersOf = (state: TicketState, terms: Terms): { win: Money | null; lost: Money | null } => ({
  win: triggerOf(state.win, state.guarded, terms),
  lost: triggerOf(state.lost, state.guarded, terms),
})

/** Share of `price` between it and `other`, in percent, cut to 2 digits. */
export const distanceOf = (price: Money, other: Money): Money =>
  divide(price.minus(other).abs().times('100'), price, 2, 'down')

const sideSummary = (
  position: OpenPosition,
  liquidation: Money | null,
  { win, lost }: ReturnType<typeof triggersOf>,
  terms: Terms,
): SideSummary => {
  const fee = money(terms.feeRate)
  const resultAt = (price: Money | null): Money | null =>
    price && closePosition(position, position.quantity, price, { fee }).profit
  return {
    liquidation,
    distance: liquidation && distanceOf(position.price, liquidation),
    breakEven: breakEvenPrice(position.side, position.price, fee, terms.priceScale),
    maxProfit: position.maxProfit,
    capPrice: profitCapPrice(position, position.maxProfit, terms.priceScale),
    win: resultAt(win),
    lost: resultAt(lost),
  }
}

export const summarise = (state: TicketState, terms: Terms, last: string | null): TicketSummary => {
  const price = priceOf(state, terms, last)
  const covered = coverPriceOf(state, terms, last)
  const quantity = quantityOf(state, terms)
  if (!price || !covered || !quantity) return { ...EMPTY, price, quantity }
  const order = (side: Side) => ({
    side,
    price: covered,
    quantity,
    multiplier: money(terms.multiplier),
    lever: state.lever,
  })
  const cover = coverOf(order('long'), terms)
  const summaryOf = (side: Side): SideSummary => {
    const filled = fillOrder(order(side), cover, price, terms, terms.priceScale)
    const position = { ...order(side), price, margin: filled.margin, maxProfit: filled.maxProfit }
    return sideSummary(position, filled.liquidationPrice, triggersOf(state, terms), terms)
  }
  const value = valueOf(price, quantity, money(terms.multiplier))
  const fee = feeOf(value, money(terms.feeRate))
  const setAside = cover.margin.plus(cover.fee)
  const margin = min(marginOf(value, state.lever), setAside.minus(fee))
  return {
    price,
    quantity,
    value,
    margin,
    fee,
    setAside,
    stake: cover.margin,
    maxLoss: margin.plus(fee),
    sides: { long: summaryOf('long'), short: summaryOf('short') },
  }
}

/**
 * How far the price may move against a position of this leverage until it is liquidated, in percent: the smaller of
 * both directions. Null without a price.
 */
export const leverDistance = (lever: number, terms: Terms, last: string | null): Money | null => {
  if (last === null) return null
  const price = money(last)
  const distances = SIDES.map((side) => {
    const exposure = { side, price, quantity: money('1'), multiplier: money(terms.multiplier) }
    const margin = marginOf(valueOf(price, exposure.quantity, exposure.multiplier), lever)
    const at = liquidationPrice(exposure, margin, money(terms.maintenanceRate), terms.priceScale)
    return at && distanceOf(price, at)
  })
  return distances.reduce((a, b) => (a && b ? min(a, b) : (a ?? b)), null)
}

/** What limits of the user's own look at: as the server counts it, with all that is set aside. */
export const tradeOf = ({ stake, setAside }: TicketSummary): Trade | null =>
  stake && setAside ? { stake, maxLoss: setAside } : null
