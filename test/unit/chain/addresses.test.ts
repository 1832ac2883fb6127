import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import { sha256 } from '@noble/hashes/sha2.js'
import fc from 'fast-check'
import { checkAddress, looksLike, normaliseAddress } from '@core/domain/chain'
import { base58Version } from '@core/domain/chain/base58'
import { readWitness } from '@core/domain/chain/bech32'
import { keccakOfAscii } from '@core/domain/chain/keccak'
import type { NetworkId } from '@core/domain'

const codeOf = (network: NetworkId, address: string) => checkAddress(network, address)?.code ?? null
const base58 = createBase58check(sha256)

const decodes = (work: () => unknown): boolean => {
  try {
    work()
    return true
  } catch {
    return false
  }
}

/** Examples of BIP-173 and BIP-350 and of the first Bitcoin block; the program lengths wallets use. */
const BITCOIN = [
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '3P14159f73E4gFr7JterCCQh9QjiTjiZrG',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
]

/** The test cases of EIP-55. */
const EIP55 = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]

/** The USDT contract of TRON, and the address of TRON's own documentation on address formats. */
const TRON = ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL']

describe.each([
  ['bitcoin', BITCOIN],
  ['ethereum', EIP55],
  ['tron', TRON],
] as const)('%s', (network, addresses) => {
  it.each(addresses)('takes %s as it is written, with space around it', (address) => {
    expect(checkAddress(network, address)).toBeNull()
    expect(normaliseAddress(network, `  ${address}\n`)).toBe(address)
  })

  it.each(addresses)('refuses %s with any character changed, missing or added', (address) => {
    // An Ethereum address has its checksum in the capitals alone; small letters throughout have none.
    const swapCase = (char: string) => (char < 'a' ? char.toLowerCase() : char.toUpperCase())
    const swapChar = (char: string) => (char === 'q' || char === '2' ? '3' : 'q')
    const other = network === 'ethereum' ? swapCase : swapChar
    const changed = Array.from(address, (char, i) => address.slice(0, i) + other(char) + address.slice(i + 1))
    const wrong = changed.filter((text) => text !== address && text !== address.toLowerCase())
    expect(wrong.length).toBeGreaterThan(5)
    expect(wrong.filter((text) => codeOf(network, text) === null)).toEqual([])
    for (const text of [address.slice(0, -1), `${address}2`, `${address} ${address}`]) {
      expect(codeOf(network, text)).toBe('ADDRESS_INVALID')
    }
  })

  it('asks for an address, and names the network in the refusal', () => {
    expect(checkAddress(network, '  ')).toEqual({ code: 'ADDRESS_REQUIRED' })
    const name = { bitcoin: 'Bitcoin', ethereum: 'Ethereum', tron: 'TRON' }[network]
    expect(checkAddress(network, 'x')).toEqual({ code: 'ADDRESS_INVALID', params: { network: name } })
    expect(() => normaliseAddress(network, 'x')).toThrow(network)
  })

  it('refuses the addresses of the other networks, and very long texts', () => {
    const others = [...BITCOIN, ...EIP55, ...TRON].filter((address) => !addresses.some((a) => a === address))
    expect(others.filter((address) => codeOf(network, address) === null)).toEqual([])
    expect(codeOf(network, '1'.repeat(90))).toBe('ADDRESS_INVALID')
    expect(codeOf(network, '1'.repeat(100_000))).toBe('ADDRESS_INVALID')
  })
})

describe('bitcoin', () => {
  it('stores bech32 in small letters, refuses mixed ones', () => {
    const [, , address = ''] = BITCOIN
    expect(normaliseAddress('bitcoin', address.toUpperCase())).toBe(address)
    expect(codeOf('bitcoin', `BC1${address.slice(3)}`)).toBe('ADDRESS_INVALID')
  })

  // The invalid examples of BIP-350, but for those with a program that no wallet can spend, which follow.
  it.each([
    'tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
    'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
    'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R',
    'bc1pw5dgrnzv',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
    'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf',
    'bc1gmk9yu',
    // Valid by BIP-350, yet nobody owns them: versions 1 with 40 bytes, 16 and 2.
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
    'BC1SW50QGDZ25J',
    'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
    // The test network.
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
  ])('refuses %s', (address) => {
    expect(codeOf('bitcoin', address)).toBe('ADDRESS_INVALID')
  })

  it('takes a program only under the checksum of its version', () => {
    const program = bech32.toWords(new Uint8Array(32).fill(7))
    expect(codeOf('bitcoin', bech32.encode('bc', [0, ...program]))).toBeNull()
    expect(codeOf('bitcoin', bech32m.encode('bc', [0, ...program]))).toBe('ADDRESS_INVALID')
    expect(codeOf('bitcoin', bech32m.encode('bc', [1, ...program]))).toBeNull()
    expect(codeOf('bitcoin', bech32.encode('bc', [1, ...program]))).toBe('ADDRESS_INVALID')
  })
})

