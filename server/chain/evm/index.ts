import { erc20Abi, getAddress, isHash, parseAbiItem, type Hash, type PublicClient } from 'viem'
import { NodeError } from '../nodeError'
import { once } from '../once'
import type { ChainBlock, ChainPayment, ChainTransfer, ChainWatcher, Watched } from '../types'
import { tokenDecimals } from '../units'
import { ask, demand, openClient } from './client'
import { transfersOf, type Token } from './read'

export interface EvmOptions {
  /** JSON-RPC over HTTP. */
  url: string
  /** Chain that the node must be of, so that no test money is taken for real. */
  chainId: number
  /** USDT contract, EIP-55. */
  usdt: string
  /** Longest wait for one answer (ms). */
  timeout?: number
}

const TIMEOUT = 15_000
const TRANSFER = parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)')

/** Checks which chain it is and reads how USDT counts. */
const openToken = async (client: PublicClient, { chainId, usdt }: EvmOptions): Promise<Token> => {
  const found = await demand(() => client.getChainId())
  if (found !== chainId) throw new NodeError('ethereum', `is of chain ${found}, not of ${chainId}`)
  const contract = getAddress(usdt)
  const decimals = await demand(() =>
    client.readContract({ address: contract, abi: erc20Abi, functionName: 'decimals' }),
  )
  return { contract, decimals: tokenDecimals(BigInt(decimals), 1) }
}

/** A block with its transactions, checked to be the one asked for. */
const openBlock = async (client: PublicClient, height: number) => {
  const block = await ask(() => client.getBlock({ blockNumber: BigInt(height), includeTransactions: true }))
  if (!block) return null
  const { hash, parentHash, number, transactions } = block
  if (number !== BigInt(height) || !isHash(hash) || !isHash(parentHash) || !Array.isArray(transactions))
    throw new NodeError('ethereum', 'gave another block than the one asked for')
  return { hash, parentHash, transactions }
}

type Block = NonNullable<Awaited<ReturnType<typeof openBlock>>>

/** Transactions of a block in which one of our addresses gets something, if they succeeded. */
const candidates = async (
  client: PublicClient,
  { hash, transactions }: Block,
  { contract }: Token,
  watched: Watched,
): Promise<Block['transactions']> => {
  // By the block's hash, so that the logs cannot be of another branch.
  const logs = await demand(() =>
    client.getLogs({ address: contract, event: TRANSFER, blockHash: hash, strict: true }),
  )
  const ours = new Set(logs.filter(({ args }) => watched.has(args.to)).map((log) => log.transactionHash))
  const found = transactions.filter(({ hash: id, to, value }) => {
    const logged = ours.delete(id)
    return logged || (to && value > 0n && watched.has(getAddress(to)))
  })
  if (ours.size > 0) throw new NodeError('ethereum', 'gave logs of transactions that are not in the block')
  return found
}

const readBlock = async (
  client: PublicClient,
  token: Token,
  height: number,
  watched: Watched,
): Promise<ChainBlock | null> => {
  const block = await openBlock(client, height)
  if (!block) return null
  const transfers: ChainTransfer[] = []
  for (const transaction of await candidates(client, block, token, watched)) {
    const receipt = await demand(() => client.getTransactionReceipt({ hash: transaction.hash }))
    if (receipt.blockHash !== block.hash) throw new NodeError('ethereum', 'changed its branch meanwhile')
    transfers.push(...transfersOf(transaction, receipt, token).filter(({ address }) => watched.has(address)))
  }
  return { height, hash: block.hash, parentHash: block.parentHash, transfers }
}

const readPayment = async (client: PublicClient, token: Token, hash: Hash): Promise<ChainPayment | null> => {
  const receipt = await ask(() => client.getTransactionReceipt({ hash }))
  if (receipt && !isHash(receipt.blockHash)) throw new NodeError('ethereum', 'gave a receipt of no block')
  if (receipt?.status !== 'success') return null
  const transaction = await demand(() => client.getTransaction({ hash }))
  const head = await demand(() => client.getBlockNumber())
  const outputs = transfersOf(transaction, receipt, token).map(({ address, currencyId, amount }) => ({
    address,
    currencyId,
    amount,
  }))
  return { txId: hash, confirmations: Math.max(0, Number(head - receipt.blockNumber) + 1), outputs }
}

/** Eyes on Ethereum, or any chain that speaks its JSON-RPC: ETH sent by plain transfers, and one USDT contract. */
export const evmWatcher = (options: EvmOptions): ChainWatcher => {
  const client = openClient(options.url, options.timeout ?? TIMEOUT)
  const token = once(() => openToken(client, options))
  return {
    network: 'ethereum',
    head: async () => {
      await token()
      const head = Number(await demand(() => client.getBlockNumber()))
      if (!Number.isSafeInteger(head)) throw new NodeError('ethereum', 'told no height')
      return head
    },
    block: async (height, watched) => readBlock(client, await token(), height, watched),
    payment: async (txId) => {
      const hash = txId.toLowerCase()
      return isHash(hash) ? readPayment(client, await token(), hash) : null
    },
  }
}
