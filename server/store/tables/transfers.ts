import type { TransferKind, TransferState } from '@core/domain'

/** Money between two users, or between a user and a partner. */
export interface TransferRow {
  id: string
  kind: TransferKind
  /** Null when a partner pays in. */
  from_user: string | null
  /** Null when a partner is paid. */
  to_user: string | null
  partner_id: string | null
  /** Account at the partner; between users the recipient's contact as the sender saw it, masked. */
  account: string
  currency_id: number
  amount: string
  state: TransferState
  /** Why a partner returned it. */
  reason: string | null
  /** The partner's own number for it. */
  reference: string | null
  created_at: string
  decided_at: string | null
}

/** When a user looked recipients up, as far as it still counts. */
export interface RecipientLookupRow {
  user_id: string
  times: string[]
}

/** Somebody that a user found and was shown; the transfer names this row. */
export interface RecipientRow {
  id: string
  user_id: string
  found_id: string
  /** As the user was shown it: masked. */
  contact: string
  expires_at: string
}

/** What went to or came from a partner on a UTC day. */
export interface PartnerDayRow {
  partner_id: string
  currency_id: number
  day: string
  direction: 'out' | 'in'
  total: string
}

/** A transfer that a partner is still to be told of, or was. */
export interface PartnerOutboxRow {
  transfer_id: string
  partner_id: string
  /** `stuck`: given up until an operator looks. */
  state: 'due' | 'stuck' | 'done'
  tries: number
  due_at: string
  last_error: string | null
  created_at: string
}

export interface TransferTables {
  transfers: TransferRow
  recipient_lookups: RecipientLookupRow
  recipients: RecipientRow
  partner_days: PartnerDayRow
  partner_outbox: PartnerOutboxRow
}
