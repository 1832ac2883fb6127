import { bitcoinWatcher } from '@server/chain/bitcoin'
import { startStubNode, type Fault, type StubNode } from '../../../helpers/stubNode'
import { checkFault, FAULTS } from '../faults'

/**
 * Against an interface that answers as Esplora does: paths and fields by Blockstream/esplora, API.md ("Blocks",
 * "Transaction format", "Block format"); heights and hashes are plain text, a block's transactions come 25 at a time.
 */

const OURS = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'
const OURS_TOO = 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g'
const OTHER = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const watched = new Set([OURS, OURS_TOO])
const SECRET = 'key-0123456789abcdef'
const id = (n: number): string => n.toString(16).padStart(64, '0')

const TIP = 800_002
const HEIGHT = 800_000
const HASH = id(0xb10c)
const PARENT = id(0xb10b)

const output = (address: string | null, value: number) => ({
  scriptpubkey: '0014c0cebcd6c3d3ca8c75dc5ec62ebe55330ef910e2',
  scriptpubkey_asm: 'OP_0 OP_PUSHBYTES_20 c0cebcd6c3d3ca8c75dc5ec62ebe55330ef910e2',
  scriptpubkey_type: address ? 'v0_p2wpkh' : 'op_return',
  ...(address && { scriptpubkey_address: address }),
  value,
})
type Output = ReturnType<typeof output>

const transaction = (n: number, vout: readonly Output[]) => ({
  txid: id(n),
  version: 2,
  locktime: 0,
  vin: [
    {
      txid: id(n + 0x1000),
      vout: 0,
      prevout: output(OURS, 5_000_000_000),
      scriptsig: '',
      scriptsig_asm: '',
      witness: ['3044', '02'],
      is_coinbase: false,
      sequence: 4_294_967_293,
    },
  ],
  vout,
  size: 222,
  weight: 561,
  fee: 1_410,
})

/** A block of 60 transactions: two full pages and one of ten. */
const outputsOf = (n: number): Output[] => {
  if (n === 0) return [output(OTHER, 625_000_000), output(null, 0)]
  if (n === 24) return [output(OTHER, 7), output(OURS, 1)]
  if (n === 25) return [output(OURS_TOO, 2_100_000_000_000_000), output(OURS, 123_456_789)]
  if (n === 59) return [output(OURS, 10_000), output(OURS, 20_000), output(OURS, 0)]
  return [output(OTHER, n)]
}
const BLOCK = {
  id: HASH,
  height: HEIGHT,
  version: 0x20000000,
  timestamp: 1_690_168_629,
  tx_count: 60,
  size: 20_000,
  weight: 60_000,
  merkle_root: id(0xaaaa),
  previousblockhash: PARENT,
  mediantime: 1_690_165_851,
  nonce: 106_861_918,
  bits: 386_236_009,
  difficulty: 53_911_173_001_054.59,
}

const chain = (): Record<string, unknown> => {
  const all = Array.from({ length: BLOCK.tx_count }, (_, n) => transaction(n, outputsOf(n)))
  const pages = [0, 25, 50].map((start) => [`block/${HASH}/txs/${start}`, all.slice(start, start + 25)])
  return {
    'blocks/tip/height': String(TIP),
    [`block-height/${HEIGHT}`]: HASH,
    [`block/${HASH}`]: BLOCK,
    ...(Object.fromEntries(pages) as Record<string, unknown>),
    [`tx/${id(25)}`]: {
      ...transaction(25, outputsOf(25)),
      status: { confirmed: true, block_height: HEIGHT, block_hash: HASH, block_time: BLOCK.timestamp },
    },
    [`tx/${id(99)}`]: { ...transaction(99, [output(OURS, 1)]), status: { confirmed: false } },
  }
}

let replies: Record<string, unknown>
let stub: StubNode
beforeAll(async () => {
  stub = await startStubNode(({ path }) => {
    const body = replies[path.replace(`/${SECRET}/api/`, '')]
    return body === undefined ? undefined : { body }
  })
})
beforeEach(() => {
  replies = chain()
  stub.fail(null)
  stub.requests.length = 0
})
afterAll(() => stub.close())

const open = (timeout?: number) => bitcoinWatcher({ url: `${stub.url}/${SECRET}/api/`, timeout })

it('finds what our addresses got, to the last satoshi, on every page of a block', async () => {
  const block = await open().block(HEIGHT, watched)
  const got = (n: number, index: number, address: string, amount: string) => ({
    txId: id(n),
    index,
    currencyId: 5,
    address,
    from: null,
    amount,
  })
  expect(block).toEqual({
    height: HEIGHT,
    hash: HASH,
    parentHash: PARENT,
    transfers: [
      got(24, 1, OURS, '0.00000001'),
      got(25, 0, OURS_TOO, '21000000'),
      got(25, 1, OURS, '1.23456789'),
      got(59, 0, OURS, '0.0001'),
      got(59, 1, OURS, '0.0002'),
    ],
  })
  const pages = stub.requests.map(({ path }) => path).filter((path) => path.includes('/txs/'))
  expect(pages.sort()).toEqual([0, 25, 50].map((start) => `/${SECRET}/api/block/${HASH}/txs/${start}`))
})

