import type { CurrencyId } from '@core/domain'
import { openHttp, readJson, type HttpNode } from '../http'
import { NodeError } from '../nodeError'
import { once } from '../once'
import type { ChainBlock, ChainPayment, ChainWatcher, Watched } from '../types'
import { tokenDecimals } from '../units'
import { accountHex, PREFIX } from './address'
import { succeeded, transfersOf, type Token } from './read'
import { Block, Constant, MaybeBlock, MaybeResult, MaybeTransaction, Results } from './shapes'

const USDT: CurrencyId = 1
const BBT: CurrencyId = 3
const HASH = /^[0-9a-f]{64}$/

export interface TronOptions {
  /** Base address of a full node's HTTP API. */
  url: string
  /** Key of a provider, sent as TRON-PRO-API-KEY. */
  apiKey: string | null
  /** Id of block 0, so that no test money is taken for real. */
  genesis: string
  /** Token contracts. */
  usdt: string
  bbt: string
  /** Longest wait for one answer (ms). */
  timeout?: number
}

const openToken = async (node: HttpNode, address: string, currencyId: CurrencyId): Promise<Token> => {
  const contract = accountHex(address)
  const call = { owner_address: PREFIX + contract, contract_address: PREFIX + contract }
  const reply = await node.post('wallet/triggerconstantcontract', {
    ...call,
    function_selector: 'decimals()',
  })
  const [stated] = readJson('tron', Constant, reply).constant_result
  return { contract, currencyId, decimals: tokenDecimals(BigInt(`0x${stated}`), currencyId) }
}

/** Checks which network it is and reads how the tokens count. */
const openTokens = async (node: HttpNode, { genesis, usdt, bbt }: TronOptions): Promise<Token[]> => {
  const { blockID } = readJson('tron', Block, await node.post('wallet/getblockbynum', { num: 0 }))
  if (blockID !== genesis) throw new NodeError('tron', 'is of another network: its first block differs')
  return [await openToken(node, usdt, USDT), await openToken(node, bbt, BBT)]
}

const readHead = async (node: HttpNode): Promise<number> => {
  const { block_header: header } = readJson('tron', Block, await node.post('wallet/getnowblock', {}))
  return header.raw_data.number ?? 0
}

/** Results of all transactions of a block. A node may know a block before it knows all of them. */
const readResults = async (node: HttpNode, height: number, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, never>()
  const reply = await node.post('wallet/gettransactioninfobyblocknum', { num: height })
  const results = new Map(readJson('tron', Results, reply).map((result) => [result.id, result]))
  if (ids.some((id) => results.get(id)?.blockNumber !== height))
    throw new NodeError('tron', 'does not have all results of a block')
  return results
}

const readBlock = async (
  node: HttpNode,
  known: readonly Token[],
  height: number,
  watched: Watched,
): Promise<ChainBlock | null> => {
  const block = readJson('tron', MaybeBlock, await node.post('wallet/getblockbynum', { num: height }))
  if (!('blockID' in block)) return null
  const { number = 0, parentHash } = block.block_header.raw_data
  if (number !== height) throw new NodeError('tron', 'gave another block than the one asked for')
  const { transactions = [] } = block
  const results = await readResults(
    node,
    height,
    transactions.map(({ txID }) => txID),
  )
  const wanted = (address: string): boolean => watched.has(address)
  const transfers = transactions.flatMap((transaction) => {
    const result = results.get(transaction.txID)
    return result ? transfersOf(transaction, result, { known, wanted }) : []
  })
  return { height, hash: block.blockID, parentHash, transfers }
}

const readPayment = async (
  node: HttpNode,
  known: readonly Token[],
  value: string,
): Promise<ChainPayment | null> => {
  const result = readJson('tron', MaybeResult, await node.post('wallet/gettransactioninfobyid', { value }))
  const found = readJson('tron', MaybeTransaction, await node.post('wallet/gettransactionbyid', { value }))
  if (!('id' in result) || !('txID' in found)) return null
  if (result.id !== value || found.txID !== value) throw new NodeError('tron', 'gave another transaction')
  if (!succeeded(found, result)) return null
  const outputs = transfersOf(found, result, { known, wanted: () => true }).map(
    ({ address, currencyId, amount }) => ({ address, currencyId, amount }),
  )
  const confirmations = Math.max(0, (await readHead(node)) - result.blockNumber + 1)
  return { txId: value, confirmations, outputs }
}

/** Eyes on TRON through a full node's HTTP API: TRX sent by plain transfers, USDT and BBT as TRC-20. */
export const tronWatcher = (options: TronOptions): ChainWatcher => {
  const { url, apiKey, timeout } = options
  const headers: Record<string, string> = apiKey ? { 'TRON-PRO-API-KEY': apiKey } : {}
  const node = openHttp({ network: 'tron', url, headers, timeout })
  const tokens = once(() => openTokens(node, options))
  return {
    network: 'tron',
    head: async () => {
      await tokens()
      return readHead(node)
    },
    block: async (height, watched) => readBlock(node, await tokens(), height, watched),
    payment: async (txId) => {
      const id = txId.toLowerCase()
      return HASH.test(id) ? readPayment(node, await tokens(), id) : null
    },
  }
}
