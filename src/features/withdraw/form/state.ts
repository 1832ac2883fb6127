import {
  checkCode,
  checkPassword,
  checkWithdrawAddress,
  checkWithdrawNetwork,
  currencyById,
  networkById,
  readWithdrawal,
  readWithdrawTerms,
  receivedOf,
  USDT,
  withdrawalBind,
  type CurrencyId,
  type ErrorCode,
  type NetworkId,
  type Problem,
  type WithdrawRoom,
} from '@core/domain'
import { money, toWire, type Money } from '@core/money'
import type { RequestOf, ResponseOf } from '@core/contract/schemas'
import { fieldErrors, isFine, type FieldErrors } from '@/features/session/forms/errors'

export type PreData = ResponseOf<'wallet.withdrawPreData'>
export type Way = PreData['networks'][number]
export type Address = ResponseOf<'wallet.addresses'>[number]

export interface WithdrawState {
  readonly currencyId: CurrencyId
  /** Empty until one is chosen; then `chosenOf` proposes one. */
  readonly network: NetworkId | ''
  readonly addressId: string
  /** As typed: the fee is taken out of it. */
  readonly amount: string
  readonly password: string
  readonly code: string
}

export type WithdrawField = 'network' | 'address' | 'amount' | 'password' | 'code'

/** What the form is held against; null while it is not known. */
export interface WithdrawFacts {
  readonly pre: PreData | null
  readonly addresses: readonly Address[] | null
  readonly available: Money | null
  readonly hasTradePassword: boolean
  /** Wall time (ms). */
  readonly now: number
}

/** From the page's address. */
export const initialWithdraw = (query: { currencyId?: string }): WithdrawState => ({
  currencyId: currencyById(Number(query.currencyId))?.id ?? USDT,
  ...{ network: '', addressId: '', amount: '', password: '', code: '' },
})

export interface Chosen {
  readonly way: Way | null
  readonly address: Address | null
  /** Bound addresses of the currency on that network. */
  readonly fitting: readonly Address[]
}

/** What is chosen, or proposed: a network that is open, best one with an address; the address when there is but one. */
export const chosenOf = (
  { currencyId, network, addressId }: WithdrawState,
  { pre, addresses }: WithdrawFacts,
): Chosen => {
  const own = (addresses ?? []).filter((a) => a.currencyId === currencyId)
  const ways = pre?.networks ?? []
  const isBound = ({ id }: Way): boolean => own.some((a) => a.network === id)
  const way =
    ways.find(({ id }) => id === network) ??
    ways.find((w) => w.open && isBound(w)) ??
    ways.find(({ open }) => open) ??
    ways[0] ??
    null
  const fitting = own.filter((a) => a.network === way?.id)
  const [first, second] = fitting.filter(({ heldUntil }) => heldUntil === null)
  const only = second ? null : (first ?? null)
  return { way, fitting, address: fitting.find(({ id }) => id === addressId) ?? only }
}

const routeOf = (state: WithdrawState, { id: network }: Way) => ({ currencyId: state.currencyId, network })

/** What may still be withdrawn this way; null while it is not known. */
export const roomFor = (way: Way | null, { available }: WithdrawFacts): WithdrawRoom | null =>
  way && available ? { available, dayLeft: money(way.dayLeft) } : null

const readAmountOf = (state: WithdrawState, way: Way | null, facts: WithdrawFacts) => {
  const room = roomFor(way, facts)
  return way && room
    ? readWithdrawal(state.amount, routeOf(state, way), readWithdrawTerms(way), room)
    : { amount: null, problem: null }
}

const checkNetwork = (state: WithdrawState, way: Way | null): Problem => {
  if (way && !way.open) return { code: 'NOT_YET_OPENED' }
  return checkWithdrawNetwork(state.currencyId, way?.id ?? '')
}

const checkAddress = (state: WithdrawState, { way, address }: Chosen, facts: WithdrawFacts): Problem =>
  way && facts.addresses
    ? checkWithdrawAddress(facts.addresses, routeOf(state, way), address?.id ?? '', facts.now)
    : null

