import type { TradeId } from '@core/domain'

/** The one row of the feed: who leads it, and up to which market time everything is stored. */
export interface MarketFeedRow {
  id: number
  identity: string
  seed: string
  leader: string
  epoch: string
  stored_through: string
  renewed_at: string
}

export interface TickRow {
  trade_id: TradeId
  seq: string
  time: string
  price: string
  quantity: string
  epoch: string
}

export interface CandleRow {
  trade_id: TradeId
  /** A stored period; `intraday` is read from `1m`. */
  period: string
  time: string
  open: string
  high: string
  low: string
  close: string
  volume: string
  /** Sum of price x quantity. */
  turnover: string
}

export interface MarketTables {
  market_feed: MarketFeedRow
  ticks: TickRow
  candles: CandleRow
}
