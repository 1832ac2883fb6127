import { isPlainText } from './plainText'
import { normaliseEmail, normalisePhone, plainDigits, type Problem } from './validation'

export const MAX_NICKNAME = 20

/** Characters as a reader counts them, an emoji as one. */
const lengthOf = (text: string): number => [...text].length

/** What is kept of a nickname that someone typed. */
export const plainNickname = (text: string): string => text.trim().replace(/ {2,}/g, ' ')

/** One line of 1 to 20 characters of any script. */
export const checkNickname = (text: string): Problem => {
  const nickname = plainNickname(text)
  if (!nickname) return { code: 'NICKNAME_REQUIRED' }
  return lengthOf(nickname) <= MAX_NICKNAME && isPlainText(nickname)
    ? null
    : { code: 'NICKNAME_INVALID', params: { max: String(MAX_NICKNAME) } }
}

/** Days after registration within which an inviter can be named. */
export const INVITER_DAYS = 7

/** Characters of the ID number that a reset of the trade password asks for. */
export const ID_TAIL = 4

/** The last characters of an ID number, as they are compared: typed in any way in which the number itself may be typed. */
export const plainIdTail = (text: string): string =>
  plainDigits(text)
    .replace(/[\s./-]/g, '')
    .toUpperCase()

export const checkIdTail = (text: string): Problem => {
  const tail = plainIdTail(text)
  if (!tail) return { code: 'ID_TAIL_REQUIRED' }
  return /^[0-9A-Z]+$/.test(tail) && tail.length === ID_TAIL ? null : { code: 'ID_TAIL_WRONG' }
}

/** What a code that confirms a binding is bound to: the same text on both sides. */
export const bindText = (
  kind: 'email' | 'phone' | 'wallet',
  { account, region = '' }: { readonly account: string; readonly region?: string },
): string => {
  if (kind === 'email') return `email:${normaliseEmail(account)}`
  return kind === 'phone' ? `phone:${region}:${normalisePhone(account)}` : `wallet:${account.toLowerCase()}`
}

/** Parts of a side in which the place of a cut is given. */
export const CUT_PARTS = 10_000
/** Pixels of a side of a profile picture as it is kept. */
export const AVATAR_SIDE = 512

/** Messages for wallets name Ethereum's main chain, whose addresses they are; nothing is sent there. */
export const WALLET_CHAIN = 1
/** Minutes for which such a message is good. */
export const WALLET_MINUTES = 5
