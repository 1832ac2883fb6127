import { tronWatcher, type TronOptions } from '@server/chain/tron'
import { accountHex, written } from '@server/chain/tron/address'
import { startStubNode, type Fault, type StubNode } from '../../../helpers/stubNode'
import { checkFault, FAULTS } from '../faults'

/**
 * Against an interface that answers as a full node does. Shapes are those of TRON's documentation
 * (tronprotocol/documentation-en, docs/api/http/block-and-tx-query: getblockbynum, getnowblock, gettransactionbyid,
 * gettransactioninfobyid, gettransactioninfobyblocknum; smart-contract/triggerconstantcontract): what does not exist is
 * `{}`, an empty block has no `transactions`, logs name 20 bytes without the prefix 41, failures may have status 200.
 */

const OURS = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'
const STRANGER = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL'
const watched = new Set([OURS])
const USDT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const BBT = written(`41${'bb'.repeat(20)}`)
const SECRET = 'key-0123456789abcdef'

const HEIGHT = 66_987_565
const id = (n: number): string => n.toString(16).padStart(64, '0')
const hashAt = (height: number): string => height.toString(16).padStart(16, '0').padEnd(64, 'a')
const GENESIS = hashAt(0)
const word = (value: bigint): string => value.toString(16).padStart(64, '0')
const topic = (address: string): string => accountHex(address).padStart(64, '0')
const TRANSFER = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const APPROVAL = '8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'

const log = (token: string, to: string, units: bigint, kind = TRANSFER) => ({
  address: accountHex(token),
  topics: [kind, topic(STRANGER), topic(to)],
  data: word(units),
})

const transaction = (n: number, type: string, value: object, contractRet = 'SUCCESS') => ({
  ret: [{ contractRet }],
  signature: ['2154e8ef08f014063de8a88bafe748c8cbb48633c1657c083dca1a73439b289f'],
  txID: id(n),
  raw_data: {
    contract: [{ parameter: { value, type_url: `type.googleapis.com/protocol.${type}` }, type }],
    ref_block_bytes: '28c0',
    ref_block_hash: '9eabbe133123b34c',
    expiration: 1_777_447_218_000,
    timestamp: 1_777_447_160_779,
  },
  raw_data_hex: '0a02',
})

const trx = (n: number, to: string, amount: number, contractRet?: string) =>
  transaction(
    n,
    'TransferContract',
    { amount, owner_address: `41${accountHex(STRANGER)}`, to_address: `41${accountHex(to)}` },
    contractRet,
  )

const call = (n: number, token: string, contractRet?: string) =>
  transaction(
    n,
    'TriggerSmartContract',
    {
      data: 'a9059cbb',
      owner_address: `41${accountHex(STRANGER)}`,
      contract_address: `41${accountHex(token)}`,
    },
    contractRet,
  )

const result = (n: number, logs?: object[], failure?: string) => ({
  id: id(n),
  fee: 267_000,
  blockNumber: HEIGHT,
  blockTimeStamp: 1_777_445_121_000,
  contractResult: [''],
  ...(logs && { contract_address: `41${accountHex(USDT)}` }),
  receipt: { net_fee: 267_000, ...(logs && { result: failure ?? 'SUCCESS' }) },
  ...(logs && { log: logs }),
  ...(failure && { result: 'FAILED', resMessage: '524556455254' }),
})

const blockOf = (height: number, transactions: readonly object[], blockID = hashAt(height)) => ({
  blockID,
  block_header: {
    raw_data: {
      ...(height > 0 && { number: height }),
      txTrieRoot: id(1),
      witness_address: '41b2f713d57dbcec679d93a8849fa0cd0e4db594ba',
      parentHash: height > 0 ? hashAt(height - 1) : id(0),
      version: 34,
      timestamp: 1_777_445_121_000,
    },
    witness_signature: '5b3cf6cb',
  },
  ...(transactions.length > 0 && { transactions }),
})

const TRANSACTIONS = [
  trx(1, OURS, 1),
  trx(2, OURS, 9_007_199_254_740_991),
  trx(3, STRANGER, 5_000_000),
  trx(4, OURS, 5_000_000, 'OUT_OF_ENERGY'),
  call(5, USDT),
  call(6, BBT),
  call(7, USDT, 'REVERT'),
  call(8, STRANGER),
  transaction(9, 'DelegateResourceContract', { resource: 'ENERGY', balance: 1_000_000 }),
]
const RESULTS = [
  result(1),
  result(2),
  result(3),
  result(4),
  // Of several logs, those of our tokens that move something to us: at positions 2 and 5.
  result(5, [
    log(USDT, STRANGER, 7n),
    log(USDT, OURS, 12_345_678_901n),
    log(USDT, OURS, 3n, APPROVAL),
    log(USDT, OURS, 0n),
    log(USDT, OURS, 1n),
  ]),
  result(6, [log(BBT, OURS, 123_456_789n)]),
  result(7, [log(USDT, OURS, 99n)], 'REVERT'),
  result(8, [log(STRANGER, OURS, 99n)]),
  result(9),
]

