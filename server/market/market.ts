import {
  pairOfCurrency,
  STALE_PRICE,
  USDT,
  WATERMARK,
  type CurrencyId,
  type Period,
  type TradeId,
} from '@core/domain'
import type { FeedKind, FeedState } from '@core/contract/live'
import type { Bus, Stop, TickEvent } from '../bus'
import type { Database } from '../store/db'
import { houseBook, type Book } from './book'
import type { Refused } from './exchange/refusals'
import type { Feed } from './feed'
import { isFresh } from './fresh'
import { FOREVER, readCandles, readPrice, readTicks } from './read'
import type { Candle } from './rows'
import type { Runner } from './runner'
import type { FeedStream } from './stream'
import { sparkline, stats24h, type Stats } from './stats'
import type { MarketView } from './view'

/** Prices, candles and market time for everyone; all times are market time in ms, all figures exact decimal texts. */
export interface Market {
  readonly feed: FeedKind
  /** Market seconds per wall second. */
  readonly speed: number
  /** Market time: wall time of a simulated market, the file's time of a replay. */
  now(): number
  state(): FeedState
  /** Everything that happened up to this time is stored. */
  storedThrough(tradeId: TradeId): number
  /** `storedThrough` less the second that settlement waits. */
  watermark(tradeId: TradeId): number
  /** False for pairs that the feed does not cover; they are listed without prices. */
  tradable(tradeId: TradeId): boolean
  lastTick(tradeId: TradeId): TickEvent | null
  /** Price in USDT; null when there is none. */
  lastPrice(currencyId: CurrencyId): string | null
  /** Price in USDT at a time; null when there was none. */
  priceAt(currencyId: CurrencyId, time: number): Promise<string | null>
  stats24h(tradeId: TradeId): Stats | null
  /** Closing prices over the last 24 h, a point per half hour. */
  sparkline(tradeId: TradeId): string[]
  /** True while wall time is more than 3 s before what is stored: this machine's clock was set back, and nothing moves. */
  isBehind(): boolean
  /** True when the last tick is more than 3 s old, or there is none, or the clock is behind. */
  isStale(tradeId: TradeId): boolean
  /** Up to `limit` bars that open before `before` (the newest without it), oldest first. */
  candles(query: { tradeId: TradeId; period: Period; before?: number; limit: number }): Promise<Candle[]>
  /** House quotes around the last price, `levels` a side (20 without it); null without a price. */
  book(tradeId: TradeId, levels?: number): Book | null
  /** The last `limit` stored ticks, newest first: a tick is a trade. */
  trades(tradeId: TradeId, limit: number): Promise<TickEvent[]>
  /** @returns the way to stop */
  onTick(listener: (tick: TickEvent) => void): () => void
  /** What this process's feed told that cannot be true and was left out. */
  refused(): readonly Refused[]
  /** Whether this process leads the feed. */
  leads(): boolean
  /** Takes the lead of the feed where nobody has it, catches up and begins. */
  start(): Promise<void>
  stop(): Promise<void>
}

export interface MarketParts {
  db: Database
  bus: Bus
  feed: Feed
  runner: Runner
  stream: FeedStream
  view: MarketView
  /** Wall time in ms. */
  wall: () => number
}

const clockOf = ({ feed, runner, view, wall }: MarketParts) => {
  const now = (): number => (feed.clock === 'wall' ? wall() : runner.storedThrough)
  const isBehind = (): boolean => runner.behindMs > STALE_PRICE
  const isStale = (tradeId: TradeId): boolean => !isFresh({ isBehind }, view.lastTick(tradeId), now())
  const state = (): FeedState => {
    if (feed.end !== null && now() > feed.end + STALE_PRICE) return 'ended'
    return feed.pairs.some((pair) => isStale(pair.tradeId)) ? 'stalled' : 'live'
  }
  return { now, isBehind, isStale, state }
}

const pricesOf = ({
  db,
  feed,
  view,
}: MarketParts): Pick<Market, 'lastTick' | 'lastPrice' | 'priceAt' | 'book' | 'trades'> => {
  const last = (tradeId: TradeId): string | null => view.lastTick(tradeId)?.price ?? null
  return {
    lastTick: (tradeId) => view.lastTick(tradeId),
    lastPrice: (currencyId) => {
      if (currencyId === USDT) return '1'
      const pair = pairOfCurrency(currencyId)
      return pair ? last(pair.tradeId) : null
    },
    priceAt: async (currencyId, time) => {
      const pair = pairOfCurrency(currencyId)
      if (!pair) return '1'
      return feed.pairs.includes(pair) ? readPrice(db, pair.tradeId, time) : null
    },
    book: (tradeId, levels) => {
      const price = last(tradeId)
      return price === null ? null : houseBook(tradeId, price, levels)
    },
    trades: (tradeId, limit) => readTicks(db, tradeId, FOREVER, limit),
  }
}

const lifeOf = ({ bus, runner, stream, view }: MarketParts): Pick<Market, 'start' | 'stop' | 'leads'> => {
  const stops: Stop[] = []
  return {
    leads: () => runner.leads,
    start: async () => {
      await runner.begin()
      stops.push(
        bus.subscribe('feed', (event) => {
          runner.hear(event.through)
          stream.receive(event)
        }),
        bus.subscribe('tick', (tick) => view.onTick(tick)),
        bus.subscribe('candle', (event) => view.onCandle(event)),
        bus.onMissed(() => stream.refresh()),
      )
      await stream.start()
      runner.start()
    },
    stop: async () => {
      await runner.stop()
      stops.splice(0).forEach((stop) => stop())
    },
  }
}

export const marketOf = (parts: MarketParts): Market => {
  const { db, bus, feed, runner, view } = parts
  const clock = clockOf(parts)
  return {
    feed: feed.kind,
    speed: feed.speed,
    ...clock,
    storedThrough: () => runner.storedThrough,
    watermark: () => runner.storedThrough - WATERMARK,
    tradable: (tradeId) => feed.pairs.some((pair) => pair.tradeId === tradeId),
    ...pricesOf(parts),
    stats24h: (tradeId) => stats24h(tradeId, view.minuteBars(tradeId), clock.now()),
    sparkline: (tradeId) => sparkline(tradeId, view.minuteBars(tradeId), clock.now()),
    candles: ({ tradeId, period, before, limit }) =>
      readCandles(db, tradeId, period, before ?? FOREVER, limit),
    onTick: (listener) => bus.subscribe('tick', listener),
    refused: () => feed.refused?.() ?? [],
    ...lifeOf(parts),
  }
}
