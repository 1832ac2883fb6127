import {
  checkAvailable,
  checkTransfer,
  currency,
  currencyById,
  OPTIONS,
  readAmount,
  USDT,
  WALLET,
  accountTypeById,
  type AccountTypeId,
  type CurrencyId,
  type Problem,
} from '@core/domain'
import type { RequestOf } from '@core/contract/schemas'
import { toWire, type Money } from '@core/money'
import type { Balance } from '../holdings'

export interface TransferState {
  readonly from: AccountTypeId
  readonly to: AccountTypeId
  readonly currencyId: CurrencyId
  /** As typed. */
  readonly amount: string
}

/** Balances of the two accounts in the chosen currency; null until they are known. */
export interface TransferBalances {
  readonly from: Balance
  readonly to: Balance
}

export interface TransferErrors {
  readonly accounts: Problem
  readonly amount: Problem
}

export interface TransferSummary {
  readonly amount: Money | null
  /** Available balances once it is done. */
  readonly after: { readonly from: Money; readonly to: Money } | null
  readonly request: RequestOf<'account.fundsMovement'> | null
}

const typeOf = (text: string | undefined): AccountTypeId | undefined => accountTypeById(Number(text))?.id

/** From the address's query; accounts that it does not name, or names twice, get the usual ones, and so does the coin. */
export const initialTransfer = (query: {
  from?: string
  to?: string
  currencyId?: string
}): TransferState => {
  const to = typeOf(query.to)
  const from = typeOf(query.from) ?? (to === WALLET ? OPTIONS : WALLET)
  const other = from === WALLET ? OPTIONS : WALLET
  const currencyId = currencyById(Number(query.currencyId))?.id ?? USDT
  return { from, to: to && to !== from ? to : other, currencyId, amount: '' }
}

/** Choosing the account that the other side has swaps the two. */
export const chooseAccount = (
  state: TransferState,
  side: 'from' | 'to',
  type: AccountTypeId,
): TransferState => {
  const other = side === 'from' ? 'to' : 'from'
  return state[other] === type ? { ...state, from: state.to, to: state.from } : { ...state, [side]: type }
}

const read = (state: TransferState) => readAmount(state.amount, currency(state.currencyId).scale)

export const transferErrors = (state: TransferState, balances: TransferBalances | null): TransferErrors => {
  const { amount, problem } = read(state)
  const tooMuch = amount && balances ? checkAvailable(amount, balances.from.available) : null
  return { accounts: checkTransfer(state.from, state.to), amount: problem ?? tooMuch }
}

export const transferSummary = (state: TransferState, balances: TransferBalances | null): TransferSummary => {
  const { amount } = read(state)
  const errors = transferErrors(state, balances)
  if (!amount || !balances || errors.accounts || errors.amount) return { amount, after: null, request: null }
  const { from, to, currencyId } = state
  return {
    amount,
    after: { from: balances.from.available.minus(amount), to: balances.to.available.plus(amount) },
    request: { from, to, currencyId, amount: toWire(amount) },
  }
}
