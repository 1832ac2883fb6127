import { parseAmount, type Money } from '../money'
import type { AppProblem } from './problems'
import { PASSWORD_LENGTH, CODE_DIGITS } from './limits'
import type { Region } from './regions'

/** A rule answers what is wrong, or null. Client and server share them (specification, section 5). */
export type Problem = AppProblem | null

const EMAIL =
  /^[a-z0-9](?:[a-z0-9._%+-]{0,62}[a-z0-9_%+-])?@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/

/** Lower case and trimmed: the one form under which an e-mail is stored and compared. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase()

export const checkEmail = (email: string): Problem => {
  if (!email.trim()) return { code: 'ACCOUNT_REQUIRED' }
  const plain = normaliseEmail(email)
  return plain.length <= 254 && EMAIL.test(plain) && !plain.includes('..') ? null : { code: 'EMAIL_INVALID' }
}

/** Full-width digits, as Chinese and Japanese keyboards write them, as plain ones. */
export const plainDigits = (text: string): string =>
  text.replace(/[\uff10-\uff19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))

/** Digits only, without the trunk zero: the one form under which a national number is stored and compared. */
export const normalisePhone = (phone: string): string => phone.replace(/[\s()-]/g, '').replace(/^0/, '')

export const checkPhone = (phone: string, region: Region | undefined): Problem => {
  if (!phone.trim()) return { code: 'ACCOUNT_REQUIRED' }
  if (!region) return { code: 'REGION_REQUIRED' }
  const digits = normalisePhone(phone)
  const [min, max] = region.digits
  return /^\d+$/.test(digits) && digits.length >= min && digits.length <= max
    ? null
    : { code: 'PHONE_INVALID' }
}

/** 6 to 8 letters and digits with at least one of each. */
export const checkPassword = (password: string): Problem => {
  if (!password) return { code: 'PASSWORD_REQUIRED' }
  const [min, max] = PASSWORD_LENGTH
  const fits = password.length >= min && password.length <= max && /^[A-Za-z0-9]+$/.test(password)
  return fits && /[A-Za-z]/.test(password) && /\d/.test(password) ? null : { code: 'PASSWORD_INVALID' }
}

export const checkPasswordsMatch = (password: string, confirm: string): Problem =>
  password === confirm ? null : { code: 'PASSWORDS_DIFFER' }

export const checkCode = (code: string): Problem => {
  if (!code) return { code: 'CODE_REQUIRED' }
  return new RegExp(`^\\d{${CODE_DIGITS}}$`).test(code) ? null : { code: 'CODE_INVALID' }
}

export const checkAgreement = (accepted: boolean): Problem =>
  accepted ? null : { code: 'AGREEMENT_REQUIRED' }

/** Outcome of reading an amount someone typed: the amount, or what is wrong with it. */
export type AmountResult = { amount: Money; problem: null } | { amount: null; problem: AppProblem }

/** Required, a plain decimal within the currency's scale, above 0. */
export const readAmount = (text: string, scale: number): AmountResult => {
  if (!text.trim()) return { amount: null, problem: { code: 'AMOUNT_REQUIRED' } }
  const amount = parseAmount(text.trim(), scale)
  if (!amount) return { amount: null, problem: { code: 'AMOUNT_INVALID', params: { scale: String(scale) } } }
  if (amount.lte('0')) return { amount: null, problem: { code: 'AMOUNT_NOT_POSITIVE' } }
  return { amount, problem: null }
}

export const checkAvailable = (amount: Money, available: Money): Problem =>
  amount.lte(available)
    ? null
    : { code: 'INSUFFICIENT_AVAILABLE', params: { available: available.toFixed() } }

/** As `checkAvailable`, where the wallet pays somebody else: there is no other account to take it from. */
export const checkWallet = (amount: Money, available: Money): Problem => {
  const problem = checkAvailable(amount, available)
  return problem && { ...problem, code: 'INSUFFICIENT_WALLET' }
}

/** Own transfer: both accounts chosen and different, a valid amount, enough balance. */
export const checkTransfer = (from: number | null, to: number | null): Problem => {
  if (!from) return { code: 'TRANSFER_OUT_REQUIRED' }
  if (!to) return { code: 'TRANSFER_IN_REQUIRED' }
  return from === to ? { code: 'SAME_ACCOUNT' } : null
}
