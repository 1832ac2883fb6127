import type { CurrencyId, NetworkId } from '@core/domain'

/** Extended public key of a network, and the index that the next address gets. */
export interface DepositKeyRow {
  network: NetworkId
  xpub: string
  next_index: number
}

/** A user's own address on a network. */
export interface DepositAddressRow {
  user_id: string
  network: NetworkId
  key_index: number
  address: string
  created_at: string
}

/** How far a network was read, by whom, and when its node last answered. */
export interface ChainPlaceRow {
  network: NetworkId
  /** Last block that was taken over; null before the first. */
  height: string | null
  hash: string | null
  leader: string
  leads_until: string
  healthy_at: string
}

/** Blocks that were taken over, by which a reorganisation finds the common ancestor. */
export interface ChainBlockRow {
  network: NetworkId
  height: string
  hash: string
}

/**
 * `confirming`: seen, not deep enough yet or without a price; `credited`; `belowMinimum`: kept, not credited;
 * `dropped`: a reorganisation removed it before; `lost`: after it was decided.
 */
export type DepositState = 'confirming' | 'credited' | 'belowMinimum' | 'dropped' | 'lost'

/** A transfer to an address of ours. */
export interface DepositRow {
  id: string
  user_id: string
  network: NetworkId
  tx_id: string
  output: number
  currency_id: CurrencyId
  address: string
  sender: string | null
  amount: string
  height: string
  state: DepositState
  /** Grows when a lost transfer comes again: one posting per round. */
  round: number
  /** USDT per unit and USDT value, at the moment of the decision. */
  price: string | null
  value_usdt: string | null
  /** Of a lost one: what the user's own funds gave back; all of it when it had not been credited. */
  lost_by_user: string | null
  seen_at: string
  decided_at: string | null
}

export interface SimBlockRow {
  network: NetworkId
  height: string
  hash: string
  parent_hash: string
  made_at: string
}

/** An output of a transaction of the simulated chain; `height` null while it waits for a block. */
export interface SimOutputRow {
  network: NetworkId
  tx_id: string
  output: number
  currency_id: CurrencyId
  address: string
  sender: string
  amount: string
  height: string | null
  sent_at: string
}

export interface DepositsTables {
  deposit_keys: DepositKeyRow
  deposit_addresses: DepositAddressRow
  chain_places: ChainPlaceRow
  chain_blocks: ChainBlockRow
  deposits: DepositRow
  sim_blocks: SimBlockRow
  sim_outputs: SimOutputRow
}
