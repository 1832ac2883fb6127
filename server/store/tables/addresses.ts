import type { CurrencyId, NetworkId } from '@core/domain'

/** Where a user may withdraw to. */
export interface WithdrawalAddressRow {
  id: string
  user_id: string
  currency_id: CurrencyId
  network: NetworkId
  /** In the form that the network writes it. */
  address: string
  label: string
  created_at: string
  /** It cannot be used before. */
  held_until: string
  /** Removed ones stay, so that look-alikes of them are noticed. */
  removed_at: string | null
}

export interface BankCardRow {
  id: string
  user_id: string
  holder: string
  bank: string
  last4: string
  /** Encrypted; forgotten when the card is removed. */
  sealed_number: string | null
  created_at: string
  removed_at: string | null
}

export interface AddressesTables {
  withdrawal_addresses: WithdrawalAddressRow
  bank_cards: BankCardRow
}
