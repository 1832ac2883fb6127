import type { Logger } from 'pino'
import type { TradeId } from '@core/domain'
import type { Bus, CandleEvent, FeedEvent } from '../bus'
import type { Database } from '../store/db'
import { FOREVER, readCandles, readTicksAfter } from './read'
import { STORED_PERIODS } from './types'
import type { MarketView } from './view'

/** Missed ticks of a pair that are told one by one; of more only the newest are, and their numbers show the hole. */
const MOST_FILLED = 1_000
/** Bars of each period that may have changed meanwhile and are told again. */
const FILLED_BARS = 3

type Heard = Pick<FeedEvent, 'ticks' | 'candles'>

export interface StreamParts {
  db: Database
  bus: Bus
  log: Logger
  view: MarketView
  tradeIds: readonly TradeId[]
}

/**
 * What this process hears of the feed, whoever leads it: ticks in order, each once. What did not arrive (a leader was killed
 * between storing and telling, the bus was away) is read from the database.
 */
export class FeedStream {
  private readonly last = new Map<TradeId, bigint>()
  private waiting: FeedEvent[] = []
  /** While the database is read what arrives waits. */
  private reading = true

  constructor(private readonly parts: StreamParts) {}

  /** Begins behind what is stored now. */
  async start(): Promise<void> {
    const { db, view, tradeIds } = this.parts
    await Promise.all(tradeIds.map((tradeId) => view.load(db, tradeId)))
    for (const tradeId of tradeIds) {
      const tick = view.lastTick(tradeId)
      if (tick) this.last.set(tradeId, BigInt(tick.seq))
    }
    this.goOn()
  }

  receive(event: FeedEvent): void {
    if (this.reading) this.waiting.push(event)
    else if (this.isBeyond(event)) this.fill([event])
    else this.tell(event)
  }

  /** Messages may have been missed: reads what is stored. */
  refresh(): void {
    if (!this.reading) this.fill([])
  }

  /** Whether the first new tick of a pair does not follow the last one that was told. */
  private isBeyond({ ticks }: FeedEvent): boolean {
    return this.parts.tradeIds.some((tradeId) => {
      const last = this.last.get(tradeId)
      const next = ticks.find((tick) => tick.tradeId === tradeId && BigInt(tick.seq) > (last ?? -1n))
      return next !== undefined && (last === undefined || BigInt(next.seq) > last + 1n)
    })
  }

  private fill(after: readonly FeedEvent[]): void {
    this.reading = true
    this.waiting.push(...after)
    Promise.all(this.parts.tradeIds.map((tradeId) => this.read(tradeId)))
      .then((found) => {
        const ticks = found.flatMap((event) => event.ticks).sort((a, b) => a.time - b.time)
        this.tell({ ticks, candles: found.flatMap((event) => event.candles) })
      })
      .catch((error: unknown) => this.parts.log.error({ err: error }, 'missed ticks could not be read'))
      .finally(() => this.goOn())
  }

  /** What a pair missed; its bars in memory are read again. */
  private async read(tradeId: TradeId): Promise<Heard> {
    const { db, view } = this.parts
    const last = this.last.get(tradeId)
    const ticks = await readTicksAfter(db, tradeId, String(last ?? -1n), MOST_FILLED)
    if (ticks.length === 0) return { ticks, candles: [] }
    const candles = await Promise.all(
      STORED_PERIODS.map(async (period) => {
        const bars = await readCandles(db, tradeId, period, FOREVER, FILLED_BARS)
        return bars.map((bar): CandleEvent => ({ tradeId, period, bar }))
      }),
    )
    await view.load(db, tradeId)
    return { ticks, candles: candles.flat() }
  }

  private goOn(): void {
    this.reading = false
    const events = this.waiting
    this.waiting = []
    events.forEach((event) => this.tell(event))
  }

  /** An event whose ticks were all told already comes from a former leader, late: its bars are older than ours. */
  private tell({ ticks, candles }: Heard): void {
    const { bus } = this.parts
    const fresh = ticks.filter(({ tradeId, seq }) => BigInt(seq) > (this.last.get(tradeId) ?? -1n))
    if (fresh.length === 0 && ticks.length > 0) return
    for (const tick of fresh) {
      this.last.set(tick.tradeId, BigInt(tick.seq))
      bus.deliver('tick', tick)
    }
    candles.forEach((candle) => bus.deliver('candle', candle))
  }
}
