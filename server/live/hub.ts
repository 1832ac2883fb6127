import { PAIRS, type CurrencyId, type TradeId } from '@core/domain'
import { SUB } from '@core/contract/live'
import type { CandleEvent, RecordEvent, TickEvent } from '../bus'
import type { Context } from '../context'
import { Channel, type Source } from './channel'
import type { Topic } from './message'
import type { Peer } from './peer'
import {
  areaSource,
  assetsSource,
  CandleSource,
  depthSource,
  RecordSource,
  tradeSource,
  type OrderReader,
} from './sources'
import { TradeSource } from './trades'

/** How often it is looked whether a market fell silent: no tick tells that. */
const WATCH_INTERVAL = 1_000

/** A topic's name among all; what belongs to a user carries the user's id. */
export const keyOf = (topic: Topic, userId: string | null): string => {
  switch (topic.type) {
    case SUB.trade:
      return `trade:${topic.tradeId}`
    case SUB.depth:
      return `depth:${topic.tradeId}`
    case SUB.trades:
      return `trades:${topic.tradeId}`
    case SUB.area:
      return 'area'
    case SUB.assets:
      return `assets:${userId ?? ''}:${topic.currencyId}`
    case SUB.records:
      return `records:${userId ?? ''}`
    case SUB.candles:
      return `candle:${topic.tradeId}:${topic.period}`
  }
}

/** All channels that someone follows, fed by the bus. */
export class Hub {
  private readonly channels = new Map<string, Channel>()
  private readonly candles = new Map<string, CandleSource>()
  private readonly records = new Map<string, RecordSource>()
  private readonly trades = new Map<string, TradeSource>()
  private readonly stops: (() => void)[]
  private stale = ''

  constructor(
    private readonly ctx: Context,
    private readonly readOrder: OrderReader,
  ) {
    const { bus } = ctx
    const watch = setInterval(() => this.watch(), WATCH_INTERVAL)
    this.stops = [
      () => clearInterval(watch),
      bus.subscribe('tick', (tick) => this.ticked(tick)),
      bus.subscribe('candle', (event) => this.candleChanged(event)),
      bus.subscribe('balance', ({ userId }) => this.balanceChanged(userId)),
      bus.subscribe('order', ({ userId, orderId }) => this.orderChanged(userId, orderId)),
      bus.subscribe('record', (event) => this.recordChanged(event)),
    ]
  }

  /** Makes a peer follow a topic; a repeated subscription only gets the state again. */
  async join(peer: Peer, topic: Topic, userId: string | null): Promise<void> {
    if (peer.gone) return
    const key = keyOf(topic, userId)
    const channel = this.channels.get(key) ?? this.open(key, topic, userId)
    if (peer.subscriptions.has(key)) {
      await channel.show(peer)
      return
    }
    peer.subscriptions.set(key, () => this.leave(key, channel, peer))
    await channel.join(peer)
  }

  /** Gives a user's balances once. */
  showAssets(peer: Peer, userId: string, currencyId: CurrencyId): Promise<void> {
    const key = keyOf({ type: SUB.assets, currencyId }, userId)
    return this.channelOf(assetsSource(this.ctx, key, userId, currencyId)).show(peer)
  }

  close(): void {
    this.stops.forEach((stop) => stop())
  }

  private channelOf(source: Source): Channel {
    return new Channel(source, (error) => this.ctx.log.error({ err: error }, 'live channel failed'))
  }

  private open(key: string, topic: Topic, userId: string | null): Channel {
    const channel = this.channelOf(this.sourceOf(key, topic, userId ?? ''))
    this.channels.set(key, channel)
    return channel
  }

  private leave(key: string, channel: Channel, peer: Peer): void {
    channel.leave(peer)
    if (channel.size > 0) return
    this.channels.delete(key)
    this.candles.delete(key)
    this.records.delete(key)
    this.trades.delete(key)
  }

  private sourceOf(key: string, topic: Topic, userId: string): Source {
    switch (topic.type) {
      case SUB.trade:
        return tradeSource(this.ctx, key, topic.tradeId)
      case SUB.depth:
        return depthSource(this.ctx, key, topic.tradeId)
      case SUB.trades:
        return this.kept(this.trades, key, new TradeSource(this.ctx, key, topic.tradeId))
      case SUB.area:
        return areaSource(this.ctx, key)
      case SUB.assets:
        return assetsSource(this.ctx, key, userId, topic.currencyId)
      case SUB.records:
        return this.kept(this.records, key, new RecordSource(userId, this.readOrder))
      case SUB.candles:
        return this.kept(this.candles, key, new CandleSource(this.ctx, key, topic.tradeId, topic.period))
    }
  }

  private kept<T>(sources: Map<string, T>, key: string, source: T): T {
    sources.set(key, source)
    return source
  }

  private ticked(tick: TickEvent): void {
    this.quoteChanged(tick.tradeId)
    const key = `trades:${tick.tradeId}`
    this.trades.get(key)?.note(tick)
    this.channels.get(key)?.changed()
  }

  private quoteChanged(tradeId: TradeId): void {
    for (const key of [`trade:${tradeId}`, `depth:${tradeId}`, 'area']) this.channels.get(key)?.changed()
  }

  private candleChanged({ tradeId, period, bar }: CandleEvent): void {
    for (const name of period === '1m' ? ['1m', 'intraday'] : [period]) {
      const key = `candle:${tradeId}:${name}`
      this.candles.get(key)?.note(bar)
      this.channels.get(key)?.changed()
    }
  }

  private balanceChanged(userId: string): void {
    for (const [key, channel] of this.channels) if (key.startsWith(`assets:${userId}:`)) channel.changed()
  }

  private orderChanged(userId: string, orderId: string): void {
    const key = `records:${userId}`
    this.records.get(key)?.note(orderId)
    this.channels.get(key)?.changed()
  }

  private recordChanged({ userId, kind, id }: RecordEvent): void {
    const key = `records:${userId}`
    this.records.get(key)?.noteRecord(kind, id)
    this.channels.get(key)?.changed()
  }

  private watch(): void {
    const { market } = this.ctx
    const stale = PAIRS.map((pair) => market.isStale(pair.tradeId)).join()
    if (stale !== this.stale) PAIRS.forEach((pair) => this.quoteChanged(pair.tradeId))
    this.stale = stale
  }
}
