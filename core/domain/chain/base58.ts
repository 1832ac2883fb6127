import { sha256 } from '../sha256'

/**
 * Base58check, by which Bitcoin and TRON write a hash of 20 bytes: a byte that says what it is, the hash, and four
 * bytes of checksum. Like bech32 beside it our own, because the ready-made package needs newer built-ins than old
 * mini-program engines have; the tests compare both with it.
 */
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const VERSIONED = 21
const LENGTH = VERSIONED + 4
/** Digits that 25 bytes take at the most. */
const MAX_DIGITS = 35

/** The number that the digits write, in 25 bytes; null when it needs another length or has other characters. */
const decode = (text: string): Uint8Array | null => {
  if (text.length > MAX_DIGITS) return null
  const bytes = new Uint8Array(LENGTH)
  for (const char of text) {
    let carry = ALPHABET.indexOf(char)
    if (carry < 0) return null
    for (let i = LENGTH - 1; i >= 0; i -= 1) {
      carry += (bytes[i] ?? 0) * 58
      bytes[i] = carry % 256
      carry = Math.floor(carry / 256)
    }
    if (carry > 0) return null
  }
  // A digit 1 at the beginning stands for one byte of zero, no more and no fewer.
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return zeros === text.search(/[^1]/) ? bytes : null
}

const hasher = sha256(32)

/** First four bytes of the double SHA-256, as one word. */
const checksum = (bytes: Uint8Array): number => {
  hasher.block.set(bytes)
  const once = Array.from(hasher.digest(bytes.length))
  const view = new DataView(hasher.block.buffer)
  once.forEach((word, i) => view.setInt32(i * 4, word))
  return hasher.digest(32)[0] ?? 0
}

/**
 * @returns the first byte of a base58check text of a 20-byte hash; null when it is anything else, when its checksum
 *   is wrong, or when the hash is all zeros, of which nobody holds the key
 */
export const base58Version = (text: string): number | null => {
  const bytes = decode(text)
  if (!bytes?.subarray(1, VERSIONED).some((byte) => byte !== 0)) return null
  const stated = new DataView(bytes.buffer).getInt32(VERSIONED)
  return stated === checksum(bytes.subarray(0, VERSIONED)) ? (bytes[0] ?? null) : null
}
