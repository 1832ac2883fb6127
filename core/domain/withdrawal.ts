import { min, money, round, toWire, ZERO, type Money } from '../money'
import { currency, type CurrencyId } from './currencies'
import { networkById, networksOf, type NetworkId } from './networks'
import { readAmount, type AmountResult, type Problem } from './validation'

/** Paid, rejected and cancelled are final; a user can cancel while it is pending, approved stays frozen until paid. */
export const WITHDRAWAL_STATES = ['pending', 'approved', 'paid', 'rejected', 'cancelled'] as const
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]

/** The daily limit looks back this long (ms) from each request; what was rejected or cancelled does not count. */
export const WITHDRAW_WINDOW = 24 * 3_600_000

/** What withdrawing a currency over a network costs, and between which amounts it is possible. In the currency. */
export interface WithdrawTerms {
  /** Smallest amount, the fee included in it. */
  readonly min: Money
  /** Taken out of the amount. */
  readonly fee: Money
  /** Largest sum of one user's requests within the window. */
  readonly dayLimit: Money
}

export interface WithdrawRoute {
  readonly currencyId: CurrencyId
  readonly network: NetworkId
}

/** What a user may still withdraw. */
export interface WithdrawRoom {
  readonly available: Money
  /** Of the daily limit; never below 0. */
  readonly dayLeft: Money
}

/** What is left of the daily limit. */
export const dayLeftOf = ({ dayLimit }: Pick<WithdrawTerms, 'dayLimit'>, used: Money): Money =>
  used.gte(dayLimit) ? ZERO : dayLimit.minus(used)

/** What arrives: the amount less the fee. Never below 0. */
export const receivedOf = (amount: Money, { fee }: Pick<WithdrawTerms, 'fee'>): Money =>
  amount.lte(fee) ? ZERO : amount.minus(fee)

/** The most that can be asked for now: cut to the currency's digits, so never above the balance. */
export const maxWithdrawal = ({ currencyId }: WithdrawRoute, { available, dayLeft }: WithdrawRoom): Money =>
  round(min(available, dayLeft), currency(currencyId).scale, 'down')

/** Reads an amount as typed, and holds it against minimum, balance and daily limit, all of them included. */
export const readWithdrawal = (
  text: string,
  { currencyId, network }: WithdrawRoute,
  terms: WithdrawTerms,
  room: WithdrawRoom,
): AmountResult => {
  const { code, scale } = currency(currencyId)
  const read = readAmount(text, scale)
  if (!read.amount) return read
  const name = networkById(network)?.name ?? network
  const { available, dayLeft } = room
  if (read.amount.lt(terms.min)) {
    const params = { min: toWire(terms.min), currency: code, network: name }
    return { amount: null, problem: { code: 'WITHDRAW_BELOW_MINIMUM', params } }
  }
  if (read.amount.gt(available)) {
    const params = { available: toWire(available), currency: code }
    return { amount: null, problem: { code: 'INSUFFICIENT_WITHDRAWABLE', params } }
  }
  if (read.amount.gt(dayLeft)) {
    const params = { left: toWire(dayLeft), limit: toWire(terms.dayLimit), currency: code }
    return { amount: null, problem: { code: 'WITHDRAW_DAY_LIMIT', params } }
  }
  return read
}

/** A network was chosen and carries the currency. */
export const checkWithdrawNetwork = (currencyId: CurrencyId, network: string): Problem => {
  if (!network) return { code: 'NETWORK_REQUIRED' }
  return networksOf(currencyId).some(({ id }) => id === network) ? null : { code: 'NETWORK_MISMATCH' }
}

/** A bound address as far as the rules ask for it. */
export interface BoundRoute {
  readonly id: string
  readonly currencyId: number
  readonly network: string
  /** Wall time (ms) before which it cannot be used; null when it can. */
  readonly heldUntil: number | null
}

const HOUR = 3_600_000

/** One of the user's bound addresses for this currency and network was chosen, and it is no longer held. */
export const checkWithdrawAddress = (
  bound: readonly BoundRoute[],
  { currencyId, network }: WithdrawRoute,
  addressId: string,
  now: number,
): Problem => {
  if (bound.length === 0) return { code: 'NO_WITHDRAW_ADDRESS' }
  const fitting = bound.filter((a) => a.currencyId === currencyId && a.network === network)
  const params = { network: networkById(network)?.name ?? network }
  if (fitting.length === 0) return { code: 'NO_WITHDRAW_ADDRESS_ON', params }
  if (!addressId) return { code: 'WITHDRAW_ADDRESS_REQUIRED' }
  const chosen = fitting.find(({ id }) => id === addressId)
  if (!chosen) return { code: 'WITHDRAW_ADDRESS_UNKNOWN' }
  const held = (chosen.heldUntil ?? 0) - now
  return held > 0
    ? { code: 'WITHDRAW_ADDRESS_HELD', params: { hours: String(Math.ceil(held / HOUR)) } }
    : null
}

/**
 * What the code that confirms a withdrawal is bound to: another amount, currency, network or address needs another code.
 * @param amount read already, so that `1.50` and `1.5` are one amount
 */
export const withdrawalBind = (
  { currencyId, network }: WithdrawRoute,
  address: string,
  amount: Money,
): string => `withdraw:${currency(currencyId).code}:${network}:${address}:${toWire(amount)}`

/** Terms as texts: as they are configured, stored and shown. */
export type WithdrawTermTexts = Readonly<Record<keyof WithdrawTerms, string>>

export const readWithdrawTerms = ({ min: least, fee, dayLimit }: WithdrawTermTexts): WithdrawTerms => ({
  min: money(least),
  fee: money(fee),
  dayLimit: money(dayLimit),
})

/** What makes terms unfit, or null. */
export const withdrawTermsProblem = (currencyId: CurrencyId, terms: WithdrawTerms): string | null => {
  const { scale, code } = currency(currencyId)
  const all = [terms.min, terms.fee, terms.dayLimit]
  if (all.some((value) => !round(value, scale, 'down').eq(value))) return `${code} has ${scale} decimals`
  if (terms.fee.lt('0')) return 'the fee must not be below 0'
  if (terms.min.lte(terms.fee)) return 'the minimum must be above the fee, so that something arrives'
  return terms.dayLimit.lt(terms.min) ? 'the daily limit is below the minimum' : null
}
