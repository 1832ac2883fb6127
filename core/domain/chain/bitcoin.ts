import { bech32, bech32m } from '@scure/base'
import { base58Version } from './base58'

const P2PKH = 0x00
const P2SH = 0x05
/** First part of every bech32 address of the main network (BIP-173). */
const MAINNET = 'bc'

const isBech32 = (text: string): text is `${string}1${string}` => text.toLowerCase().startsWith(`${MAINNET}1`)

/** Length of the program in bytes, when the version, the checksum's kind and the padding are right. */
const programLength = (address: string, version: number): number | null => {
  const coder = version === 0 ? bech32 : bech32m
  if (!isBech32(address)) return null
  try {
    const { words } = coder.decode(address)
    return words[0] === version ? coder.fromWords(words.slice(1)).length : null
  } catch {
    return null
  }
}

/**
 * Witness addresses that wallets use: version 0 with 20 or 32 bytes (P2WPKH, P2WSH), version 1 with 32 (P2TR).
 * Other lengths and later versions have no owner yet: anyone could take what is sent there.
 */
const isWitness = (address: string): boolean => {
  const v0 = programLength(address, 0)
  return v0 === 20 || v0 === 32 || programLength(address, 1) === 32
}

/** The stored form of an address of Bitcoin's main network, or null when it is none. */
export const bitcoinAddress = (address: string): string | null => {
  if (isBech32(address)) return isWitness(address) ? address.toLowerCase() : null
  const version = base58Version(address)
  return version === P2PKH || version === P2SH ? address : null
}
