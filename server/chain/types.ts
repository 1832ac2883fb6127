import type { CurrencyId, NetworkId } from '@core/domain'

/** Money that reached one of our addresses, as the chain tells it. */
export interface ChainTransfer {
  txId: string
  /** Tells several transfers of one transaction apart: output or log position. */
  index: number
  currencyId: CurrencyId
  address: string
  /** Sender where the chain names one. */
  from: string | null
  /** Plain decimal string in the currency's scale; what is finer than the scale is cut off. */
  amount: string
}

/** One block with what it brought us. */
export interface ChainBlock {
  height: number
  hash: string
  parentHash: string
  transfers: ChainTransfer[]
}

/** Which addresses are ours; in the form that the network writes them (EIP-55, bech32, base58check). */
export interface Watched {
  has: (address: string) => boolean
}

/** A transaction that somebody names as the payment of a withdrawal. */
export interface ChainPayment {
  txId: string
  confirmations: number
  outputs: { address: string; currencyId: CurrencyId; amount: string }[]
}

/**
 * Eyes on one network. Every method throws an Error when the node cannot be reached or answers nonsense:
 * the caller tries again later and nothing is lost, because it keeps its place by block.
 */
export interface ChainWatcher {
  readonly network: NetworkId
  /** Height of the newest block. */
  head: () => Promise<number>
  /** The block at a height on the chain's present branch; null when there is none yet. */
  block: (height: number, watched: Watched) => Promise<ChainBlock | null>
  /** A transaction, failed ones excluded; null when the chain does not know it. */
  payment: (txId: string) => Promise<ChainPayment | null>
}
