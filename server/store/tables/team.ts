import type { CurrencyId } from '@core/domain'

/** One level of a member's way up: `depth` 1 is the inviter. */
export interface TeamPathRow {
  member_id: string
  depth: number
  ancestor_id: string
  /** When the member registered. */
  joined_at: string
}

/** A user's own figures, then those of the team below. Amounts are USDT. */
export interface TeamFiguresRow {
  user_id: string
  recharge: string
  effective: boolean
  /** Value of the own fees that rewards were given for. */
  counted_fees: string
  /** What the own options earned, by kind of area. */
  assigned: string
  self_selected: string
  members: number
  direct: number
  effective_members: number
  effective_direct: number
  team_recharge: string
}

/** What a deposit or credit counts as recharge; a deposit that the chain lost counts 0. */
export interface TeamRechargeRow {
  /** `deposit:<id>` or `movement:<id>`. */
  ref: string
  user_id: string
  value: string
  at: string
}

export type FeeKind = 'contract' | 'swap' | 'withdrawal' | 'other'

/** A movement's fee, as far as it stayed in the fees account. */
export interface TeamFeeRow {
  tx_id: string
  user_id: string
  kind: FeeKind
  currency_id: CurrencyId
  amount: string
  /** Part of it that rewards are given for, and what that part is worth in USDT. */
  counted: string
  value: string
  /** Its share in the global pool of that period. */
  pool_start: string
  pool: string
  state: 'counted' | 'reversed'
  at: string
}

export type RewardKind = 'direct' | 'team' | 'global'

export interface TeamRewardRow {
  id: string
  user_id: string
  kind: RewardKind
  currency_id: CurrencyId
  amount: string
  /** Share of the fee; of a global reward the weight of the level. */
  share: string
  fee_tx: string | null
  pool_start: string | null
  pool_end: string | null
  state: 'vesting' | 'paid' | 'reversed'
  at: string
  vests_at: string
  payout_id: string | null
  paid_at: string | null
}

/** What one payout brought of one kind in one currency. */
export interface TeamPayoutRow {
  id: string
  kind: RewardKind
  currency_id: CurrencyId
  user_id: string
  amount: string
  at: string
}

/** A period's global pool in one currency; `carried` came from the pool before. */
export interface TeamPoolRow {
  starts_at: string
  currency_id: CurrencyId
  ends_at: string
  amount: string
  carried: string
  paid: string
  closed_at: string | null
}

export interface TeamTables {
  team_locks: { name: 'tree' | 'worker'; terms: string | null }
  team_cursors: { account_id: string; seq: string }
  team_paths: TeamPathRow
  team_figures: TeamFiguresRow
  team_recharges: TeamRechargeRow
  team_fees: TeamFeeRow
  team_rewards: TeamRewardRow
  team_payouts: TeamPayoutRow
  team_pools: TeamPoolRow
  team_levels: { id: string; user_id: string; before: string; after: string; at: string }
}
