import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { createBase58check } from '@scure/base'

const base58 = createBase58check(sha256)

/** First byte of every address of TRON. */
export const PREFIX = '41'

/** `41` and 40 hexadecimal digits as people write it: `T…`. */
export const written = (hex: string): string => base58.encode(hexToBytes(hex))

/** The 40 digits of an account, as logs name it. */
export const accountHex = (address: string): string => bytesToHex(base58.decode(address)).slice(PREFIX.length)
