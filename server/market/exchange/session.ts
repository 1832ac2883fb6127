import type { Logger } from 'pino'
import type { Pair } from '@core/domain'
import { MINUTE, type Tick } from '../types'
import { symbolOf, type ExchangeApi } from './api'
import { parseEvent, parseTrade } from './parse'
import { ExchangeStream } from './stream'
import { PairTrades } from './trades'

/** So much earlier (ms) than the newest event everything has been told, of every pair: they share one line. */
const GRACE = 1_000
/** Our clock and the exchange's may differ by so much (ms): orders are taken by one, and settled by the other. */
const MOST_SKEW = 1_000
const RETRY = 1_000
const CHECK_CLOCKS = 10 * MINUTE

export interface SessionOptions {
  readonly pairs: readonly Pair[]
  /** Base address of the exchange's stream. */
  readonly stream: string
  readonly log: Logger
}

/** What the exchange trades behind a moment, for as long as this process leads the feed. */
export class ExchangeSession {
  private readonly pairs: ReadonlyMap<string, { readonly pair: Pair; readonly trades: PairTrades }>
  private readonly stream: ExchangeStream
  private heard = 0
  private reached: number
  private up = 0
  /** Our clock and the exchange's agree, as far as this line knows: what it says of time counts. */
  private clocksAgree = false
  private readonly clockCheck: NodeJS.Timeout
  private stopped = false

  constructor(
    private readonly options: SessionOptions,
    private readonly api: ExchangeApi,
    after: number,
  ) {
    this.reached = after
    this.pairs = new Map(
      options.pairs.map((pair) => {
        const trades = new PairTrades(after, (from) => api.trades(pair, from))
        return [symbolOf(pair), { pair, trades }] as const
      }),
    )
    const topics = [...this.pairs.keys()].flatMap((symbol) =>
      ['aggTrade', 'miniTicker'].map((kind) => `${symbol.toLowerCase()}@${kind}`),
    )
    const events = { onUp: () => this.onUp(), onDown: () => this.onDown(), onMessage: this.hear }
    this.stream = new ExchangeStream(options.stream, topics, events, options.log)
    this.clockCheck = setInterval(() => void this.checkClocks(), CHECK_CLOCKS)
  }

  /** Time (ms) up to which every trade of every pair is known; it never goes back. */
  reach(now: number): number {
    const known = [...this.pairs.values()].map(({ trades }) => trades.through)
    this.reached = Math.max(this.reached, Math.min(now, this.heard - GRACE, ...known))
    return this.reached
  }

  ticks(after: number, until: number): Tick[] {
    const found = [...this.pairs.values()].flatMap(({ trades }) => trades.between(after, until))
    return found.sort((a, b) => a.time - b.time || a.tradeId - b.tradeId || a.seq - b.seq)
  }

  stop(): void {
    this.stopped = true
    clearInterval(this.clockCheck)
    this.stream.stop()
  }

  private onUp(): void {
    this.up += 1
    void this.follow(this.up)
  }

  private onDown(): void {
    this.up += 1
    this.clocksAgree = false
    for (const { trades } of this.pairs.values()) trades.lose()
  }

  /** Checks the clocks and fetches what was missed, as often as it takes while this line holds. */
  private async follow(line: number): Promise<void> {
    const gone = (): boolean => this.stopped || this.up !== line
    while (!gone()) {
      try {
        this.clocksAgree = await this.compareClocks()
        if (this.clocksAgree) {
          await Promise.all([...this.pairs.values()].map(({ trades }) => trades.fill(gone)))
          return
        }
      } catch (error) {
        this.options.log.warn({ err: error }, 'market feed: missed trades could not be fetched')
      }
      await new Promise((later) => setTimeout(later, RETRY))
    }
  }

  private async compareClocks(): Promise<boolean> {
    const skew = await this.api.skew()
    const agree = Math.abs(skew) <= MOST_SKEW
    if (!agree)
      this.options.log.error({ skew }, "market feed: this machine's clock and the exchange's differ")
    return agree
  }

  /** A line may hold for a day, in which a clock can go wrong. */
  private async checkClocks(): Promise<void> {
    const agree = await this.compareClocks().catch(() => true)
    if (!agree && this.clocksAgree) this.stream.renew('clock')
  }

  private readonly hear = (message: unknown): void => {
    const event = parseEvent(message)
    const known = event && this.pairs.get(event.symbol)
    if (!event || !known) return
    if (!event.isTrade) return this.note(event.sent)
    const tick = parseTrade(known.pair, message)
    if (!tick) return this.stream.renew('garbage')
    if (tick.time <= this.reached && !known.trades.knows(tick.seq)) this.late(tick)
    if (!known.trades.hear(tick))
      this.options.log.error({ seq: tick.seq }, 'market feed: a trade out of order')
    if (known.trades.hasHole && !known.trades.isFilling) this.mend(known.trades)
    this.note(event.sent)
  }

  private note(sent: number): void {
    if (this.clocksAgree) this.heard = Math.max(this.heard, sent)
  }

  /** What was stored as complete stays as it is: options may be settled by it. */
  private late({ tradeId, seq, time }: Tick): void {
    this.options.log.error({ tradeId, seq, time }, 'market feed: a trade came too late, and is not counted')
  }

  private mend(trades: PairTrades): void {
    const line = this.up
    trades
      .fill(() => this.stopped || this.up !== line)
      .catch((error: unknown) => {
        this.options.log.warn({ err: error }, 'market feed: a hole could not be filled')
        if (this.up === line) this.stream.renew('hole')
      })
  }
}
