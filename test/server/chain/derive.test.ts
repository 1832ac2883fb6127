import { HDKey } from '@scure/bip32'
import { hexToBytes } from '@noble/hashes/utils.js'
import { publicKeyToAddress } from 'viem/accounts'
import { bytesToHex } from 'viem/utils'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { checkAddress } from '@core/domain/chain'
import { NETWORKS, type NetworkId } from '@core/domain'
import { addressOf, accountOf } from '@server/chain/derive'
import { ConfigError } from '@server/config'

/**
 * Seed of the words "abandon abandon … about" without a passphrase (BIP-39's first vector with an empty one), from
 * which BIP-84 takes its examples.
 */
const SEED = hexToBytes(
  '5eb00bbddcf069084889a8ab9155568165f5c453ccb85e70811aaed6f6da5fc19a5ac40b389cd370d086206dec8aa6c43daea6690f20ad3d8d48b2d2ce9e38e4',
)
const VERSIONS = { public: 0x04b24746, private: 0x04b2430c }
const node = (path: string) => HDKey.fromMasterSeed(SEED).derive(path)

/** Of BIP-84, "Test vectors". */
const ZPUB =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs'
const XPUB: Readonly<Record<NetworkId, string>> = {
  bitcoin: ZPUB,
  ethereum: node("m/44'/60'/0'").publicExtendedKey,
  tron: node("m/44'/195'/0'").publicExtendedKey,
}

describe('test vectors of the standards', () => {
  // BIP-32, test vector 1: chain m/0', and its public child m/0'/1.
  it('BIP-32: a public key has the children that its private key has', () => {
    const parent = HDKey.fromExtendedKey(
      'xpub68Gmy5EdvgibQVfPdqkBBCHxA5htiqg55crXYuXoQRKfDBFA1WEjWgP6LHhwBZeNK1VTsfTFUHCdrfp1bgwQ9xv5ski8PX9rL2dZXvgGDnw',
    )
    expect(parent.deriveChild(1).publicExtendedKey).toBe(
      'xpub6ASuArnXKPbfEwhqN6e3mwBcDTgzisQN1wXN9BJcM47sSikHjJf3UFHKkNAWbWMiGj7Wf5uMash7SyYq527Hqck2AxYysAA7xmALppuCkwQ',
    )
  })

  it('BIP-84: first, second address of the account', () => {
    expect(addressOf('bitcoin', ZPUB, 0)).toBe('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu')
    expect(addressOf('bitcoin', ZPUB, 1)).toBe('bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g')
  })

  it('the same Bitcoin account written as xpub has the same addresses', () => {
    const xpub = node("m/84'/0'/0'").publicExtendedKey
    expect(xpub.startsWith('xpub')).toBe(true)
    expect(addressOf('bitcoin', xpub, 1)).toBe(addressOf('bitcoin', ZPUB, 1))
  })

  // What wallets show for these words: Ethereum at m/44'/60'/0'/0/0, TRON at m/44'/195'/0'/0/0.
  it('BIP-44 with EIP-55, and TRON', () => {
    expect(addressOf('ethereum', XPUB.ethereum, 0)).toBe('0x9858EfFD232B4033E47d90003D41EC34EcaEda94')
    expect(addressOf('tron', XPUB.tron, 0)).toBe('TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH')
  })
})

describe.each(NETWORKS)('$id', ({ id }) => {
  it('gives valid addresses, each once, up to the last index', () => {
    const indices = [0, 1, 2, 1000, 2 ** 31 - 1]
    const addresses = indices.map((index) => addressOf(id, XPUB[id], index))
    expect(new Set(addresses).size).toBe(indices.length)
    expect(addresses.map((address) => checkAddress(id, address))).toEqual(indices.map(() => null))
  })

  it.each([-1, 0.5, 2 ** 31, NaN])('has no address number %p', (index) => {
    expect(() => addressOf(id, XPUB[id], index)).toThrow(RangeError)
  })

  const account = { bitcoin: "m/84'/0'/0'", ethereum: "m/44'/60'/0'", tron: "m/44'/195'/0'" }[id]
  const coin = account.slice(0, account.lastIndexOf('/'))
  const refused: readonly [string, string, RegExp][] = [
    ['nothing', '', /is not one/],
    ['no key', 'hello', /is not one/],
    ['a typing error', `${XPUB[id].slice(0, -1)}1`, /checksum is wrong/],
    ['a key that misses a character', XPUB[id].slice(0, -1), /is not one/],
    ['the private key of the account', node(account).privateExtendedKey, /private key/],
    ['the private key of the seed', HDKey.fromMasterSeed(SEED).privateExtendedKey, /private key/],
    ['a zprv', HDKey.fromMasterSeed(SEED, VERSIONS).derive(account).privateExtendedKey, /private key/],
    ['the seed', node('m').publicExtendedKey, /account/],
    ['a coin', node(coin).publicExtendedKey, /account/],
    ['the branch below the account', node(`${account}/0`).publicExtendedKey, /account/],
    ['an address', node(`${account}/0/0`).publicExtendedKey, /account/],
    ['an account that is not hardened', node(`${coin}/0`).publicExtendedKey, /account/],
    [
      'a key of the test network',
      HDKey.fromMasterSeed(SEED, { public: 0x043587cf, private: 0x04358394 }).derive(account)
        .publicExtendedKey,
      /must begin with/,
    ],
  ]
  it.each(refused)('refuses %s without printing it', (_, text, reason) => {
    const error = ((): unknown => {
      try {
        return accountOf(id, text)
      } catch (thrown) {
        return thrown
      }
    })()
    expect(error).toBeInstanceOf(ConfigError)
    const { message, stack, cause } = error as ConfigError
    expect(message).toMatch(reason)
    expect(message.split('\n')).toHaveLength(1)
    expect(cause).toBeUndefined()
    if (text.length > 20) expect(stack).not.toContain(text.slice(4, 20))
  })
})

it('a zpub is for Bitcoin only', () => {
  expect(() => addressOf('ethereum', ZPUB, 0)).toThrow('must begin with xpub')
  expect(() => addressOf('tron', ZPUB, 0)).toThrow('must begin with xpub')
})

it('agrees with viem on 50 Ethereum addresses', () => {
  const branch = node("m/44'/60'/0'/0")
  for (let index = 0; index < 50; index += 1) {
    const key = branch.deriveChild(index).publicKey ?? new Uint8Array()
    const full = bytesToHex(secp256k1.Point.fromBytes(key).toBytes(false))
    expect(addressOf('ethereum', XPUB.ethereum, index)).toBe(publicKeyToAddress(full))
  }
})
