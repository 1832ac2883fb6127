import { isPlainText } from './plainText'
import type { Problem } from './validation'

/** What the history of sign-ins lists. */
export const ACCOUNT_EVENTS = [
  'signIn',
  'signInFailed',
  'secondStepFailed',
  'passwordChanged',
  'passwordReset',
  'tradePasswordChanged',
  'twoStepOn',
  'twoStepOff',
  'recoveryCodesMade',
  'phishingWordChanged',
  'contactBound',
  'walletBound',
  'walletUnbound',
  'signedOut',
  'frozen',
  'unfrozen',
] as const
export type AccountEvent = (typeof ACCOUNT_EVENTS)[number]

/** Days for which the history is kept. */
export const ACCOUNT_EVENT_DAYS = 90

/** Recovery codes made at once. */
export const RECOVERY_CODES = 10

/** Shortest and longest anti-phishing word, in characters. */
export const PHISHING_WORD_LENGTH = [4, 20] as const

/** A word or a short sentence in any script; empty removes it. */
export const checkPhishingWord = (word: string): Problem => {
  const plain = word.trim()
  const [min, max] = PHISHING_WORD_LENGTH
  const { length } = [...plain]
  if (length === 0) return null
  const fits = length >= min && length <= max && isPlainText(plain)
  return fits ? null : { code: 'PHISHING_WORD_INVALID', params: { min: String(min), max: String(max) } }
}
