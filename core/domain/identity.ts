import { checkCardNumber, checkHolder, normaliseCard } from './bankCard'
import { isPlainText } from './plainText'
import { regionByCode } from './regions'
import { checkPhone, normalisePhone, plainDigits, type Problem } from './validation'

/** Real-name verification. Not part of `@core/domain`, so that only its own screens carry it. */
export const IDENTITY_STATES = ['none', 'pending', 'approved', 'rejected'] as const
export type IdentityState = (typeof IDENTITY_STATES)[number]

/** What the pictures show. */
export const IDENTITY_DOCUMENTS = ['idCard', 'licence'] as const
export type IdentityDocument = (typeof IDENTITY_DOCUMENTS)[number]

export const PICTURE_SIDES = ['front', 'back'] as const
export type PictureSide = (typeof PICTURE_SIDES)[number]

/** Why an operator turns an identity down; `other` is explained in their own words. */
export const REJECT_REASONS = [
  'unreadable',
  'mismatch',
  'incomplete',
  'expired',
  'unsupported',
  'underage',
  'other',
] as const
export type RejectReason = (typeof REJECT_REASONS)[number]

export const MAX_NAME = 60
/** Characters of an operator's own words. */
export const MAX_WORDS = 200
/** Letters and digits of an ID number. */
const NUMBER_LENGTH = [5, 20] as const

/** While one waits, or is approved, there is nothing to send. */
export const canSubmit = (state: IdentityState): boolean => state === 'none' || state === 'rejected'

/** Names are kept with single spaces. */
export const normaliseName = (name: string): string => name.trim().replace(/\s+/g, ' ')

export const checkName = (name: string): Problem => {
  const text = normaliseName(name)
  if (!text) return { code: 'IDENTITY_NAME_REQUIRED' }
  if (!isPlainText(text)) return { code: 'TEXT_NOT_PLAIN' }
  const length = Array.from(text).length
  const fits = length >= 2 && length <= MAX_NAME && !/[0-9<>{}[\]\\|@#$%^*=+_~]/.test(text)
  return fits ? null : { code: 'IDENTITY_NAME_INVALID', params: { max: String(MAX_NAME) } }
}

/** Upper case letters and digits alone: the one form under which an ID number is kept and compared. */
export const normaliseIdNumber = (text: string): string =>
  plainDigits(text)
    .replace(/[\s./-]/g, '')
    .toUpperCase()

/** Weights and check characters of a resident's number (GB 11643-1999, which follows ISO 7064 MOD 11-2). */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECKS = '10X98765432'

const isResidentNumber = (text: string): boolean => {
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(text[i]), 0)
  return CHECKS[sum % 11] === text[17]
}

/** 5 to 20 letters and digits, digits among them; where the last of 18 checks the others, it has to. */
export const checkIdNumber = (text: string): Problem => {
  const number = normaliseIdNumber(text)
  if (!number) return { code: 'IDENTITY_NUMBER_REQUIRED' }
  const [min, max] = NUMBER_LENGTH
  const shaped = /^[A-Z0-9]+$/.test(number) && number.length >= min && number.length <= max
  const wrong = !shaped || !/\d/.test(number) || /^(.)\1*$/.test(number)
  const mistyped = /^\d{17}[\dX]$/.test(number) && !isResidentNumber(number)
  return wrong || mistyped ? { code: 'IDENTITY_NUMBER_INVALID' } : null
}

/** What is asked for; only name, number, document and pictures are required. */
export interface IdentityForm {
  readonly name: string
  readonly idNumber: string
  readonly holder: string
  readonly cardNumber: string
  readonly region: string
  readonly phone: string
  readonly document: string
  /** Ids of the pictures that were uploaded before; empty while there is none. */
  readonly front: string
  readonly back: string
}

export type IdentityField = 'name' | 'idNumber' | 'holder' | 'cardNumber' | 'phone' | 'document' | PictureSide

const required = (picture: string): Problem => (picture ? null : { code: 'PICTURE_REQUIRED' })

/** The account's holder and its card belong together: both, or neither. */
const checkAccount = ({ holder, cardNumber }: IdentityForm) => {
  const some = holder.trim() !== '' || normaliseCard(cardNumber) !== ''
  return {
    holder: some ? checkHolder(holder) : null,
    cardNumber: some ? checkCardNumber(plainDigits(cardNumber)) : null,
  }
}

/** What is wrong with each field; null where nothing is. */
export const checkIdentity = (form: IdentityForm): Readonly<Record<IdentityField, Problem>> => ({
  name: checkName(form.name),
  idNumber: checkIdNumber(form.idNumber),
  ...checkAccount(form),
  phone: form.phone.trim() ? checkPhone(form.phone, regionByCode(form.region)) : null,
  document: IDENTITY_DOCUMENTS.some((known) => known === form.document)
    ? null
    : { code: 'IDENTITY_DOCUMENT_REQUIRED' },
  front: required(form.front),
  back: required(form.back),
})

/** The form as it is kept: every value in its one form. */
export const normaliseIdentity = (form: IdentityForm): IdentityForm => {
  const phone = normalisePhone(form.phone)
  return {
    ...form,
    name: normaliseName(form.name),
    idNumber: normaliseIdNumber(form.idNumber),
    holder: normaliseName(form.holder),
    cardNumber: normaliseCard(plainDigits(form.cardNumber)),
    region: phone ? form.region : '',
    phone,
  }
}

/** An ID number as its owner sees it again: the first two characters. Its end proves who resets the trade password. */
export const maskIdNumber = (number: string): string =>
  `${number.slice(0, 2)}${'*'.repeat(Math.max(1, number.length - 2))}`

/** A name as its owner sees it again: the first letter of each part, of a name without parts the first. */
export const maskName = (name: string): string =>
  name
    .split(' ')
    .map((part) => {
      const [first = '', ...rest] = Array.from(part)
      return first + '*'.repeat(Math.min(rest.length, 3))
    })
    .join(' ')

/** An operator's own words: one line of plain text; needed where the reason from the list says nothing by itself. */
export const checkWords = (reason: RejectReason, words: string): boolean =>
  isPlainText(words) && Array.from(words).length <= MAX_WORDS && (reason !== 'other' || words.trim() !== '')
