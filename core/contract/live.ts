import type { Static } from 'typebox'
import type { Period } from '../domain/periods'
import type { TradeId } from '../domain/pairs'
import type { Bar, BookRow, OptionOrder, Quote, Trade } from './schemas'
import type { BalanceKey } from '../domain/currencies'
import type { AccountTypeId } from '../domain/accountTypes'

/** Path of the socket on the line host. */
export const LIVE_PATH = '/websocket/trade'
export const HEARTBEAT_MS = 5_000
export const SILENCE_MS = 15_000
/** A key's latest state is sent at most this often. */
export const CONFLATE_MS = 100

/** Subscription types. 1 to 5 are known wire facts; 6 and 7 are ours. */
export const SUB = { trade: 1, depth: 2, area: 3, assets: 4, records: 5, candles: 6, trades: 7 } as const
export type SubType = (typeof SUB)[keyof typeof SUB]

export interface Subscription {
  readonly method: 'sub' | 'unsub'
  readonly type: SubType
  readonly tradeId?: TradeId
  readonly period?: Period
  readonly areaId?: string
  readonly currencyId?: number
  readonly token?: string
}

export type ClientMessage =
  | Subscription
  | { readonly method: 'check'; readonly tradeId?: number }
  | { readonly method: 'userinfo'; readonly type: 'usdt'; readonly tradeId?: number; readonly token: string }

/** Codes of server messages. 1, 2, 4, 5 and -1 are known wire facts; 6 to 10 are ours. */
export const LIVE = {
  trade: 1,
  assets: 2,
  heartbeat: 4,
  area: 5,
  depth: 6,
  order: 7,
  candle: 8,
  record: 9,
  trades: 10,
  notLoggedIn: -1,
} as const

export type WireQuote = Static<typeof Quote>
export type WireBookRow = Static<typeof BookRow>
export type WireTrade = Static<typeof Trade>
export type WireBar = Static<typeof Bar>
export type WireOptionOrder = Static<typeof OptionOrder>

/** `live`: ticks arrive; `stalled`: they should and do not; `ended`: a replay is over. */
export type FeedState = 'live' | 'stalled' | 'ended'
export type FeedKind = 'simulated' | 'replay' | 'exchange'

/** Two clocks: wall time of the server, and market time, which runs at `marketSpeed`. */
export interface Clocks {
  readonly serverTime: number
  readonly marketTime: number
  readonly marketSpeed: number
  readonly feed: FeedKind
  readonly state: FeedState
}

export interface WireAccount {
  readonly accountType: AccountTypeId
  readonly key: BalanceKey
  readonly available: string
  readonly frozen: string
}

/** Kinds of a user's records of which changes are told; `orders` have their own message. */
export const RECORD_KINDS = [
  'deposit',
  'withdrawal',
  'transfer',
  'swap',
  'contract',
  'favourites',
  'identity',
  'notification',
  'alert',
  'support',
  'team',
] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

/** A message that was not understood, or one too many: the number of an error and its name. */
export interface LiveRefusal {
  readonly code: 1000 | 1001 | 1004
  readonly obj: { readonly error: 'SERVER_BUSY' | 'INPUT_ERROR' | 'TOO_MANY_REQUESTS' }
}

export type ServerMessage =
  | LiveRefusal
  | {
      readonly code: typeof LIVE.trade
      readonly obj: {
        readonly tradeId: TradeId
        readonly buyList: WireBookRow[]
        readonly sellList: WireBookRow[]
        readonly tradeInfo: WireQuote
      }
    }
  | {
      readonly code: typeof LIVE.assets
      readonly obj: { readonly wallet: { readonly using: string }; readonly accounts: WireAccount[] }
    }
  | { readonly code: typeof LIVE.heartbeat; readonly obj: Clocks }
  | {
      readonly code: typeof LIVE.area
      readonly obj: { readonly tradeList: (WireQuote & { readonly usings: boolean })[] }
    }
  | {
      readonly code: typeof LIVE.depth
      readonly obj: {
        readonly tradeId: TradeId
        readonly buyList: WireBookRow[]
        readonly sellList: WireBookRow[]
      }
    }
  | { readonly code: typeof LIVE.order; readonly obj: WireOptionOrder }
  | { readonly code: typeof LIVE.record; readonly obj: { readonly kind: RecordKind; readonly id: string } }
  | {
      readonly code: typeof LIVE.candle
      readonly obj: { readonly tradeId: TradeId; readonly period: Period; readonly bars: WireBar[] }
    }
  | {
      readonly code: typeof LIVE.trades
      readonly obj: { readonly tradeId: TradeId; readonly trades: WireTrade[] }
    }
  | { readonly code: typeof LIVE.notLoggedIn; readonly obj: null }
