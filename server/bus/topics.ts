import type { RecordKind } from '@core/contract/live'
import type { Period, TradeId } from '@core/domain'

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

/**
 * What the leader of the feed has stored, oldest first, and up to which market time (ms) everything is. From it each process
 * makes its own `tick` and `candle`: in order, each once.
 */
export interface FeedEvent {
  through: number
  ticks: TickEvent[]
  candles: CandleEvent[]
}

/** A user whose balances changed by a committed movement; readers fetch them. */
export interface BalanceEvent {
  userId: string
}

/** An order of a user that changed; readers fetch it, or the area that owns it adds what they need. */
export interface OrderEvent {
  userId: string
  orderId: string
}

/** A record of a user that changed: a deposit, withdrawal, transfer or swap. Who shows it reads it again. */
export interface RecordEvent {
  userId: string
  kind: RecordKind
  id: string
}

/** Sessions that ended before their time: one, or all of a user (`sessionId` null). Sockets that use them are closed. */
export interface SessionEndedEvent {
  userId: string
  sessionId: string | null
}

/** Everything that is announced inside the server, and to other server processes where a broker carries the bus. */
export interface Topics {
  feed: FeedEvent
  tick: TickEvent
  candle: CandleEvent
  balance: BalanceEvent
  order: OrderEvent
  record: RecordEvent
  sessionEnded: SessionEndedEvent
}

export type Topic = keyof Topics
