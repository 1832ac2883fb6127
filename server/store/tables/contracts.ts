import type {
  CloseReason,
  ContractOrderState,
  OrderCancelReason,
  PubType,
  Side,
  TradeType,
} from '@core/domain/contracts'

/** How far the triggers of a pair have been followed: everything up to `seq` has happened. */
export interface ContractCursorRow {
  trade_id: number
  seq: string
  time: string
}

/** The rates that an order or a position keeps from its acceptance. */
export interface ContractRatesRow {
  multiplier: string
  fee_rate: string
  maintenance_rate: string
  liquidation_rate: string
  profit_cap: string
}

/** A row of contract_orders as the driver gives it: bigints and numerics are texts. */
export interface ContractOrderRow extends ContractRatesRow {
  id: string
  user_id: string
  trade_id: number
  trade_type: TradeType
  pub_type: PubType
  lever: number
  quantity: string
  /** The limit, or the worst price a market order takes. */
  price_bound: string
  win_price: string | null
  lost_price: string | null
  position_id: string | null
  user_account: string
  house_account: string
  margin: string
  fee: string
  reserve: string
  close_all: boolean
  state: ContractOrderState
  cancel_reason: OrderCancelReason | null
  accepted_at: string
  accepted_seq: string
  tick_seq: string | null
  tick_time: string | null
  tick_price: string | null
  trade_price: string | null
  created_at: string
  finished_at: string | null
}

export interface ContractPositionRow extends ContractRatesRow {
  id: string
  user_id: string
  trade_id: number
  side: Side
  lever: number
  opened: string
  quantity: string
  /** What working orders are to close of it. */
  closing: string
  open_price: string
  margin: string
  max_profit: string
  open_fee: string
  user_account: string
  house_account: string
  liquidation_price: string | null
  cap_price: string | null
  win_price: string | null
  lost_price: string | null
  triggers_seq: string
  open_seq: string
  open_at: string
  state: 'open' | 'closed'
  closed_at: string | null
}

export interface ContractCloseRow {
  id: string
  position_id: string
  order_id: string | null
  user_id: string
  trade_id: number
  side: Side
  lever: number
  reason: CloseReason
  quantity: string
  open_price: string
  close_price: string
  tick_seq: string
  tick_price: string
  margin: string
  profit: string
  open_fee: string
  fee: string
  liquidation_fee: string
  shortfall: string
  credited: string
  open_at: string
  closed_at: string
  created_at: string
}

export interface ContractsTables {
  contract_cursors: ContractCursorRow
  contract_orders: ContractOrderRow
  contract_positions: ContractPositionRow
  contract_closes: ContractCloseRow
}