const constant = (decimals: bigint) => ({
  result: { result: true },
  energy_used: 935,
  constant_result: [word(decimals)],
  transaction: { ret: [{}], visible: false },
})

type Calls = Record<string, (body: { num?: number; value?: string; contract_address?: string }) => unknown>
const healthy = (): Calls => ({
  'wallet/getnowblock': () => blockOf(HEIGHT + 19, []),
  'wallet/getblockbynum': ({ num }) =>
    num === 0 ? blockOf(0, []) : num === HEIGHT ? blockOf(HEIGHT, TRANSACTIONS) : {},
  'wallet/gettransactioninfobyblocknum': ({ num }) => (num === HEIGHT ? RESULTS : []),
  'wallet/gettransactionbyid': ({ value }) => TRANSACTIONS.find(({ txID }) => txID === value) ?? {},
  'wallet/gettransactioninfobyid': ({ value }) => RESULTS.find((one) => one.id === value) ?? {},
  'wallet/triggerconstantcontract': ({ contract_address: contract }) =>
    constant(contract === `41${accountHex(BBT)}` ? 8n : 6n),
})

let calls: Calls
let stub: StubNode
beforeAll(async () => {
  stub = await startStubNode(({ path, body }) => {
    const answer = calls[path.replace(`/${SECRET}/`, '')]
    return answer && { body: answer(JSON.parse(body) as Parameters<typeof answer>[0]) }
  })
})
beforeEach(() => {
  calls = healthy()
  stub.fail(null)
  stub.requests.length = 0
})
afterAll(() => stub.close())

const open = (options: Partial<TronOptions> = {}) =>
  tronWatcher({
    url: `${stub.url}/${SECRET}`,
    apiKey: null,
    genesis: GENESIS,
    usdt: USDT,
    bbt: BBT,
    ...options,
  })

it('addresses: the hexadecimal form of the documentation', () => {
  expect(written('41a614f803b6fd780986a42c78ec9c7f77e6ded13c')).toBe(USDT)
  expect(accountHex('TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL')).toBe('8840e6c55b9ada326d211d818c34a994aeced808')
})

it('finds TRX, USDT and BBT that our addresses got, to the last unit, of successful transactions only', async () => {
  const got = (n: number, index: number, currencyId: number, amount: string) => ({
    txId: id(n),
    index,
    currencyId,
    address: OURS,
    from: STRANGER,
    amount,
  })
  expect(await open().block(HEIGHT, watched)).toEqual({
    height: HEIGHT,
    hash: hashAt(HEIGHT),
    parentHash: hashAt(HEIGHT - 1),
    transfers: [
      got(1, 0, 2, '0.000001'),
      got(2, 0, 2, '9007199254.740991'),
      got(5, 2, 1, '12345.678901'),
      got(5, 5, 1, '0.000001'),
      got(6, 1, 3, '1.23456789'),
    ],
  })
})

it('tells its head; no block above it; an empty block', async () => {
  const watcher = open()
  expect(await watcher.head()).toBe(HEIGHT + 19)
  expect(await watcher.block(HEIGHT + 20, watched)).toBeNull()
  calls['wallet/getblockbynum'] = () => blockOf(HEIGHT, [])
  expect((await watcher.block(HEIGHT, watched))?.transfers).toEqual([])
})

it('a reorganisation shows as another hash at the same height', async () => {
  const watcher = open()
  const before = await watcher.block(HEIGHT, watched)
  const hash = hashAt(HEIGHT).replace(/a$/, 'b')
  calls['wallet/getblockbynum'] = () => blockOf(HEIGHT, [trx(1, OURS, 1)], hash)
  const after = await watcher.block(HEIGHT, watched)
  expect(after).toMatchObject({ height: before?.height, hash, parentHash: before?.parentHash })
  expect(after?.transfers).toEqual(before?.transfers.slice(0, 1))
})

describe('payments', () => {
  it('lists what a transaction paid to whom, and its confirmations, the own block included', async () => {
    expect(await open().payment(id(3).toUpperCase())).toEqual({
      txId: id(3),
      confirmations: 20,
      outputs: [{ address: STRANGER, currencyId: 2, amount: '5' }],
    })
    expect(await open().payment(id(5))).toMatchObject({
      outputs: [
        { address: STRANGER, currencyId: 1, amount: '0.000007' },
        { address: OURS, currencyId: 1, amount: '12345.678901' },
        { address: OURS, currencyId: 1, amount: '0.000001' },
      ],
    })
  })

  it('knows none that failed, is in no block yet, does not exist or is no id', async () => {
    const watcher = open()
    for (const txId of [id(4), id(7), id(77), '0xabc', 'hello', ''])
      expect(await watcher.payment(txId)).toBeNull()
    calls['wallet/gettransactioninfobyid'] = () => ({})
    expect(await watcher.payment(id(1))).toBeNull()
  })

  it.each([
    ['the transaction alone', 'wallet/gettransactionbyid', () => ({ ...trx(3, STRANGER, 1), ret: [{}] })],
    ['the result alone', 'wallet/gettransactioninfobyid', () => ({ ...result(3), result: 'FAILED' })],
    ['the receipt alone', 'wallet/gettransactioninfobyid', () => result(3, [], 'OUT_OF_TIME')],
  ])('does not trust a success that %s does not confirm', async (_, path, answer) => {
    calls[path] = answer
    expect(await open().payment(id(3))).toBeNull()
  })
})

