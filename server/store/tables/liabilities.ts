/** A published snapshot: written once, never changed. */
export interface LiabilitiesRootRow {
  sequence: number
  time: string
  accounts: number
  leaves: number
  /** Five decimals separated by spaces. */
  totals: string
  top: string
  previous: string
  root: string
}

/** A node of a published tree; the leaf of an account has an owner and the nonce that only they get. */
export interface LiabilitiesNodeRow {
  sequence: number
  level: number
  position: number
  hash: string
  amounts: string
  user_id: string | null
  nonce: string | null
}

export interface LiabilitiesTables {
  liabilities_roots: LiabilitiesRootRow
  liabilities_nodes: LiabilitiesNodeRow
  /** One row: who holds it publishes. `sequence` is the last that was published. */
  liabilities_turn: { id: number; sequence: number }
}
