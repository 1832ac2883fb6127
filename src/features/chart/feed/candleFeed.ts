import type { Candle } from '../model/bars'

/** Candles per request. */
export const PAGE = 500
/** Candles asked for first when bars are confirmed: mostly two are needed. */
const FEW = 20
/** A hole longer than this many pages is not filled: the chart starts anew. */
const MOST_PAGES = 4
/** Pause between two confirmations, and before a failed request is tried again (ms). */
const PAUSE = 2000

/** Some candles, ascending, and whether there are older ones. */
export interface CandlePage {
  readonly candles: readonly Candle[]
  readonly more: boolean
}

/** Where candles come from. */
export interface CandleSource {
  /** Up to `limit` candles: the newest, or those that open before `before` (ms). */
  fetch(query: { before?: number; limit: number }): Promise<CandlePage>
  /** Bars of this market and period that have changed, ascending. @returns the way to stop */
  subscribe(onCandles: (candles: readonly Candle[]) => void): () => void
  /** Tells when a lost connection is back. @returns the way to stop */
  onReconnect(run: () => void): () => void
}

/** Where candles go: the chart. */
export interface CandleTarget {
  load(candles: readonly Candle[]): void
  prepend(candles: readonly Candle[]): void
  upsert(candle: Candle): void
  merge(candles: readonly Candle[]): void
}

export type FeedState = 'loading' | 'ready' | 'failed'

/**
 * Keeps one chart complete: newest page, older pages on demand, live candles. The socket sends only the newest
 * state of a bar, so a bar may close unseen: whenever a newer bar begins, after a hole and after a
 * reconnection, the bars since the last confirmed one are fetched again.
 */
export class CandleFeed {
  private state: FeedState = 'loading'
  private first = Infinity
  private last = -Infinity
  private waiting: (readonly Candle[])[] = []
  private stops: (() => void)[] = []
  private older: 'more' | 'busy' | 'end' = 'more'
  private olderAfter = 0
  private unconfirmed: number | null = null
  private confirming = false
  private confirmAfter = 0
  private liveCount = 0
  private closed = false

  constructor(
    private readonly source: CandleSource,
    private readonly target: CandleTarget,
    private readonly onState: (state: FeedState) => void,
    private readonly now: () => number = Date.now,
  ) {}

  /** Subscribes, then loads the newest page. */
  async start(): Promise<void> {
    this.follow()
    await this.reload()
  }

  /** Nobody looks: no live candles until `resume`. */
  pause(): void {
    this.stops.forEach((stop) => stop())
    this.stops = []
  }

  /** Follows again and fetches what was missed. */
  resume(): void {
    if (this.closed || this.stops.length > 0) return
    this.follow()
    this.reconnected()
  }

  /** Starts over (first load, retry after a failure, a hole too long to fill). */
  async reload(): Promise<void> {
    this.enter('loading')
    try {
      const page = await this.source.fetch({ limit: PAGE })
      if (!this.closed) this.loaded(page)
    } catch {
      if (!this.closed) this.enter('failed')
    }
  }

  /** Fetches the page before the oldest bar, once at a time. */
  async needHistory(): Promise<void> {
    if (this.state !== 'ready' || this.older !== 'more' || this.now() < this.olderAfter) return
    this.older = 'busy'
    const before = this.first
    try {
      const page = await this.source.fetch({ before, limit: PAGE })
      if (this.closed || before !== this.first) return
      const candles = page.candles.filter((candle) => candle.time < before)
      this.older = page.more && candles.length > 0 ? 'more' : 'end'
      if (candles[0]) this.first = candles[0].time
      this.target.prepend(candles)
    } catch {
      this.older = 'more'
      this.olderAfter = this.now() + PAUSE
    }
  }

  stop(): void {
    this.closed = true
    this.pause()
  }

  private follow(): void {
    this.stops = [
      this.source.subscribe((candles) => this.live(candles)),
      this.source.onReconnect(() => this.reconnected()),
    ]
  }

  private enter(state: FeedState): void {
    this.state = state
    this.onState(state)
  }

  private loaded({ candles, more }: CandlePage): void {
    this.first = candles[0]?.time ?? Infinity
    this.last = candles[candles.length - 1]?.time ?? -Infinity
    this.older = more ? 'more' : 'end'
    this.unconfirmed = null
    this.target.load(candles)
    this.enter('ready')
    const waiting = this.waiting
    this.waiting = []
    waiting.forEach((message) => this.live(message))
  }

  /** A message that leaves out the bar known as the newest may have missed how that one closed. */
  private live(message: readonly Candle[]): void {
    if (this.state === 'loading') this.waiting.push(message)
    if (this.state !== 'ready') return
    const candles = message.filter((candle) => candle.time >= this.last)
    if (candles.length === 0) return
    if (candles[0]!.time > this.last) this.doubt(this.last)
    this.last = candles[candles.length - 1]!.time
    this.first = Math.min(this.first, candles[0]!.time)
    this.liveCount++
    candles.forEach((candle) => this.target.upsert(candle))
    if (this.unconfirmed !== null && this.now() >= this.confirmAfter) void this.confirm()
  }

  private reconnected(): void {
    if (this.state === 'failed') void this.reload()
    if (this.state !== 'ready') return
    this.doubt(this.last)
    void this.confirm()
  }

  /** The bar at `time` and all after it have to be fetched again. */
  private doubt(time: number): void {
    if (time === -Infinity) return
    this.unconfirmed = Math.min(this.unconfirmed ?? Infinity, time)
  }

  private async confirm(): Promise<void> {
    if (this.confirming || this.unconfirmed === null) return
    const since = this.unconfirmed
    const seen = this.liveCount
    this.confirming = true
    this.unconfirmed = null
    this.confirmAfter = this.now() + PAUSE
    try {
      const candles = await this.fetchSince(since)
      if (this.closed) return
      if (candles) this.take(candles, seen)
      else await this.reload()
    } catch {
      this.doubt(since)
    } finally {
      this.confirming = false
    }
  }

  /** Fetched bars are older than a live message that came meanwhile: that bar's live state stays. */
  private take(candles: readonly Candle[], seen: number): void {
    const open = this.liveCount > seen ? this.last : Infinity
    const news = candles.filter((candle) => candle.time !== open)
    this.last = Math.max(this.last, news[news.length - 1]?.time ?? -Infinity)
    this.target.merge(news)
  }

  /** All candles from `time` on, ascending; null when that is too far back. */
  private async fetchSince(time: number): Promise<Candle[] | null> {
    let found: Candle[] = []
    for (let page = 0; page < MOST_PAGES; page++) {
      const before = found[0]?.time
      const query = before === undefined ? { limit: FEW } : { before, limit: PAGE }
      const { candles } = await this.source.fetch(query)
      found = [...candles, ...found]
      if (candles.length === 0 || candles[0]!.time <= time) return found.filter((c) => c.time >= time)
    }
    return null
  }
}