describe('the tokens and the network must be the stated ones', () => {
  it.each([
    [7n, 'the BBT contract has 7 decimals'],
    [37n, 'the BBT contract has 37 decimals'],
  ])('refuses a token with %p decimals', async (decimals, message) => {
    calls['wallet/triggerconstantcontract'] = ({ contract_address: contract }) =>
      constant(contract === `41${accountHex(BBT)}` ? decimals : 6n)
    await expect(open().head()).rejects.toThrow(message)
  })

  it('cuts what is finer than the currency, towards zero', async () => {
    calls['wallet/triggerconstantcontract'] = () => constant(18n)
    calls['wallet/gettransactioninfobyblocknum'] = () =>
      RESULTS.map((one) => (one.id === id(6) ? result(6, [log(BBT, OURS, 1_999_999_999_999_999_999n)]) : one))
    const block = await open().block(HEIGHT, watched)
    expect(block?.transfers.find(({ currencyId }) => currencyId === 3)?.amount).toBe('1.99999999')
    // 12,345,678,901 units of 18 decimals are less than one unit of USDT.
    expect(block?.transfers.some(({ currencyId }) => currencyId === 1)).toBe(false)
  })

  it('refuses a contract that does not exist, and another network', async () => {
    const message = 'Smart contract is not exist.'
    calls['wallet/triggerconstantcontract'] = () => ({ result: { code: 'CONTRACT_VALIDATE_ERROR', message } })
    await expect(open().head()).rejects.toThrow('another shape')
    await expect(open({ genesis: id(5) }).block(HEIGHT, watched)).rejects.toThrow('of another network')
  })

  it('sends the key of a provider when there is one', async () => {
    await open({ apiKey: 'abc-123' }).head()
    expect(new Set(stub.requests.map(({ headers }) => headers['tron-pro-api-key']))).toEqual(
      new Set(['abc-123']),
    )
    stub.requests.length = 0
    await open().head()
    expect(stub.requests.some(({ headers }) => 'tron-pro-api-key' in headers)).toBe(false)
  })
})

describe('failures', () => {
  const more: readonly [string, Fault][] = [
    ['an error of the node', { body: { Error: 'class java.lang.NullPointerException : null' } }],
  ]
  it.each([...FAULTS, ...more])(
    '%s',
    async (_, fault) => {
      const watcher = open({ timeout: fault === 'silent' ? 1_500 : undefined })
      await checkFault(fault, { stub, watcher, height: HEIGHT, txId: id(3), watched, secret: SECRET })
    },
    30_000,
  )

  const infos = 'wallet/gettransactioninfobyblocknum'
  const byNum = 'wallet/getblockbynum'
  const nonsense: readonly [string, string, unknown][] = [
    ['results of one transaction less', infos, RESULTS.slice(1)],
    ['no results yet', infos, []],
    ['no results at all', infos, {}],
    ['results of another block', infos, RESULTS.map((one) => ({ ...one, blockNumber: HEIGHT - 1 }))],
    ['another block', byNum, blockOf(HEIGHT + 1, TRANSACTIONS)],
    ['an amount that lost digits', byNum, blockOf(HEIGHT, [trx(1, OURS, 2 ** 53)])],
    ['half a sun', byNum, blockOf(HEIGHT, [trx(1, OURS, 0.5)])],
    ['less than nothing', byNum, blockOf(HEIGHT, [trx(1, OURS, -1)])],
    [
      'a transfer without a recipient',
      byNum,
      blockOf(HEIGHT, [transaction(1, 'TransferContract', { amount: 1 })]),
    ],
  ]
  it.each(nonsense)('%s: an Error, never a block with less in it', async (_, path, answer) => {
    const watcher = open()
    await watcher.head()
    calls[path] = () => answer
    await expect(watcher.block(HEIGHT, watched)).rejects.toThrow('the tron node')
  })

  it('an amount beyond 2^53 sun of others does not stop the chain', async () => {
    const watcher = open()
    await watcher.head()
    calls[byNum] = () => blockOf(HEIGHT, [trx(1, STRANGER, 2 ** 60), trx(2, OURS, 1)])
    expect((await watcher.block(HEIGHT, watched))?.transfers).toHaveLength(1)
  })
})
