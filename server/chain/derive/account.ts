import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'
import { HARDENED_OFFSET, HDKey } from '@scure/bip32'
import type { NetworkId } from '@core/domain'
import { ConfigError } from '../../config/settings'

/** An account's extended key: m / purpose' / coin' / account'. */
const ACCOUNT_DEPTH = 3
/** Branch of an account on which money is received (BIP-44). */
const RECEIVING = 0

/** First four bytes of extended keys (BIP-32; SLIP-132 for the kind whose addresses are P2WPKH). */
const XPUB = { name: 'xpub', public: 0x0488b21e, private: 0x0488ade4 }
const ZPUB = { name: 'zpub', public: 0x04b24746, private: 0x04b2430c }

const KINDS: Readonly<Record<NetworkId, readonly (typeof XPUB)[]>> = {
  bitcoin: [ZPUB, XPUB],
  ethereum: [XPUB],
  tron: [XPUB],
}

const base58 = createBase58check(sha256)

const LENGTH = 78

/** A sentence about a key never holds the key, nor what the library says about it. */
const refuse = (network: NetworkId, what: string): never => {
  throw new ConfigError(`the extended public key of ${network} ${what}`)
}

const decode = (network: NetworkId, text: string): Uint8Array => {
  try {
    const bytes = base58.decode(text)
    if (bytes.length === LENGTH) return bytes
  } catch {
    // The text may be a key with a typing error: what the library says about it is not passed on.
  }
  return refuse(network, 'is not one: its length or its checksum is wrong')
}

/** Byte 45 of an extended key is 0 before a private key, 2 or 3 before a public one. */
const isPrivate = (bytes: Uint8Array): boolean => bytes[45] === 0

const read = (network: NetworkId, text: string, versions: typeof XPUB): HDKey => {
  try {
    return HDKey.fromExtendedKey(text, versions)
  } catch {
    return refuse(network, 'is not one')
  }
}

/**
 * The account behind an extended public key.
 * @throws ConfigError when it is none, private, of another kind, or no account's; the message never holds the key
 */
export const accountOf = (network: NetworkId, xpub: string): HDKey => {
  const bytes = decode(network, xpub)
  if (isPrivate(bytes)) refuse(network, 'is a private key, which must never be on a server')
  const kinds = KINDS[network]
  const version = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const kind = kinds.find((k) => k.public === version)
  if (!kind) return refuse(network, `must begin with ${kinds.map(({ name }) => name).join(' or ')}`)
  const account = read(network, xpub, kind)
  if (account.depth !== ACCOUNT_DEPTH || account.index < HARDENED_OFFSET)
    refuse(network, "must be an account's: three steps below the seed, the last one hardened")
  return account
}

/**
 * The public key that receives money at an index: account / 0 / index.
 * @throws ConfigError as `accountOf`; RangeError for an index that is no whole number from 0 to 2^31 - 1
 */
export const receivingKey = (network: NetworkId, xpub: string, index: number): HDKey => {
  if (!Number.isInteger(index) || index < 0 || index >= HARDENED_OFFSET) throw new RangeError('address index')
  return accountOf(network, xpub).deriveChild(RECEIVING).deriveChild(index)
}
