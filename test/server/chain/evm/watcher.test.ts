import {
  createTestClient,
  getAddress,
  http,
  parseEther,
  publicActions,
  walletActions,
  type Abi,
  type Address,
  type Hash,
  type Hex,
} from 'viem'
import { foundry } from 'viem/chains'
import { evmWatcher } from '@server/chain/evm'
import type { ChainWatcher } from '@server/chain/types'
import { startAnvil, type Anvil } from '../../../helpers/anvil'
import { compileToken } from '../../../helpers/tokenContract'

/** A watcher against a real EVM node, with a real token contract. Amounts are by hand: wei / 10^18, units / 10^6. */

const OURS = getAddress('0x9858EfFD232B4033E47d90003D41EC34EcaEda94')
const OURS_TOO = getAddress('0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0')
const STRANGER = getAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')
const NOBODY: Address = '0x0000000000000000000000000000000000000000'
const watched = new Set<string>([OURS, OURS_TOO])

const openNode = ({ url }: Anvil) =>
  createTestClient({ chain: foundry, mode: 'anvil', transport: http(url), cacheTime: 0 })
    .extend(publicActions)
    .extend(walletActions)

let anvil: Anvil
let node: ReturnType<typeof openNode>
let token: { abi: Abi; bytecode: Hex }
let sender: Address
let usdt: Address
let watcher: ChainWatcher

const deploy = async (decimals: number): Promise<Address> => {
  const hash = await node.deployContract({ ...token, args: [decimals], account: sender, chain: foundry })
  await node.mine({ blocks: 1 })
  const { contractAddress } = await node.getTransactionReceipt({ hash })
  return getAddress(contractAddress ?? NOBODY)
}

const call = (address: Address, functionName: string, args: unknown[], value = 0n): Promise<Hash> =>
  node.writeContract({
    address,
    abi: token.abi,
    functionName,
    args,
    value,
    account: sender,
    chain: foundry,
    // Stated, so that a call which fails is sent nevertheless.
    gas: 1_000_000n,
  })

const pay = (to: Address, value: bigint): Promise<Hash> =>
  node.sendTransaction({ account: sender, to, value, chain: foundry, gas: 100_000n })

/** Puts the waiting transactions into one block and reads it. */
const mined = async () => {
  await node.mine({ blocks: 1 })
  const block = await watcher.block(await watcher.head(), watched)
  if (!block) throw new Error('no block')
  return block
}

beforeAll(async () => {
  token = compileToken()
  anvil = await startAnvil(['--no-mining', '--order', 'fifo'])
  node = openNode(anvil)
  const [first = NOBODY] = await node.getAddresses()
  sender = getAddress(first)
  usdt = await deploy(6)
  watcher = evmWatcher({ url: anvil.url, chainId: foundry.id, usdt })
}, 60_000)
afterAll(() => anvil.stop())

describe('deposits', () => {
  it('ETH to the last wei, by position 0', async () => {
    const sent = [
      [OURS, 1n, '0.000000000000000001'],
      [OURS_TOO, parseEther('1.5'), '1.5'],
      [OURS, 1_234_567_890_123_456_789n, '1.234567890123456789'],
      [OURS, parseEther('100'), '100'],
    ] as const
    const hashes: Hash[] = []
    for (const [to, value] of sent) hashes.push(await pay(to, value))
    await pay(STRANGER, 5n)
    await pay(OURS, 0n)
    const { transfers } = await mined()
    expect(transfers).toEqual(
      sent.map(([address, , amount], i) => ({
        txId: hashes[i],
        index: 0,
        currencyId: 4,
        address,
        from: sender,
        amount,
      })),
    )
  })

  it('USDT to the last unit, each log of a transaction by its own position', async () => {
    const one = await call(usdt, 'transfer', [OURS, 1n])
    const many = await call(usdt, 'many', [
      [OURS, STRANGER, OURS_TOO, OURS],
      [12_345_678_901n, 7n, 10_000_000n, 999_999n],
    ])
    const { transfers } = await mined()
    const usdtTo = (txId: Hash, index: number, address: Address, amount: string) => ({
      txId,
      index,
      currencyId: 1,
      address,
      from: sender,
      amount,
    })
    expect(transfers).toEqual([
      usdtTo(one, 1, OURS, '0.000001'),
      usdtTo(many, 1, OURS, '12345.678901'),
      usdtTo(many, 3, OURS_TOO, '10'),
      usdtTo(many, 4, OURS, '0.999999'),
    ])
  })

  it('nothing of failed transactions, other tokens, approvals, empty transfers, or what contracts pass on', async () => {
    const other = await deploy(6)
    const hashes = [
      await pay(other, 1_000n),
      await call(usdt, 'many', [[OURS, OURS], [1n]]),
      await call(other, 'transfer', [OURS, 5_000_000n]),
      await call(usdt, 'approve', [OURS, 5_000_000n]),
      await call(usdt, 'transfer', [OURS, 0n]),
      await call(usdt, 'passOn', [OURS], 1_000n),
    ]
    await node.mine({ blocks: 1 })
    const height = await watcher.head()
    const block = await watcher.block(height, new Set([...watched, other]))
    expect(block?.transfers).toEqual([])
    // The node did take them in, and two failed.
    const [refused, short] = hashes
    for (const hash of [refused, short])
      expect((await node.getTransactionReceipt({ hash: hash ?? '0x' })).status).toBe('reverted')
    expect(await node.getBlockTransactionCount({ blockNumber: BigInt(height) })).toBe(6)
  })
})

