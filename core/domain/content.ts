import type { Problem } from './validation'

/** The help centre's parts, in the order in which they are shown. */
export const HELP_CATEGORIES = ['start', 'funds', 'trading', 'account', 'trust'] as const
export type HelpCategory = (typeof HELP_CATEGORIES)[number]

/** Characters of a search in the help centre at most. */
export const SEARCH_LENGTH = 64

/** Characters of one message to customer service at most, and how many a user may send within an hour. */
export const SUPPORT_TEXT_LENGTH = 1_000
export const SUPPORT_PER_HOUR = 20

/** Characters of the fields of a partner enquiry at most, and how many one address may send within a day. */
export const ENQUIRY_LENGTHS = { name: 60, company: 80, contact: 120, message: 2_000 } as const
export const ENQUIRIES_PER_DAY = 5
export type EnquiryField = keyof typeof ENQUIRY_LENGTHS

const REQUIRED = {
  name: 'ENQUIRY_NAME_REQUIRED',
  company: 'ENQUIRY_COMPANY_REQUIRED',
  contact: 'ENQUIRY_CONTACT_REQUIRED',
  message: 'ENQUIRY_MESSAGE_REQUIRED',
} as const

/** Characters as a reader counts them: an emoji is one. */
const lengthOf = (text: string): number => Array.from(text).length

export const checkSupportText = (text: string): Problem => {
  const plain = text.trim()
  if (plain === '') return { code: 'SUPPORT_TEXT_REQUIRED' }
  return lengthOf(plain) > SUPPORT_TEXT_LENGTH
    ? { code: 'SUPPORT_TEXT_TOO_LONG', params: { max: String(SUPPORT_TEXT_LENGTH) } }
    : null
}

/** An answer can be sent to it: an email address, or a number of at least six digits. */
const isContact = (text: string): boolean =>
  /^\S+@\S+\.\S+$/.test(text) || text.replace(/\D/g, '').length >= 6

export const checkEnquiry = (field: EnquiryField, text: string): Problem => {
  const plain = text.trim()
  if (plain === '') return { code: REQUIRED[field] }
  const max = ENQUIRY_LENGTHS[field]
  if (lengthOf(plain) > max) return { code: 'ENQUIRY_TEXT_TOO_LONG', params: { max: String(max) } }
  return field === 'contact' && !isContact(plain) ? { code: 'ENQUIRY_CONTACT_INVALID' } : null
}

const VERSION = /^\d{1,5}\.\d{1,5}\.\d{1,5}$/

/** A version of the app: three numbers with points. */
export const isVersion = (text: string): boolean => VERSION.test(text)

/** @returns below 0 when `a` is older than `b`, 0 when they are the same, above 0 when it is newer */
export const compareVersions = (a: string, b: string): number => {
  const [left, right] = [a.split('.').map(Number), b.split('.').map(Number)]
  const at = [0, 1, 2].find((part) => left[part] !== right[part])
  return at === undefined ? 0 : (left[at] ?? 0) - (right[at] ?? 0)
}
