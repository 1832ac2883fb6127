import { base58Version } from './base58'
import { readWitness } from './bech32'

const P2PKH = 0x00
const P2SH = 0x05
/** First part of every witness address of the main network (BIP-173). */
const MAINNET = 'bc'

/**
 * Witness programs that wallets use: version 0 with 20 or 32 bytes (P2WPKH, P2WSH), version 1 with 32 (P2TR).
 * Other lengths and later versions have no owner yet: anyone could take what is sent there.
 */
const USED = ['0/20', '0/32', '1/32']

/** The stored form of an address of Bitcoin's main network, or null when it is none. */
export const bitcoinAddress = (address: string): string | null => {
  const witness = readWitness(MAINNET, address)
  if (witness) return USED.includes(`${witness.version}/${witness.length}`) ? address.toLowerCase() : null
  const version = base58Version(address)
  return version === P2PKH || version === P2SH ? address : null
}