describe('the chain', () => {
  it('tells its head and blocks that follow from each other; none above the head', async () => {
    await node.mine({ blocks: 3 })
    const head = await watcher.head()
    expect(head).toBe(Number(await node.getBlockNumber()))
    const [last, before] = [await watcher.block(head, watched), await watcher.block(head - 1, watched)]
    expect(last).toMatchObject({ height: head, parentHash: before?.hash, transfers: [] })
    expect(await watcher.block(head + 1, watched)).toBeNull()
  })

  it('shows a reorganisation as another hash at the same height, from the same ancestor', async () => {
    await node.mine({ blocks: 2 })
    const hash = await pay(OURS, 42n)
    const before = await mined()
    expect(before.transfers).toHaveLength(1)
    const ancestor = await watcher.block(before.height - 1, watched)

    await anvil.rpc('anvil_reorg', [1, []])
    const after = await watcher.block(before.height, watched)
    expect(after?.height).toBe(before.height)
    expect(after?.hash).not.toBe(before.hash)
    expect(after?.parentHash).toBe(ancestor?.hash)
    expect(after?.transfers).toEqual([])
    expect(await watcher.payment(hash)).toBeNull()
  })

  it('shows a branch without the transfer after the node went back', async () => {
    const snapshot = await node.snapshot()
    await pay(OURS, 43n)
    const before = await mined()
    expect(before.transfers.map(({ amount }) => amount)).toEqual(['0.000000000000000043'])
    await node.revert({ id: snapshot })
    await pay(STRANGER, 1n)
    const after = await mined()
    expect(after.height).toBe(before.height)
    expect(after.hash).not.toBe(before.hash)
    expect(after.parentHash).toBe(before.parentHash)
    expect(after.transfers).toEqual([])
  })
})

describe('payments', () => {
  it('lists what a transaction paid to whom, and its confirmations', async () => {
    const eth = await pay(STRANGER, parseEther('0.25'))
    const tokens = await call(usdt, 'many', [
      [STRANGER, OURS],
      [1_500_000n, 2n],
    ])
    await node.mine({ blocks: 1 })
    expect(await watcher.payment(eth)).toEqual({
      txId: eth,
      confirmations: 1,
      outputs: [{ address: STRANGER, currencyId: 4, amount: '0.25' }],
    })
    await node.mine({ blocks: 11 })
    expect(await watcher.payment(tokens.toUpperCase().replace('0X', '0x'))).toEqual({
      txId: tokens,
      confirmations: 12,
      outputs: [
        { address: STRANGER, currencyId: 1, amount: '1.5' },
        { address: OURS, currencyId: 1, amount: '0.000002' },
      ],
    })
  })

  it('knows none that failed, waits, does not exist or is no id', async () => {
    const failed = await call(usdt, 'many', [[STRANGER], []])
    await node.mine({ blocks: 1 })
    expect((await node.getTransactionReceipt({ hash: failed })).status).toBe('reverted')
    const waiting = await pay(STRANGER, 1n)
    for (const txId of [failed, waiting, `0x${'ab'.repeat(32)}`, '0xabc', 'hello', ''])
      expect(await watcher.payment(txId)).toBeNull()
    await node.mine({ blocks: 1 })
    expect((await watcher.payment(waiting))?.confirmations).toBe(1)
  })
})

describe('the token and the chain must be the stated ones', () => {
  const open = (options: { usdt: Address; chainId?: number }) =>
    evmWatcher({ url: anvil.url, chainId: foundry.id, ...options })

  it('cuts what is finer than USDT, towards zero, and takes nothing for less than one unit', async () => {
    const fine = await deploy(18)
    const eyes = open({ usdt: fine })
    await call(fine, 'transfer', [OURS, 1_999_999_999_999_999_999n])
    await call(fine, 'transfer', [OURS, 999_999_999_999n])
    await call(fine, 'transfer', [OURS, 1_000_000_000_000n])
    await node.mine({ blocks: 1 })
    const block = await eyes.block(await eyes.head(), watched)
    expect(block?.transfers.map(({ amount }) => amount)).toEqual(['1.999999', '0.000001'])
  })

  it.each([
    [0, false],
    [5, false],
    [6, true],
    [36, true],
    [37, false],
  ])('a token with %p decimals: %p', async (decimals, taken) => {
    const eyes = open({ usdt: await deploy(decimals) })
    if (taken) await expect(eyes.head()).resolves.toBeGreaterThan(0)
    else await expect(eyes.head()).rejects.toThrow(`${decimals} decimals`)
  })

  it('refuses an address without a contract, and another chain', async () => {
    await expect(open({ usdt: STRANGER }).head()).rejects.toThrow('the ethereum node failed')
    const wrong = open({ usdt, chainId: 1 })
    await expect(wrong.head()).rejects.toThrow('is of chain 31337, not of 1')
    await expect(wrong.block(1, watched)).rejects.toThrow('is of chain 31337')
    await expect(wrong.payment(`0x${'ab'.repeat(32)}`)).rejects.toThrow('is of chain 31337')
  })
})
