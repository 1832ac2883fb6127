import type { Direction, OptionState, OptionTick, Outcome, VoidReason } from '@core/domain/options'

/** A row of option_orders as the driver gives it: bigints and numerics are texts. */
export interface OptionOrderRow {
  id: string
  user_id: string
  area_id: number
  trade_id: number
  direction: Direction
  duration: number
  account_type: number
  user_account: string
  house_account: string
  stake: string
  rate: string
  profit: string
  state: OptionState
  accepted_at: string
  accepted_seq: string
  open_seq: string | null
  open_time: string | null
  open_price: string | null
  settle_at: string | null
  settle_seq: string | null
  settle_time: string | null
  settle_price: string | null
  outcome: Outcome | null
  void_reason: VoidReason | null
  result: string | null
  created_at: string
  finished_at: string | null
  /** Id of the key that signed the receipt; null until then, 'none' for orders older than receipts. */
  receipt_key: string | null
}

export interface OptionAreaRow {
  id: number
  kind: 'self' | 'assigned'
  trade_id: number
  min_stake: string
  max_stake: string
  account_types: number[]
  exposure_limit: string
  exposure: string
  position: number
  enabled: boolean
}

export interface OptionDurationRow {
  area_id: number
  seconds: number
  payout_rate: string
}

export interface OptionQuoteRow {
  id: string
  order_id: string
  amount: string
  price: string
  expires_at: string
  used: boolean
}

export interface OptionsTables {
  option_areas: OptionAreaRow
  option_durations: OptionDurationRow
  option_orders: OptionOrderRow
  option_quotes: OptionQuoteRow
}

const tick = (seq: string | null, time: string | null, price: string | null): OptionTick | null =>
  seq === null || time === null || price === null ? null : { seq, time: Number(time), price }

/** The tick an order opened on, once it has. */
export const openTickOf = (row: OptionOrderRow): OptionTick | null =>
  tick(row.open_seq, row.open_time, row.open_price)

/** The tick an order settled (or was sold back) on. */
export const settleTickOf = (row: OptionOrderRow): OptionTick | null =>
  tick(row.settle_seq, row.settle_time, row.settle_price)
