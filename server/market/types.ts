import type { Period, TradeId } from '@core/domain'

/** A trade of a feed before it is stored: price in units of the pair's scale, quantity of `QUANTITY_SCALE`. */
export interface Tick {
  tradeId: TradeId
  /** Grows by one per tick of a pair; a function of the feed, so that a recomputed tick gets its old number. */
  seq: number
  /** Feed event time in ms. */
  time: number
  price: bigint
  quantity: bigint
}

/** A bar in units; `time` is its opening time in ms, `turnover` the sum of price x quantity. */
export interface Bar {
  time: number
  open: bigint
  high: bigint
  low: bigint
  close: bigint
  volume: bigint
  turnover: bigint
}

/** Periods kept in SQL: `intraday` is drawn from the one-minute bars. */
export type StoredPeriod = Exclude<Period, 'intraday'>
export const STORED_PERIODS: readonly StoredPeriod[] = ['1m', '5m', '15m', '30m', '1h', '1d', '1w']
export const storedPeriod = (period: Period): StoredPeriod => (period === 'intraday' ? '1m' : period)

/** A bar of a pair and period that has to be written. */
export interface ChangedBar {
  tradeId: TradeId
  period: StoredPeriod
  bar: Bar
}

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
