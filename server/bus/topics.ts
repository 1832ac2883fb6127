import type { AccountTypeId, CurrencyId, Period, TradeId } from '@core/domain'

/** A stored tick. `seq` grows by one per pair; `time` is feed event time in ms. */
export interface TickEvent {
  tradeId: TradeId
  seq: string
  time: number
  price: string
  quantity: string
}

/** A bar that changed; `time` is its opening time in ms. */
export interface CandleEvent {
  tradeId: TradeId
  period: Period
  bar: {
    time: number
    open: string
    high: string
    low: string
    close: string
    volume: string
    turnover: string
  }
}

/** A balance as it is after a committed movement. */
export interface BalanceEvent {
  userId: string
  accountType: AccountTypeId
  currencyId: CurrencyId
  available: string
  frozen: string
}

/** An order of a user that changed; readers fetch it, or the area that owns it adds what they need. */
export interface OrderEvent {
  userId: string
  orderId: string
}

/** Sessions that ended before their time: one, or all of a user (`sessionId` null). Sockets that use them are closed. */
export interface SessionEndedEvent {
  userId: string
  sessionId: string | null
}

/** Everything that is announced inside the server, and to other server processes once a broker carries the bus. */
export interface Topics {
  tick: TickEvent
  candle: CandleEvent
  balance: BalanceEvent
  order: OrderEvent
  sessionEnded: SessionEndedEvent
}

export type Topic = keyof Topics
