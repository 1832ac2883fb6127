import type { CurrencyId, NetworkId, WithdrawalState } from '@core/domain'

/** What withdrawing a currency over a network costs and allows; amounts in the currency. */
export interface WithdrawalTermsRow {
  currency_id: CurrencyId
  network: NetworkId
  min_amount: string
  fee: string
  day_limit: string
  enabled: boolean
  updated_at: string
}

/** A user's wish to have money sent to one of their addresses, and what became of it. */
export interface WithdrawalRow {
  id: string
  user_id: string
  currency_id: CurrencyId
  network: NetworkId
  /** As it was bound at the time; what becomes of the binding later changes nothing. */
  address: string
  label: string
  /** What leaves the balance; the fee is part of it. */
  amount: string
  fee: string
  state: WithdrawalState
  /** Why it was rejected, for the user. */
  reason: string | null
  /** The transaction that pays it. */
  tx_id: string | null
  /** What is wrong with that transaction, for the operator. */
  tx_note: string | null
  confirmations: number
  created_at: string
  /** When it was approved, rejected or cancelled. */
  decided_at: string | null
  paid_at: string | null
  /** When its payment is looked up next. */
  check_at: string
}

export interface WithdrawalsTables {
  withdrawal_terms: WithdrawalTermsRow
  withdrawals: WithdrawalRow
}
