import type { TradeId } from '../pairs'

/** 1 opens a long, 2 opens a short, 3 closes a long, 4 closes a short. */
export const TRADE_TYPES = [1, 2, 3, 4] as const
export type TradeType = (typeof TRADE_TYPES)[number]

/** 1 market, 2 limit. */
export const PUB_TYPES = [1, 2] as const
export type PubType = (typeof PUB_TYPES)[number]
export const MARKET: PubType = 1
export const LIMIT: PubType = 2

export type Side = 'long' | 'short'

export const isOpening = (type: TradeType): boolean => type <= 2
/** The position's side that a trade type opens or closes. */
export const sideOf = (type: TradeType): Side => (type === 1 || type === 3 ? 'long' : 'short')
export const openingType = (side: Side): TradeType => (side === 'long' ? 1 : 2)
export const closingType = (side: Side): TradeType => (side === 'long' ? 3 : 4)
/** Opening a long and closing a short buy; the other two sell. */
export const isBuy = (type: TradeType): boolean => type === 1 || type === 4

/** working: waits for its tick or price. The others are final. */
export const CONTRACT_ORDER_STATES = ['working', 'filled', 'cancelled'] as const
export type ContractOrderState = (typeof CONTRACT_ORDER_STATES)[number]
/** Order states as known on the wire: 0 working, 1 filled, 2 cancelled. */
export const ORDER_STATUS: Readonly<Record<ContractOrderState, 0 | 1 | 2>> = {
  working: 0,
  filled: 1,
  cancelled: 2,
}

/**
 * user: by the user. slippage: the first price was beyond the bound, or so far on the other side of a limit to sell that the
 * frozen margin does not carry it. noTick: no price came in time.
 * positionClosed: what it should close was closed by something else. paused: opens had stopped meanwhile.
 */
export const ORDER_CANCEL_REASONS = ['user', 'slippage', 'noTick', 'positionClosed', 'paused'] as const
export type OrderCancelReason = (typeof ORDER_CANCEL_REASONS)[number]

/** Working orders and open positions that a user may have at once. */
export const MOST_CONTRACTS = 200

/** What closed (a part of) a position; `profitCap`: it earned the most that a position may. */
export const CLOSE_REASONS = [
  'order',
  'closeAll',
  'stopLoss',
  'takeProfit',
  'profitCap',
  'liquidation',
] as const
export type CloseReason = (typeof CLOSE_REASONS)[number]

/** What an order and its position keep from acceptance on; decimals as texts, rates as shares (0.0005 is 0.05%). */
export interface ContractRates {
  /** Base currency per contract: `usdtBase` on the wire. */
  readonly multiplier: string
  /** Of the value of the trade, at opening and at closing. */
  readonly feeRate: string
  /** A position is liquidated when its equity falls to this share of its value. */
  readonly maintenanceRate: string
  /** Of the position's value, taken to the insurance fund from what a liquidation leaves. */
  readonly liquidationFeeRate: string
  /** The most a position can earn, in multiples of its margin; the house reserves it at acceptance. */
  readonly profitCap: string
}

/** The terms on which contracts of a pair are traded. */
export interface ContractTerms extends ContractRates {
  readonly tradeId: TradeId
  readonly quantityScale: number
  readonly minQuantity: string
  /** Largest quantity of one order. */
  readonly maxQuantity: string
  readonly levers: readonly number[]
  /** Default bound of a market order's price, as a share of the price seen. */
  readonly slippage: string
  /** Largest bound that a client may choose. */
  readonly maxSlippage: string
}
