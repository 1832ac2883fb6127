import { HDKey } from '@scure/bip32'
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
import type { CurrencyId } from '@core/domain'
import { money, toWire } from '@core/money'
import { evmWatcher } from '@server/chain/evm'
import { openKey } from '@server/chain/keys'
import { openPlace } from '@server/chain/place'
import { Runner } from '@server/chain/runner'
import type { ChainWatcher } from '@server/chain/types'
import { audit, isClean } from '@server/ledger'
import { createBooks } from '@server/services/deposits'
import { ownAddress } from '@server/services/deposits/address'
import { depositPage } from '@server/services/deposits/read'
import { startAnvil, type Anvil } from '../../../helpers/anvil'
import { openContext, type TestContext } from '../../../helpers/context'
import { compileToken } from '../../../helpers/tokenContract'

/** From a real node to a user's balance: credited at the twelfth block, once, whatever happens on the way. */

const openNode = ({ url }: Anvil) =>
  createTestClient({ chain: foundry, mode: 'anvil', transport: http(url), cacheTime: 0 })
    .extend(publicActions)
    .extend(walletActions)

const XPUB = HDKey.fromMasterSeed(new Uint8Array(32).fill(9)).derive("m/44'/60'/0'").publicExtendedKey
const USDT: CurrencyId = 1
const ETH: CurrencyId = 4

let anvil: Anvil
let node: ReturnType<typeof openNode>
let token: { abi: Abi; bytecode: Hex }
let ctx: TestContext
let watcher: ChainWatcher
let sender: Address
let usdt: Address
let userId: string
let ours: Address

/** A process that starts anew: nothing but the database tells it where it was. */
const restarted = (): Runner => {
  const { db, log, clock, vitals } = ctx
  clock.time += 60_000
  const books = createBooks(ctx, 'ethereum')
  return new Runner({ db, log, vitals, watcher, books, now: () => clock.time, leader: 'test', poll: 1_000 })
}

const mine = (blocks: number) => node.mine({ blocks })
const wallet = async (currencyId: CurrencyId): Promise<string> => {
  const balances = await ctx.ledger.balances(ctx.db, userId)
  return balances.find((b) => b.accountType === 1 && b.currencyId === currencyId)?.available ?? ''
}
const deposits = async () =>
  (await depositPage(ctx.db, userId, { pageNum: 1, pageSize: 10 })).list.map(({ status, amount, txId }) => ({
    status,
    amount,
    txId,
  }))
const payEth = (value: bigint): Promise<Hash> =>
  node.sendTransaction({ account: sender, to: ours, value, chain: foundry, gas: 100_000n })
const payUsdt = (units: bigint): Promise<Hash> =>
  node.writeContract({
    address: usdt,
    abi: token.abi,
    functionName: 'transfer',
    args: [ours, units],
    account: sender,
    chain: foundry,
    gas: 1_000_000n,
  })

beforeAll(async () => {
  token = compileToken()
  anvil = await startAnvil(['--no-mining', '--order', 'fifo'])
  node = openNode(anvil)
  const [first] = await node.getAddresses()
  if (!first) throw new Error('the node has no account')
  sender = first
  const hash = await node.deployContract({ ...token, args: [6], account: sender, chain: foundry })
  await mine(1)
  usdt = getAddress((await node.getTransactionReceipt({ hash })).contractAddress ?? '0x')
  watcher = evmWatcher({ url: anvil.url, chainId: foundry.id, usdt })
}, 60_000)
afterAll(() => anvil.stop())

beforeEach(async () => {
  ctx = await openContext()
  ctx.market.prices[ETH] = '2000'
  await openKey(ctx.db, 'ethereum', XPUB)
  await openPlace(ctx.db, 'ethereum')
  userId = await ctx.fundedUser()
  ours = getAddress(await ownAddress(ctx, userId, 'ethereum'))
  await restarted().turn()
})
afterEach(async () => {
  const report = await ctx.db.tx((t) => audit(t))
  await ctx.close()
  expect(isClean(report)).toBe(true)
})

const plus = (before: string, more: string): string => toWire(money(before).plus(money(more)))

test('ETH and USDT are credited to the last unit with the twelfth block, over restarts', async () => {
  const before = { usdt: await wallet(USDT), eth: await wallet(ETH) }
  const eth = await payEth(1_234_567_890_123_456_789n)
  const tokens = await payUsdt(12_345_678n)
  await mine(1)
  await restarted().turn()
  await mine(10)
  await restarted().turn()
  expect((await deposits()).map(({ status }) => status)).toEqual(['confirming', 'confirming'])
  expect([await wallet(USDT), await wallet(ETH)]).toEqual([before.usdt, before.eth])
  await mine(1)
  await restarted().turn()
  await restarted().turn()
  expect((await deposits()).sort((a, b) => a.amount.localeCompare(b.amount))).toEqual([
    { status: 'credited', amount: '1.234567890123456789', txId: eth },
    { status: 'credited', amount: '12.345678', txId: tokens },
  ])
  expect(money(await wallet(ETH)).toFixed()).toBe(plus(before.eth, '1.234567890123456789'))
  expect(money(await wallet(USDT)).toFixed()).toBe(plus(before.usdt, '12.345678'))
})

test('a transfer that a reorganisation drops is not credited, and the one that came instead is', async () => {
  await mine(1)
  await restarted().turn()
  const dropped = await payEth(parseEther('1'))
  await mine(3)
  await restarted().turn()
  expect(await deposits()).toMatchObject([{ status: 'confirming', txId: dropped }])
  await anvil.rpc('anvil_reorg', [3, []])
  const instead = await payEth(parseEther('0.5'))
  await mine(13)
  await restarted().turn()
  const found = await deposits()
  expect(found.find(({ txId }) => txId === instead)).toMatchObject({ status: 'credited', amount: '0.5' })
  expect(found.find(({ txId }) => txId === dropped)?.status).toBe('dropped')
})