describe('ethereum', () => {
  it('takes small letters throughout and stores the checksum', () => {
    for (const address of EIP55) expect(normaliseAddress('ethereum', address.toLowerCase())).toBe(address)
  })

  it('refuses capitals throughout where they are not the checksum', () => {
    expect(codeOf('ethereum', '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED')).toBe('ADDRESS_INVALID')
    expect(codeOf('ethereum', '0X5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toBe('ADDRESS_INVALID')
  })
})

describe('addresses that nobody can spend from, or of another kind', () => {
  const nobody = new Uint8Array(20)
  const somebody = new Uint8Array(20).fill(1)
  const coded = (version: number, hash: Uint8Array) => base58.encode(Uint8Array.from([version, ...hash]))

  it('refuses a hash of zeros', () => {
    expect(codeOf('ethereum', `0x${'0'.repeat(40)}`)).toBe('ADDRESS_INVALID')
    expect(codeOf('tron', coded(0x41, nobody))).toBe('ADDRESS_INVALID')
    expect(codeOf('bitcoin', coded(0x00, nobody))).toBe('ADDRESS_INVALID')
  })

  it('takes the version bytes of the main networks and no other', () => {
    const versions = Array.from({ length: 256 }, (_, version) => version)
    const taken = (network: NetworkId) =>
      versions.filter((version) => codeOf(network, coded(version, somebody)) === null)
    expect(taken('bitcoin')).toEqual([0x00, 0x05])
    expect(taken('tron')).toEqual([0x41])
    expect(codeOf('bitcoin', coded(0, new Uint8Array(19).fill(1)))).toBe('ADDRESS_INVALID')
    expect(codeOf('bitcoin', coded(0, new Uint8Array(21).fill(1)))).toBe('ADDRESS_INVALID')
  })
})

describe('look-alikes', () => {
  const real = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
  it.each([
    ['the same address', real, real, false],
    ['the same four at both ends', real, 'TR7NaaaaaaaaaaaaaaaaaaaaaaaaaaLj6t', true],
    ['the same six at both ends', real, 'TR7NHqaaaaaaaaaaaaaaaaaaaaaagjLj6t', true],
    ['another case at the ends', real, 'Tr7naaaaaaaaaaaaaaaaaaaaaaaaaalJ6T', true],
    ['three at the beginning', real, 'TR7MaaaaaaaaaaaaaaaaaaaaaaaaaaLj6t', false],
    ['three at the end', real, 'TR7NaaaaaaaaaaaaaaaaaaaaaaaaaaMj6t', false],
  ])('%s', (_, a, b, expected) => {
    expect(looksLike(a, b)).toBe(expected)
    expect(looksLike(b, a)).toBe(expected)
  })
})

it('keccak agrees with the library at every length of one block, and refuses more', () => {
  for (let length = 0; length < 136; length += 1) {
    const text = Array.from({ length }, (_, i) => String.fromCharCode(32 + ((i * 7 + length) % 95))).join('')
    expect(keccakOfAscii(text)).toBe(bytesToHex(keccak_256(new TextEncoder().encode(text))))
  }
  expect(() => keccakOfAscii('x'.repeat(136))).toThrow('135')
})

describe('the codecs agree with the library', () => {
  const bytesOf = (max: number) => fc.uint8Array({ minLength: 1, maxLength: max })

  it('base58check, at every length and with leading zeros', () => {
    const data = fc
      .tuple(fc.nat(3), bytesOf(26))
      .map(([zeros, rest]) => [...new Array<number>(zeros).fill(0), ...rest])
    fc.assert(
      fc.property(data, (bytes) => {
        const [version] = bytes
        const somebody = bytes.length === 21 && bytes.slice(1).some((byte) => byte !== 0)
        expect(base58Version(base58.encode(Uint8Array.from(bytes)))).toBe(somebody ? version : null)
      }),
      { numRuns: 2000 },
    )
  })

  it('base58check refuses what the library refuses', () => {
    const text = fc.tuple(fc.nat(33), fc.constantFrom(...'123zZ0OIl ')).map(([at, char]) => {
      const [address = ''] = TRON
      return address.slice(0, at) + char + address.slice(at + 1)
    })
    fc.assert(
      fc.property(text, (changed) => {
        expect(base58Version(changed) !== null).toBe(decodes(() => base58.decode(changed)))
      }),
    )
  })

  it('bech32 and bech32m, with every version and length', () => {
    const program = fc.tuple(fc.nat(16), bytesOf(40))
    fc.assert(
      fc.property(program, fc.boolean(), ([version, bytes], m) => {
        const coder = m ? bech32m : bech32
        const text = coder.encode('bc', [version, ...coder.toWords(bytes)])
        const right = m === version > 0
        expect(readWitness('bc', text)).toEqual(right ? { version, length: bytes.length } : null)
      }),
      { numRuns: 2000 },
    )
  })

  it('bech32 with any last digit before the checksum: spare bits are zero', () => {
    const digits = fc.array(fc.nat(31), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(digits, (words) => {
        const text = bech32.encode('bc', [0, ...words])
        expect(readWitness('bc', text) !== null).toBe(decodes(() => bech32.fromWords(words)))
      }),
      { numRuns: 2000 },
    )
  })
})
