import { affordableQuantity, coveredPrice, LIMIT, MARKET, type PubType } from '@core/domain/contracts'
import { max, min, money, parseAmount, round, toWire, ZERO, type Money } from '@core/money'
import type { Terms } from '../terms'

/** What the user chose and typed. */
export interface TicketState {
  readonly pubType: PubType
  readonly lever: number
  /** Limit price. */
  readonly price: string
  readonly quantity: string
  /** Percent of what the balance affords that was chosen; null when the quantity was typed. */
  readonly share: number | null
  readonly guarded: boolean
  /** Take-profit and stop-loss; only while `guarded`. */
  readonly win: string
  readonly lost: string
  /** Largest distance of a market order's price, as a share. */
  readonly slippage: string
}

export const FRESH: TicketState = {
  pubType: MARKET,
  lever: 10,
  price: '',
  quantity: '',
  share: null,
  guarded: false,
  win: '',
  lost: '',
  slippage: '',
}

/** The order's price as far as it is known: its limit, or the last price of a market order. */
export const priceOf = (state: TicketState, terms: Terms, last: string | null): Money | null => {
  if (state.pubType === MARKET) return last === null ? null : money(last)
  const price = parseAmount(state.price.trim(), terms.priceScale)
  return price?.gt('0') ? price : null
}

/** The price for which margin and fee are set aside: a market order may fill as much dearer as its bound allows. */
export const coverPriceOf = (state: TicketState, terms: Terms, last: string | null): Money | null => {
  const price = priceOf(state, terms, last)
  if (!price || state.pubType === LIMIT) return price
  return coveredPrice(price, money(state.slippage || terms.slippage), terms.priceScale)
}

/** The largest quantity that the balance and the terms allow; null while price or balance are unknown. */
export const largestQuantity = (
  state: TicketState,
  terms: Terms,
  last: string | null,
  available: string | null,
): Money | null => {
  const price = coverPriceOf(state, terms, last)
  if (!price || available === null) return null
  return min(affordableQuantity(money(available), price, state.lever, terms), money(terms.maxQuantity))
}

/** A share of the largest quantity, cut to the quantity's digits. */
export const quantityOfShare = (largest: Money, percent: number, terms: Terms): string => {
  const part = round(largest.times(String(percent)).div('100'), terms.quantityScale, 'down')
  return part.gt('0') ? toWire(part) : ''
}

/** The highest offered leverage that is not above the wanted one. */
const offeredLever = (wanted: number, levers: readonly number[]): number =>
  [...levers].reverse().find((lever) => lever <= wanted) ?? levers[0] ?? 1

/**
 * The user's choice, moved to what the terms offer. A quantity chosen as a share of the balance shrinks when the price
 * has moved so that the balance no longer affords it; it never grows by itself.
 */
export const fit = (
  state: TicketState,
  terms: Terms,
  last: string | null,
  available: string | null,
): TicketState => {
  const bound = max(min(money(state.slippage || terms.slippage), money(terms.maxSlippage)), ZERO)
  const fitted = {
    ...state,
    lever: offeredLever(state.lever, terms.levers),
    slippage: toWire(bound),
  }
  const largest = state.share === null ? null : largestQuantity(fitted, terms, last, available)
  const chosen = parseAmount(state.quantity, terms.quantityScale)
  if (state.share === null || !largest || !chosen || chosen.lte(largest)) return fitted
  return { ...fitted, quantity: quantityOfShare(largest, 100, terms) }
}

/** Steps a price by its smallest unit times 10 to the `power`, never below one unit. */
export const stepPrice = (text: string, terms: Terms, by: 1 | -1, last: string | null): string => {
  const from = parseAmount(text.trim(), terms.priceScale) ?? (last === null ? null : money(last))
  if (!from) return text
  const unit = money(`1e-${terms.priceScale}`)
  return max(from.plus(unit.times(String(by))), unit).toFixed(terms.priceScale)
}
