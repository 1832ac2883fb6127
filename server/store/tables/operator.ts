/** What an operator did: written in the transaction of the deed, never changed. */
export interface OperatorActionRow {
  id: string
  /** Order of writing. */
  seq: string
  /** Who did it. */
  actor: string
  /** Why, in the operator's words. */
  reason: string
  action: string
  /** What exactly, as JSON text. */
  details: string
  /** The user it concerns, if one. */
  user_id: string | null
  /** The record of that user that changed, if one. */
  record_kind: string | null
  record_id: string | null
  created_at: string
}

export interface OperatorTables {
  operator_actions: Omit<OperatorActionRow, 'seq'>
}
