import { sign } from 'tweetnacl'
import { canonical } from './canonical'
import type { ReceiptKey, SignedReceipt } from './format'
import { checkRules, type CheckResult, type RuleCheck } from './rules'

/** `key`: a published key, in use when the receipt was issued; `signature`: by that key, over all of the receipt. */
export type ReceiptCheck = 'key' | 'signature' | RuleCheck

export interface Verification {
  /** The published key of that id, if there is one. */
  readonly key: ReceiptKey | null
  readonly checks: readonly CheckResult<ReceiptCheck>[]
  /** All of it holds. */
  readonly sound: boolean
}

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16))

/** The bytes that are signed: a canonical text is ASCII. */
const messageOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const signedBy = ({ receipt, signature }: SignedReceipt, { publicKey }: ReceiptKey): boolean => {
  const message = messageOf(canonical(receipt))
  return sign.detached.verify(message, bytesOf(signature), bytesOf(publicKey))
}

const inUse = ({ from, until }: ReceiptKey, at: number): boolean =>
  from <= at && (until === null || at <= until)

/**
 * Checks a receipt by itself: nothing is asked of anyone. Without a known key, what it says can still be compared with
 * the rules, but not who says it.
 * @param keys as published
 */
export const verifyReceipt = (signed: SignedReceipt, keys: readonly ReceiptKey[]): Verification => {
  const { receipt } = signed
  const key = keys.find(({ id }) => id === receipt.key) ?? null
  const checks: CheckResult<ReceiptCheck>[] = [
    { check: 'key', holds: key !== null && inUse(key, receipt.issuedAt) },
    { check: 'signature', holds: key !== null && signedBy(signed, key) },
    ...checkRules(receipt),
  ]
  return { key, checks, sound: checks.every(({ holds }) => holds) }
}
