import type { CurrencyId, NetworkId } from '@core/domain'
import type { Queries } from '../store/db'
import type { ChainPayment } from './types'

/** What a payment gives to one address; a plain decimal within the currency's scale. */
export interface ChainOutput {
  address: string
  currencyId: CurrencyId
  amount: string
}

/** The networks as the rest of the server sees them. */
export interface Chain {
  /** True where networks are simulated and nobody must send real money. */
  readonly simulated: boolean
  /** False while nobody follows the network or its node does not answer: then it says NOT_YET_OPENED. */
  isOpen: (network: NetworkId) => Promise<boolean>
  /**
   * A transaction that was sent, failed ones excluded; null when the chain does not know it.
   * @throws Error when the network's node cannot be reached: ask again later
   */
  payment: (network: NetworkId, txId: string) => Promise<ChainPayment | null>
  /**
   * Pays on the simulated chain; real chains lack it, because the server holds no private key. The transaction
   * belongs to the given transaction of the database, and its id follows from `reference`, so that a repeated
   * send is the same payment. It is in a block some seconds later.
   * @returns the transaction's id
   */
  send?: (
    q: Queries,
    network: NetworkId,
    outputs: readonly ChainOutput[],
    reference: string,
  ) => Promise<string>
  /** Begins to follow the networks. */
  start: () => Promise<void>
  stop: () => Promise<void>
}
