import { isPlainText } from './plainText'
import type { Problem } from './validation'

export const MAX_CARDS = 10
/** Characters of the holder's and the bank's name. */
export const MAX_CARD_TEXT = 60
/** Digits of a card number (ISO/IEC 7812). */
const LENGTH = [12, 19] as const

/** Digits only: the one form under which a card number is kept and compared. */
export const normaliseCard = (text: string): string => text.replace(/[\s-]/g, '')

/** Sum of the digits, every second one from the right doubled and its own digits added (ISO/IEC 7812-1, annex B). */
const luhnSum = (digits: string): number =>
  Array.from(digits)
    .reverse()
    .map((digit, i) => Number(digit) * (i % 2 === 0 ? 1 : 2))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0)

/** 12 to 19 digits whose last one checks the others. All zeros would pass the sum and are no card. */
export const checkCardNumber = (text: string): Problem => {
  const digits = normaliseCard(text)
  if (!digits) return { code: 'CARD_NUMBER_REQUIRED' }
  const [min, max] = LENGTH
  const shaped = /^\d+$/.test(digits) && digits.length >= min && digits.length <= max && !/^0+$/.test(digits)
  return shaped && luhnSum(digits) % 10 === 0 ? null : { code: 'CARD_NUMBER_INVALID' }
}

const checkText = (text: string, missing: 'CARD_HOLDER_REQUIRED' | 'CARD_BANK_REQUIRED'): Problem => {
  if (!text.trim()) return { code: missing }
  if (!isPlainText(text.trim())) return { code: 'TEXT_NOT_PLAIN' }
  return Array.from(text.trim()).length <= MAX_CARD_TEXT
    ? null
    : { code: 'CARD_TEXT_TOO_LONG', params: { max: String(MAX_CARD_TEXT) } }
}

export const checkHolder = (holder: string): Problem => checkText(holder, 'CARD_HOLDER_REQUIRED')

export const checkBank = (bank: string): Problem => checkText(bank, 'CARD_BANK_REQUIRED')
