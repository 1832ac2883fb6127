import type { AccountTypeId, CurrencyId, FundTypeId } from '@core/domain'
import type { Bucket } from '../../ledger/types'
import type { House } from '../../ledger/houses'

/** A balance: of one user in one account type and currency, or one shard of a house account. */
export interface AccountRow {
  id: string
  user_id: string | null
  house: House | null
  /** Account type of a user; 0 for the house. */
  account_type: AccountTypeId | 0
  currency_id: CurrencyId
  shard: number
  available: string
  frozen: string
  /** Contra accounts (chain, issuance) are the only ones that may go below zero. */
  contra: boolean
  /** Lines written so far; numbers the next one. */
  seq: string
  updated_at: string
}

/** One line of a movement; append-only. */
export interface EntryRow {
  account_id: string
  /** Position within the account, from 1, without gaps. */
  seq: string
  tx_id: string
  line: number
  bucket: Bucket
  fund_type: FundTypeId
  amount: string
  /** Balance of the account's bucket after this line. */
  balance_after: string
  event: string
  ref_type: string
  ref_id: string
  created_at: string
}

export interface IdempotencyRow {
  user_id: string
  call: string
  key: string
  body_hash: string
  /** The reply as JSON text. */
  outcome: string | null
  created_at: string
}

export interface LedgerTables {
  accounts: AccountRow
  entries: EntryRow
  idempotency: IdempotencyRow
}
