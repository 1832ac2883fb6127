import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { bech32, createBase58check } from '@scure/base'
import type { HDKey } from '@scure/bip32'
import { normaliseAddress } from '@core/domain/chain'
import type { NetworkId } from '@core/domain'
import { receivingKey } from './account'

export { accountOf } from './account'

const base58 = createBase58check(sha256)
const TRON_PREFIX = 0x41
const WITNESS_VERSION = 0

/** Native segwit, P2WPKH (BIP-84, BIP-173). */
const bitcoin = ({ identifier }: HDKey): string => {
  if (!identifier) throw new Error('a key without a hash')
  return bech32.encode('bc', [WITNESS_VERSION, ...bech32.toWords(identifier)])
}

/** Last 20 bytes of the hash of both coordinates, for Ethereum and TRON alike. */
const keyHash = ({ publicKey }: HDKey): Uint8Array => {
  if (!publicKey) throw new Error('a key without a public part')
  const coordinates = secp256k1.Point.fromBytes(publicKey).toBytes(false).subarray(1)
  return keccak_256(coordinates).subarray(-20)
}

const ethereum = (key: HDKey): string => normaliseAddress('ethereum', `0x${bytesToHex(keyHash(key))}`)

const tron = (key: HDKey): string => base58.encode(Uint8Array.from([TRON_PREFIX, ...keyHash(key)]))

const WRITERS: Readonly<Record<NetworkId, (key: HDKey) => string>> = { bitcoin, ethereum, tron }

/**
 * Deposit address number `index` of an account's extended public key, as the network writes it.
 * Bitcoin: m/84'/0'/account'/0/index, P2WPKH; Ethereum: m/44'/60'/…; TRON: m/44'/195'/…
 * @throws ConfigError when the key cannot be used (see `accountOf`); RangeError for an impossible index
 */
export const addressOf = (network: NetworkId, xpub: string, index: number): string =>
  WRITERS[network](receivingKey(network, xpub, index))
