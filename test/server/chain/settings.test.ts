import { HDKey } from '@scure/bip32'
import { ConfigError, loadConfig, type Environment } from '@server/config'
import { readChains } from '@server/config/chains'
import { createWatchers } from '@server/chain/watchers'

const seed = new Uint8Array(32).fill(7)
const account = (path: string) => HDKey.fromMasterSeed(seed).derive(path)
const XPUB = {
  ethereum: account("m/44'/60'/0'").publicExtendedKey,
  bitcoin: account("m/84'/0'/0'").publicExtendedKey,
  tron: account("m/44'/195'/0'").publicExtendedKey,
}
const BBT = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL'

const ETHEREUM = { CHAIN_ETHEREUM_XPUB: XPUB.ethereum, CHAIN_ETHEREUM_RPC: 'https://eth.example.com/v3/key' }
const BITCOIN = { CHAIN_BITCOIN_XPUB: XPUB.bitcoin, CHAIN_BITCOIN_API: 'http://127.0.0.1:3000/api' }
const TRON = {
  CHAIN_TRON_XPUB: XPUB.tron,
  CHAIN_TRON_API: 'https://api.example.com',
  CHAIN_TRON_BBT: BBT,
}

const refusal = (env: Environment, profile: 'demo' | 'production' = 'production'): string => {
  try {
    readChains(env, profile)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  throw new Error('was taken')
}

it('nothing is followed unless it is set up', () => {
  const chains = readChains({}, 'production')
  expect(chains).toEqual({ ethereum: null, bitcoin: null, tron: null })
  expect(createWatchers({ chains })).toEqual([])
  expect(loadConfig({}).chains).toEqual(chains)
})

it('reads all three networks, with the main networks as defaults', () => {
  const chains = readChains({ ...ETHEREUM, ...BITCOIN, ...TRON, CHAIN_TRON_API_KEY: 'k' }, 'production')
  expect(chains).toEqual({
    ethereum: {
      xpub: XPUB.ethereum,
      url: 'https://eth.example.com/v3/key',
      chainId: 1,
      usdt: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    },
    bitcoin: { xpub: XPUB.bitcoin, url: 'http://127.0.0.1:3000/api' },
    tron: {
      xpub: XPUB.tron,
      url: 'https://api.example.com/',
      apiKey: 'k',
      genesis: '00000000000000001ebf88508a03865c71d452e25f4d51194196a1d22b6653dc',
      usdt: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      bbt: BBT,
    },
  })
  expect(createWatchers({ chains }).map(({ network }) => network)).toEqual(['bitcoin', 'ethereum', 'tron'])
})

it('a network alone is enough, a contract in small letters is stored with its checksum', () => {
  const env = { ...ETHEREUM, CHAIN_ETHEREUM_USDT: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed' }
  const chains = readChains(env, 'production')
  expect(chains.ethereum?.usdt).toBe('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')
  expect(createWatchers({ chains }).map(({ network }) => network)).toEqual(['ethereum'])
})

it.each([...Object.keys(ETHEREUM), ...Object.keys(BITCOIN), ...Object.keys(TRON).slice(0, 2)])(
  'the demo refuses %s',
  (name) => {
    const env = { ...ETHEREUM, ...BITCOIN, ...TRON }
    const message = refusal({ [name]: env[name as keyof typeof env] }, 'demo')
    expect(message).toBe(`${name} is for production: the demo has simulated chains only`)
    expect(() => loadConfig({ [name]: env[name as keyof typeof env] })).toThrow(message)
  },
)

it.each([
  [
    'a key without a node',
    { ...ETHEREUM, CHAIN_ETHEREUM_RPC: '' },
    /CHAIN_ETHEREUM_XPUB and CHAIN_ETHEREUM_RPC go/,
  ],
  [
    'a node without a key',
    { ...BITCOIN, CHAIN_BITCOIN_XPUB: ' ' },
    /CHAIN_BITCOIN_XPUB and CHAIN_BITCOIN_API go/,
  ],
  [
    'another protocol',
    { ...ETHEREUM, CHAIN_ETHEREUM_RPC: 'wss://eth.example.com' },
    /^CHAIN_ETHEREUM_RPC must/,
  ],
  ['a file', { ...BITCOIN, CHAIN_BITCOIN_API: 'file:///etc/passwd' }, /^CHAIN_BITCOIN_API must/],
  ['no address', { ...TRON, CHAIN_TRON_API: 'api.example.com' }, /^CHAIN_TRON_API must/],
  ['no chain id', { ...ETHEREUM, CHAIN_ETHEREUM_ID: 'main' }, /^CHAIN_ETHEREUM_ID must/],
  ['chain id 0', { ...ETHEREUM, CHAIN_ETHEREUM_ID: '0' }, /^CHAIN_ETHEREUM_ID must/],
  ['no BBT contract', { ...TRON, CHAIN_TRON_BBT: '' }, /^CHAIN_TRON_BBT must be the TRON address/],
  [
    'a contract of Ethereum',
    { ...TRON, CHAIN_TRON_USDT: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
    /^CHAIN_TRON_USDT/,
  ],
  [
    'a contract with a typing error',
    { ...ETHEREUM, CHAIN_ETHEREUM_USDT: '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
    /^CHAIN_ETHEREUM_USDT/,
  ],
  ['half a genesis', { ...TRON, CHAIN_TRON_GENESIS: '00' }, /^CHAIN_TRON_GENESIS must/],
  [
    'no extended key',
    { ...TRON, CHAIN_TRON_XPUB: 'hello' },
    /^CHAIN_TRON_XPUB: the extended public key of tron is not one/,
  ],
])('refuses %s in one line that names the setting', (_, env, message) => {
  expect(refusal(env)).toMatch(message)
  expect(refusal(env).split('\n')).toHaveLength(1)
})

it('never prints a key or the secret in an address', () => {
  const secret = account("m/44'/60'/0'").privateExtendedKey
  expect(refusal({ ...ETHEREUM, CHAIN_ETHEREUM_XPUB: secret })).toMatch(/private key/)
  expect(refusal({ ...ETHEREUM, CHAIN_ETHEREUM_XPUB: secret })).not.toContain(secret.slice(4, 20))
  expect(refusal({ ...ETHEREUM, CHAIN_ETHEREUM_RPC: 'ftp://u:s3cret@host/key-1' })).not.toMatch(
    /s3cret|key-1/,
  )
})