const checkTradePassword = (password: string, isSet: boolean): Problem => {
  if (!isSet) return { code: 'TRADE_PASSWORD_NOT_SET' }
  if (!password) return { code: 'TRADE_PASSWORD_REQUIRED' }
  return checkPassword(password)
}

export const withdrawErrors = (state: WithdrawState, facts: WithdrawFacts): FieldErrors<WithdrawField> => {
  const chosen = chosenOf(state, facts)
  return fieldErrors({
    network: checkNetwork(state, chosen.way),
    address: checkAddress(state, chosen, facts),
    amount: readAmountOf(state, chosen.way, facts).problem,
    password: checkTradePassword(state.password, facts.hasTradePassword),
    code: checkCode(state.code.trim()),
  })
}

export interface WithdrawSummary extends Chosen {
  /** Null while it is not a good one. */
  readonly amount: Money | null
  readonly received: Money | null
  /** What the code confirms; null while amount or address are missing. */
  readonly bind: string | null
  /** Null while something is wrong or not known yet. */
  readonly request: RequestOf<'assets.withdraw'> | null
}

export const withdrawSummary = (state: WithdrawState, facts: WithdrawFacts): WithdrawSummary => {
  const chosen = chosenOf(state, facts)
  const { way, address } = chosen
  const { amount } = readAmountOf(state, way, facts)
  if (!way || !amount) return { ...chosen, amount: null, received: null, bind: null, request: null }
  const received = receivedOf(amount, readWithdrawTerms(way))
  const usable = address !== null && checkAddress(state, chosen, facts) === null
  if (!usable) return { ...chosen, amount, received, bind: null, request: null }
  const request = {
    ...{ currencyId: state.currencyId, network: way.id, addressId: address.id },
    ...{ amount: toWire(amount), fee: way.fee },
    ...{ tradePassword: state.password, code: state.code.trim() },
  }
  return {
    ...{ ...chosen, amount, received },
    bind: withdrawalBind(routeOf(state, way), address.address, amount),
    request: isFine(withdrawErrors(state, facts)) ? request : null,
  }
}

/** Where a bound address for this way is added, with what is known of it. */
export const addAddressUrl = (currencyId: CurrencyId, network?: string, address?: string): string => {
  const known = network && networkById(network) ? `&network=${network}` : ''
  const scanned = address ? `&address=${encodeURIComponent(address)}` : ''
  return `/pages/me/bindAddress?add=1&currency=${currencyId}${known}${scanned}`
}

const FIELDS: Readonly<Partial<Record<ErrorCode, WithdrawField>>> = {
  NETWORK_REQUIRED: 'network',
  NETWORK_MISMATCH: 'network',
  NOT_YET_OPENED: 'network',
  NO_WITHDRAW_ADDRESS: 'address',
  NO_WITHDRAW_ADDRESS_ON: 'address',
  WITHDRAW_ADDRESS_REQUIRED: 'address',
  WITHDRAW_ADDRESS_UNKNOWN: 'address',
  WITHDRAW_ADDRESS_HELD: 'address',
  AMOUNT_REQUIRED: 'amount',
  AMOUNT_INVALID: 'amount',
  AMOUNT_NOT_POSITIVE: 'amount',
  WITHDRAW_BELOW_MINIMUM: 'amount',
  WITHDRAW_DAY_LIMIT: 'amount',
  INSUFFICIENT_AVAILABLE: 'amount',
  INSUFFICIENT_WITHDRAWABLE: 'amount',
  TRADE_PASSWORD_REQUIRED: 'password',
  TRADE_PASSWORD_WRONG: 'password',
  CODE_REQUIRED: 'code',
  CODE_INVALID: 'code',
  CODE_EXPIRED: 'code',
  CODE_TRIES_EXCEEDED: 'code',
}

/** The field that an answer of the server is about; the others concern the whole form. */
export const refusedWithdrawField = (code: ErrorCode): WithdrawField | undefined => FIELDS[code]
