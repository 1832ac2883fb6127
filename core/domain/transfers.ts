import type { Money } from '../money'
import type { Problem } from './validation'
import { checkEmail, checkPhone } from './validation'
import { regionByCode } from './regions'

/** Transfers leave the user's own accounts: to another user, or to and from a partner. */
export const TRANSFER_KINDS = ['user', 'partner'] as const
export type TransferKind = (typeof TRANSFER_KINDS)[number]

/** Pending: with the partner, the money frozen. Accepted and returned are final; between users it is accepted at once. */
export const TRANSFER_STATES = ['pending', 'accepted', 'returned'] as const
export type TransferState = (typeof TRANSFER_STATES)[number]

/** Seen from one user: money that left, or came. */
export const TRANSFER_DIRECTIONS = ['out', 'in'] as const
export type TransferDirection = (typeof TRANSFER_DIRECTIONS)[number]

/** How a recipient is named. */
export const RECIPIENT_METHODS = ['email', 'phone', 'uid'] as const
export type RecipientMethod = (typeof RECIPIENT_METHODS)[number]

/** So often a user may look somebody up within the window (ms): enough to pay, too little to collect addresses. */
export const LOOKUPS = 10
export const LOOKUP_WINDOW = 3_600_000
/** A recipient that was found can be paid for this long (ms); then they are looked up again. */
export const RECIPIENT_VALID = 600_000

export const UID_DIGITS = 8
export const MAX_PARTNER_ACCOUNT = 64

/** A recipient as someone typed them. */
export interface TypedRecipient {
  readonly method: RecipientMethod
  readonly account: string
  /** Country of a phone number. */
  readonly region?: string
}

const checkUid = (text: string): Problem =>
  new RegExp(`^[1-9]\\d{${UID_DIGITS - 1}}$`).test(text.trim()) ? null : { code: 'UID_INVALID' }

/** Required, and of the form that its kind has. Who it is, only the server knows. */
export const checkRecipient = ({ method, account, region }: TypedRecipient): Problem => {
  if (!account.trim()) return { code: 'RECIPIENT_REQUIRED' }
  if (method === 'uid') return checkUid(account)
  return method === 'email' ? checkEmail(account) : checkPhone(account, regionByCode(region ?? ''))
}

/** Control characters, line ends, and marks that hide or turn the text around. */
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/

/** Name of an account at a partner: one line of visible characters. */
export const checkPartnerAccount = (text: string): Problem => {
  const name = text.trim()
  if (!name) return { code: 'PARTNER_ACCOUNT_REQUIRED' }
  const fits = name.length <= MAX_PARTNER_ACCOUNT && !UNSEEN.test(name)
  return fits ? null : { code: 'PARTNER_ACCOUNT_INVALID', params: { max: String(MAX_PARTNER_ACCOUNT) } }
}

export interface AmountRange {
  readonly min: Money
  readonly max: Money
}

/** A partner takes amounts between two limits, both included. */
export const checkPartnerAmount = (amount: Money, { min, max }: AmountRange, currency: string): Problem =>
  amount.gte(min) && amount.lte(max)
    ? null
    : {
        code: 'PARTNER_AMOUNT_OUT_OF_RANGE',
        params: { min: min.toFixed(), max: max.toFixed(), currency },
      }