it.each([1, 24, 25, 26, 100, 101, 125])('reads a block of %i transactions whole', async (count) => {
  const all = Array.from({ length: count }, (_, n) => transaction(n, [output(OURS, n + 1)]))
  for (let start = 0; start < count; start += 25)
    replies[`block/${HASH}/txs/${start}`] = all.slice(start, start + 25)
  replies[`block/${HASH}`] = { ...BLOCK, tx_count: count }
  const block = await open().block(HEIGHT, watched)
  expect(block?.transfers.map(({ txId }) => txId)).toEqual(all.map(({ txid }) => txid))
})

it('tells its head; no block above it; the first block of all has no parent', async () => {
  expect(await open().head()).toBe(TIP)
  expect(await open().block(TIP + 1, watched)).toBeNull()
  const { previousblockhash: _, ...first } = { ...BLOCK, height: 0, tx_count: 1 }
  replies['block-height/0'] = HASH
  replies[`block/${HASH}`] = first
  replies[`block/${HASH}/txs/0`] = [transaction(0, [])]
  expect(await open().block(0, watched)).toEqual({ height: 0, hash: HASH, parentHash: '', transfers: [] })
})

it('a reorganisation shows as another hash at the same height', async () => {
  const watcher = open()
  const before = await watcher.block(HEIGHT, watched)
  const hash = id(0xb10d)
  replies[`block-height/${HEIGHT}`] = hash
  replies[`block/${hash}`] = { ...BLOCK, id: hash, tx_count: 1 }
  replies[`block/${hash}/txs/0`] = [transaction(500, [output(OURS, 5)])]
  const after = await watcher.block(HEIGHT, watched)
  expect(after).toMatchObject({ height: before?.height, hash, parentHash: PARENT })
  expect(after?.transfers.map(({ amount }) => amount)).toEqual(['0.00000005'])
})

describe('payments', () => {
  it('lists outputs and confirmations, the own block included', async () => {
    expect(await open().payment(id(25).toUpperCase())).toEqual({
      txId: id(25),
      confirmations: 3,
      outputs: [
        { address: OURS_TOO, currencyId: 5, amount: '21000000' },
        { address: OURS, currencyId: 5, amount: '1.23456789' },
      ],
    })
  })

  it('knows none that is in no block yet, does not exist or is no id', async () => {
    for (const txId of [id(99), id(12_345), '0xabc', '../blocks/tip/height', ''])
      expect(await open().payment(txId)).toBeNull()
    expect(stub.requests.map(({ path }) => path)).toEqual(
      [id(99), id(12_345)].map((tx) => `/${SECRET}/api/tx/${tx}`),
    )
  })
})

describe('failures', () => {
  it.each(FAULTS)(
    '%s',
    async (_, fault: Fault) => {
      const watcher = open(fault === 'silent' ? 1_500 : undefined)
      await checkFault(fault, { stub, watcher, height: HEIGHT, txId: id(25), watched, secret: SECRET })
    },
    30_000,
  )

  const nonsense: readonly [string, () => void][] = [
    ['a page with one transaction less', () => (replies[`block/${HASH}/txs/25`] as unknown[]).pop()],
    ['a page that is missing', () => delete replies[`block/${HASH}/txs/50`]],
    ['a block that is missing', () => delete replies[`block/${HASH}`]],
    ['another block', () => (replies[`block/${HASH}`] = { ...BLOCK, height: HEIGHT + 1 })],
    ['another hash', () => (replies[`block/${HASH}`] = { ...BLOCK, id: PARENT })],
    ['a hash that is none', () => (replies[`block-height/${HEIGHT}`] = 'Block not found')],
    ['half a satoshi', () => (replies[`block/${HASH}/txs/50`] = [transaction(1, [output(OURS, 0.5)])])],
    ['less than nothing', () => (replies[`block/${HASH}/txs/0`] = [transaction(1, [output(OURS, -1)])])],
  ]
  it.each(nonsense)('%s: an Error, never a block with less in it', async (_, spoil) => {
    spoil()
    await expect(open().block(HEIGHT, watched)).rejects.toThrow('the bitcoin node')
  })

  it.each(['-1', '1e3', '12.5', '', 'soon'])('a height of "%s" is none', async (text) => {
    replies['blocks/tip/height'] = text
    await expect(open().head()).rejects.toThrow('told no height')
  })
})

it('sends credentials of the address as a header, and keeps its query', async () => {
  const address = stub.url.replace('http://', 'http://user:pass%2Fword@')
  replies[`/blocks/tip/height?key=1`] = '7'
  await expect(bitcoinWatcher({ url: `${address}?key=1` }).head()).resolves.toBe(7)
  const [request] = stub.requests
  expect(request?.headers.authorization).toBe(`Basic ${Buffer.from('user:pass/word').toString('base64')}`)
})
