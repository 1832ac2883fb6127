import type { CurrencyId, SwapScreen } from '@core/domain'

/** Rows as the driver gives them: bigints and numerics are texts. */
export interface SwapPairRow {
  low_id: CurrencyId
  high_id: CurrencyId
  fee: string
  spread: string
  burn_share: string
  min_value: string
  max_value: string
  enabled: boolean
  updated_at: string
}

export interface SwapQuoteRow {
  id: string
  user_id: string
  screen: SwapScreen
  from_id: CurrencyId
  to_id: CurrencyId
  amount: string
  rate: string
  fee: string
  received: string
  spread: string
  from_price: string
  to_price: string
  expires_at: string
  used: boolean
}

export interface SwapRow {
  id: string
  user_id: string
  screen: SwapScreen
  from_id: CurrencyId
  to_id: CurrencyId
  amount: string
  fee: string
  rate: string
  received: string
  burned: string
  created_at: string
}

export interface SwapTables {
  swap_pairs: SwapPairRow
  swap_quotes: SwapQuoteRow
  swaps: SwapRow
}
