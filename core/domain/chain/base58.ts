import { createBase58check } from '@scure/base'
import { sha256 } from '../sha256'

/** Longest address of any network (bech32), so longer texts are never looked at. */
export const MAX_ADDRESS = 90

const hasher = sha256(MAX_ADDRESS)

const hash = (data: Uint8Array): Uint8Array => {
  hasher.block.set(data)
  const words = hasher.digest(data.length)
  const bytes = new Uint8Array(32)
  const view = new DataView(bytes.buffer)
  words.forEach((word, i) => view.setInt32(i * 4, word))
  return bytes
}

const coder = createBase58check(hash)

/** A hash of 20 bytes that somebody can hold the key of: money sent to all zeros is lost. */
const isKeyHash = (bytes: Uint8Array): boolean => bytes.length === 20 && bytes.some((byte) => byte !== 0)

/**
 * Reads base58check: one byte that says what it is, a hash of 20 bytes, a checksum of 4.
 * @returns the first byte; null when the text is anything else or its checksum is wrong
 */
export const base58Version = (text: string): number | null => {
  try {
    const bytes = coder.decode(text)
    return isKeyHash(bytes.subarray(1)) ? (bytes[0] ?? null) : null
  } catch {
    return null
  }
}
