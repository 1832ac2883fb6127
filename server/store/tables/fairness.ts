export interface RiskAcceptanceRow {
  user_id: string
  version: string
  accepted_at: string
}

/** A user's own limits; a `next_…_at` in the past means that the `next_…` value holds. */
export interface TradeLimitsRow {
  user_id: string
  daily_loss: string | null
  next_daily_loss: string | null
  next_daily_loss_at: string | null
  max_stake: string | null
  next_max_stake: string | null
  next_max_stake_at: string | null
  cool_off_until: string | null
  updated_at: string
}

export interface FairnessTables {
  risk_acceptances: RiskAcceptanceRow
  trade_limits: TradeLimitsRow
}
