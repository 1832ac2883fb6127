import { evmWatcher } from '@server/chain/evm'
import { NodeError } from '@server/chain/nodeError'
import { startStubNode, type Fault, type StubNode } from '../../../helpers/stubNode'

/** A node that fails: every call says so with an Error that tells no secret, and works again afterwards. */

const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const OURS = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'
const SECRET = 'key-0123456789abcdef'
const HASH = `0x${'11'.repeat(32)}`
const word = (value: bigint): string => `0x${value.toString(16).padStart(64, '0')}`

const TRANSACTION = {
  hash: `0x${'22'.repeat(32)}`,
  from: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
  to: OURS.toLowerCase(),
  value: '0x64',
}
const BLOCK = {
  number: '0x10',
  hash: HASH,
  parentHash: `0x${'10'.repeat(32)}`,
  transactions: [TRANSACTION],
}
const RECEIPT = {
  transactionHash: TRANSACTION.hash,
  status: '0x1',
  blockHash: HASH,
  blockNumber: '0x10',
  logs: [],
}

const HEALTHY: Readonly<Record<string, unknown>> = {
  eth_chainId: '0x1',
  eth_call: word(6n),
  eth_blockNumber: '0x10',
  eth_getBlockByNumber: BLOCK,
  eth_getLogs: [],
  eth_getTransactionByHash: TRANSACTION,
  eth_getTransactionReceipt: RECEIPT,
}

let results: Record<string, unknown>
let stub: StubNode
beforeAll(async () => {
  stub = await startStubNode(({ body }) => {
    const { id, method } = JSON.parse(body) as { id: number; method: string }
    return { body: { jsonrpc: '2.0', id, result: results[method] } }
  })
})
beforeEach(() => {
  results = { ...HEALTHY }
  stub.fail(null)
})
afterAll(() => stub.close())

/** Long enough for a busy machine; a silent node is waited for that long, thrice. */
const SILENCE = 1_500

const open = (timeout?: number) =>
  evmWatcher({ url: `${stub.url}/v3/${SECRET}`, chainId: 1, usdt: USDT, timeout })
const watched = new Set([OURS])

const faults: readonly [string, Fault][] = [
  ['status 500', { status: 500, body: 'Internal Server Error' }],
  ['status 429', { status: 429, body: { error: 'slow down' } }],
  ['no answer in time', 'silent'],
  ['a connection that breaks', 'cut'],
  ['a page instead of JSON', { body: '<html>maintenance</html>' }],
  ['broken JSON', { body: '{"jsonrpc":"2.0","id":1,"result":' }],
  ['an error of the node', { body: { jsonrpc: '2.0', id: 1, error: { code: -32000, message: SECRET } } }],
  ['a text where something else belongs', { body: { jsonrpc: '2.0', id: 1, result: 'zzz' } }],
]

it.each(faults)(
  '%s: an Error without the address, then all goes on',
  async (_, fault) => {
    const watcher = open(fault === 'silent' ? SILENCE : undefined)
    await expect(watcher.head()).resolves.toBe(16)
    stub.fail(fault)
    for (const call of [
      () => watcher.head(),
      () => watcher.block(16, watched),
      () => watcher.payment(HASH),
    ]) {
      const error: unknown = await call().catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(NodeError)
      const { message, stack, cause } = error as NodeError
      expect(message).toMatch(/^the ethereum node /)
      expect(`${message} ${stack} ${JSON.stringify(cause)}`).not.toContain(SECRET)
    }
    stub.fail(null)
    await expect(watcher.head()).resolves.toBe(16)
    expect((await watcher.block(16, watched))?.transfers).toMatchObject([{ amount: '0.0000000000000001' }])
  },
  30_000,
)

it('a node that fails at the very beginning is asked again', async () => {
  const watcher = open()
  stub.fail({ status: 503, body: '' })
  await expect(watcher.head()).rejects.toThrow('HTTP status 503')
  stub.fail(null)
  await expect(watcher.head()).resolves.toBe(16)
})

const LOG = {
  address: USDT.toLowerCase(),
  topics: [
    '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
    `0x${TRANSACTION.from.slice(2).padStart(64, '0')}`,
    `0x${TRANSACTION.to.slice(2).padStart(64, '0')}`,
  ],
  data: word(5n),
  blockHash: HASH,
  blockNumber: '0x10',
  transactionHash: `0x${'44'.repeat(32)}`,
  transactionIndex: '0x0',
  logIndex: '0x0',
  removed: false,
}
const OTHER = `0x${'33'.repeat(32)}`
const nonsense: readonly [string, Record<string, unknown>][] = [
  ['another block', { eth_getBlockByNumber: { ...BLOCK, number: '0x11' } }],
  ['a block without a hash', { eth_getBlockByNumber: { ...BLOCK, hash: null } }],
  ['a block without a parent', { eth_getBlockByNumber: { ...BLOCK, parentHash: 'x' } }],
  ['a block without transactions', { eth_getBlockByNumber: { ...BLOCK, transactions: 'none' } }],
  ['no logs', { eth_getLogs: null }],
  ['logs of a transaction that is not in the block', { eth_getLogs: [LOG] }],
  ['no receipt', { eth_getTransactionReceipt: null }],
  ['a receipt of another branch', { eth_getTransactionReceipt: { ...RECEIPT, blockHash: OTHER } }],
]
it.each(nonsense)('%s: an Error, never a block with less in it', async (_, wrong) => {
  results = { ...HEALTHY, ...wrong }
  await expect(open().block(16, watched)).rejects.toThrow(Error)
})

it('no block above the head, no payment that the node does not know', async () => {
  results = { ...HEALTHY, eth_getBlockByNumber: null, eth_getTransactionReceipt: null }
  expect(await open().block(17, watched)).toBeNull()
  expect(await open().payment(HASH)).toBeNull()
})

it('an answer without a result is taken for no block and no payment, which changes nothing', async () => {
  const watcher = open()
  await watcher.head()
  stub.fail({ body: {} })
  await expect(watcher.head()).rejects.toThrow(NodeError)
  expect(await watcher.block(16, watched)).toBeNull()
  expect(await watcher.payment(HASH)).toBeNull()
})

it('a transaction whose receipt does not say success brings nothing', async () => {
  for (const status of ['0x0', undefined, null]) {
    results = { ...HEALTHY, eth_getTransactionReceipt: { ...RECEIPT, status } }
    expect((await open().block(16, watched))?.transfers).toEqual([])
    expect(await open().payment(HASH)).toBeNull()
  }
})
