import {
  checkWallet,
  checkPartnerAccount,
  checkPartnerAmount,
  checkPassword,
  currency,
  normaliseEmail,
  normalisePhone,
  readAmount,
  USDT,
  type CurrencyId,
  type ErrorCode,
  type Lang,
  type Problem,
  type RecipientMethod,
  type RegionCode,
  type TransferKind,
  type TypedRecipient,
} from '@core/domain'
import type { RequestOf, ResponseOf } from '@core/contract/schemas'
import { money, toWire, type Money } from '@core/money'
import { emptyAccount } from '@/features/session/forms/account'
import { fieldErrors, isFine, type FieldErrors } from '@/features/session/forms/errors'

export type Found = ResponseOf<'ext.recipient'>
export type Partner = ResponseOf<'ext.partners'>['partners'][number]

/** A payment to somebody else as it is being entered. What belongs to the other target or method is kept. */
export interface PayState {
  readonly kind: TransferKind
  readonly method: RecipientMethod
  readonly email: string
  readonly phone: string
  readonly region: RegionCode
  readonly uid: string
  readonly partnerId: string | null
  /** Account at the partner. */
  readonly account: string
  readonly currencyId: CurrencyId
  readonly amount: string
  readonly password: string
}

/** What the form knows besides what was entered; null until it is known. */
export interface PayFacts {
  readonly found: Found | null
  readonly partner: Partner | null
  readonly available: Money | null
}

export type PayField = 'recipient' | 'partner' | 'account' | 'amount' | 'password' | 'form'

export const emptyPay = (lang: Lang, kind: TransferKind = 'user'): PayState => ({
  ...{ kind, method: 'email', email: '', phone: '', region: emptyAccount(lang).region, uid: '' },
  ...{ partnerId: null, account: '', currencyId: USDT, amount: '', password: '' },
})

/** The recipient in the form in which calls take them. */
export const typedRecipient = ({ method, email, phone, region, uid }: PayState): TypedRecipient => {
  if (method === 'email') return { method, account: normaliseEmail(email) }
  return method === 'phone'
    ? { method, account: normalisePhone(phone), region }
    : { method, account: uid.trim() }
}

const limitsOf = (state: PayState, partner: Partner | null) =>
  partner?.limits.find(({ currencyId }) => currencyId === state.currencyId)

/** The most that can be sent: what is available, or what the chosen partner takes at a time. */
export const mostOf = (state: PayState, { partner, available }: PayFacts): Money | null => {
  const most = state.kind === 'partner' ? limitsOf(state, partner)?.max : undefined
  return available && most !== undefined && available.gt(most) ? money(most) : available
}

const checkPartnerSum = (state: PayState, partner: Partner | null, amount: Money): Problem => {
  if (!partner) return null
  const { code } = currency(state.currencyId)
  const limits = limitsOf(state, partner)
  return limits
    ? checkPartnerAmount(amount, { min: money(limits.min), max: money(limits.max) }, code)
    : { code: 'PARTNER_CURRENCY', params: { currency: code } }
}

const checkAmount = (state: PayState, { partner, available }: PayFacts): Problem => {
  const { amount, problem } = readAmount(state.amount, currency(state.currencyId).scale)
  if (!amount) return problem
  const tooMuch = available && checkWallet(amount, available)
  return tooMuch ?? (state.kind === 'partner' ? checkPartnerSum(state, partner, amount) : null)
}

const checkTradePassword = (password: string): Problem => {
  if (!password) return { code: 'TRADE_PASSWORD_REQUIRED' }
  return checkPassword(password)
}

export const payErrors = (state: PayState, facts: PayFacts): FieldErrors<PayField> => {
  const user = state.kind === 'user'
  return fieldErrors({
    recipient: user && !facts.found ? { code: 'RECIPIENT_REQUIRED' } : null,
    partner: !user && !facts.partner ? { code: 'PARTNER_REQUIRED' } : null,
    account: user ? null : checkPartnerAccount(state.account),
    amount: checkAmount(state, facts),
    password: checkTradePassword(state.password),
    form: null,
  })
}

export interface PaySummary {
  readonly amount: Money | null
  /** Available once it is sent. */
  readonly after: Money | null
  /** Null while something is missing or wrong. */
  readonly request: RequestOf<'account.transferToThird'> | null
}

const targetOf = (state: PayState, { found, partner }: PayFacts) =>
  state.kind === 'user'
    ? { kind: 'user' as const, recipientId: found?.recipientId }
    : { kind: 'partner' as const, partnerId: partner?.id, to: state.account.trim() }

export const paySummary = (state: PayState, facts: PayFacts): PaySummary => {
  const { amount } = readAmount(state.amount, currency(state.currencyId).scale)
  const { available } = facts
  const fits = amount !== null && available !== null && amount.lte(available)
  const after = fits ? available.minus(amount) : null
  if (!amount || !after || !isFine(payErrors(state, facts))) return { amount, after, request: null }
  const { currencyId, password: tradePassword } = state
  const request = { ...targetOf(state, facts), currencyId, amount: toWire(amount), tradePassword }
  return { amount, after, request }
}

const FIELDS: Readonly<Partial<Record<ErrorCode, PayField>>> = {
  RECIPIENT_REQUIRED: 'recipient',
  RECIPIENT_NOT_FOUND: 'recipient',
  RECIPIENT_UNAVAILABLE: 'recipient',
  RECIPIENT_EXPIRED: 'recipient',
  PARTNER_REQUIRED: 'partner',
  PARTNER_ACCOUNT_REQUIRED: 'account',
  PARTNER_ACCOUNT_INVALID: 'account',
  PARTNER_CURRENCY: 'amount',
  PARTNER_AMOUNT_OUT_OF_RANGE: 'amount',
  PARTNER_DAY_LIMIT: 'amount',
  AMOUNT_REQUIRED: 'amount',
  AMOUNT_INVALID: 'amount',
  AMOUNT_NOT_POSITIVE: 'amount',
  INSUFFICIENT_AVAILABLE: 'amount',
  INSUFFICIENT_WALLET: 'amount',
  TRADE_PASSWORD_REQUIRED: 'password',
  TRADE_PASSWORD_WRONG: 'password',
  LOGIN_BACKOFF: 'password',
}

/** The field that an answer of the server is about. */
export const refusedField = (code: ErrorCode): PayField => FIELDS[code] ?? 'form'

/** The recipient that was found no longer counts after these answers. */
export const losesRecipient = (code: ErrorCode): boolean =>
  code === 'RECIPIENT_EXPIRED' || code === 'RECIPIENT_UNAVAILABLE'
