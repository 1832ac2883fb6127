import type { CurrencyId } from '@core/domain'
import { openHttp, readJson, type HttpNode } from '../http'
import { NodeError } from '../nodeError'
import type { ChainBlock, ChainPayment, ChainTransfer, ChainWatcher, Watched } from '../types'
import { amountOf } from '../units'
import { Block, Located, Page, type Transaction } from './shapes'

const BTC: CurrencyId = 5
const DECIMALS = 8
/** Transactions that Esplora gives at once. */
const PAGE = 25
/** Pages asked for at the same time. */
const TOGETHER = 4
const HASH = /^[0-9a-f]{64}$/

export interface BitcoinOptions {
  /** Base address of an Esplora HTTP API. */
  url: string
  /** Longest wait for one answer (ms). */
  timeout?: number
}

/** What a transaction pays to addresses; the position is the output's. */
const transfersOf = ({ txid, vout }: Transaction): ChainTransfer[] =>
  vout.flatMap(({ scriptpubkey_address: address, value }, index) =>
    address && value > 0
      ? [
          {
            txId: txid,
            index,
            currencyId: BTC,
            address,
            from: null,
            amount: amountOf(BigInt(value), DECIMALS, BTC),
          },
        ]
      : [],
  )

const readHead = async (node: HttpNode): Promise<number> => {
  const text = (await node.get('blocks/tip/height')) ?? ''
  const height = Number(text.trim())
  if (!/^\d{1,9}$/.test(text.trim())) throw new NodeError('bitcoin', 'told no height')
  return height
}

const readPage = async (
  node: HttpNode,
  hash: string,
  start: number,
  count: number,
): Promise<Transaction[]> => {
  const page = readJson('bitcoin', Page, await node.get(`block/${hash}/txs/${start}`))
  if (page.length !== Math.min(PAGE, count - start)) throw new NodeError('bitcoin', 'left out transactions')
  return page
}

const readTransactions = async (node: HttpNode, hash: string, count: number): Promise<Transaction[]> => {
  const found: Transaction[] = []
  for (let first = 0; first < count; first += PAGE * TOGETHER) {
    const starts = Array.from({ length: TOGETHER }, (_, i) => first + i * PAGE).filter(
      (start) => start < count,
    )
    const pages = await Promise.all(starts.map((start) => readPage(node, hash, start, count)))
    found.push(...pages.flat())
  }
  return found
}

const readBlock = async (node: HttpNode, height: number, watched: Watched): Promise<ChainBlock | null> => {
  const hash = (await node.get(`block-height/${height}`))?.trim()
  if (hash === undefined) return null
  if (!HASH.test(hash)) throw new NodeError('bitcoin', 'told no block hash')
  const block = readJson('bitcoin', Block, await node.get(`block/${hash}`))
  if (block.id !== hash || block.height !== height)
    throw new NodeError('bitcoin', 'gave another block than the one asked for')
  const transactions = await readTransactions(node, hash, block.tx_count)
  const transfers = transactions.flatMap(transfersOf).filter(({ address }) => watched.has(address))
  return { height, hash, parentHash: block.previousblockhash ?? '', transfers }
}

const readPayment = async (node: HttpNode, txId: string): Promise<ChainPayment | null> => {
  const text = await node.get(`tx/${txId}`)
  if (text === null) return null
  const transaction = readJson('bitcoin', Located, text)
  const { confirmed, block_height: height } = transaction.status
  if (!confirmed || height === undefined || height === null) return null
  const confirmations = Math.max(0, (await readHead(node)) - height + 1)
  const outputs = transfersOf(transaction).map(({ address, currencyId, amount }) => ({
    address,
    currencyId,
    amount,
  }))
  return { txId, confirmations, outputs }
}

/** Eyes on Bitcoin through an Esplora HTTP API (its public documentation: Blockstream/esplora, API.md). */
export const bitcoinWatcher = ({ url, timeout }: BitcoinOptions): ChainWatcher => {
  const node = openHttp({ network: 'bitcoin', url, timeout })
  return {
    network: 'bitcoin',
    head: () => readHead(node),
    block: (height, watched) => readBlock(node, height, watched),
    payment: async (txId) => {
      const id = txId.toLowerCase()
      return HASH.test(id) ? readPayment(node, id) : null
    },
  }
}
