import type { Logger } from 'pino'
import type { Pair } from '@core/domain'
import { MINUTE, type Tick } from '../types'
import { symbolOf, type ExchangeApi } from './api'
import { parseEvent, parseTrade } from './parse'
import { FUTURE, Plausible } from './plausible'
import type { Reason, Refusals } from './refusals'
import { ExchangeStream } from './stream'
import { PairTrades } from './trades'

/** So much earlier (ms) than the newest event everything has been told, of every pair: they share one line. */
const GRACE = 1_000
/** Our clock and the exchange's may differ by so much (ms): orders are taken by one, and settled by the other. */
const MOST_SKEW = 1_000
const RETRY = 1_000
/** Of tries that fail one after another the log hears of every so many. */
const TELL_EVERY = 60
const CHECK_CLOCKS = 10 * MINUTE
/** The exchange's own bars of so many closed minutes say what price can be true; asked at most once in `ASK_BARS` (ms). */
const BARS = 5
const ASK_BARS = 10_000

export interface SessionOptions {
  readonly pairs: readonly Pair[]
  /** Base address of the exchange's stream. */
  readonly stream: string
  /** Our clock in ms. */
  readonly wall: () => number
  readonly log: Logger
  readonly refusals: Refusals
}

interface Followed {
  readonly pair: Pair
  readonly trades: PairTrades
  readonly plausible: Plausible
  /** Its bars before the first trades are known. */
  begun: boolean
  /** When its bars were asked for because of a price, on a clock that is never set. */
  askedAt: number
}

/** What the exchange trades behind a moment, for as long as this process leads the feed. */
export class ExchangeSession {
  private readonly pairs: ReadonlyMap<string, Followed>
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
    private readonly after: number,
  ) {
    this.reached = after
    this.pairs = new Map(options.pairs.map((pair) => [symbolOf(pair), this.followed(pair)] as const))
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

  private followed(pair: Pair): Followed {
    const plausible = new Plausible(this.options.wall)
    const trades = new PairTrades(
      this.after,
      (from) => this.api.trades(pair, from),
      (tick) => plausible.judge(tick),
      (tick, reason) => this.refuse(followed, tick, reason),
    )
    const followed: Followed = { pair, trades, plausible, begun: false, askedAt: -Infinity }
    return followed
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
    for (let tries = 0; !gone(); tries++) {
      try {
        this.clocksAgree = await this.compareClocks()
        if (this.clocksAgree) {
          await Promise.all([...this.pairs.values()].map((followed) => this.catchUp(followed, gone)))
          return
        }
      } catch (error) {
        if (tries % TELL_EVERY === 0)
          this.options.log.warn({ err: error }, 'market feed: missed trades could not be fetched')
      }
      await new Promise((later) => setTimeout(later, RETRY))
    }
  }

  /** The first trades are judged by the bars before them. */
  private async catchUp(followed: Followed, gone: () => boolean): Promise<void> {
    if (!followed.begun) await this.askBars(followed, this.after + 1)
    followed.begun = true
    await followed.trades.fill(gone)
  }

  private async askBars(followed: Followed, time: number): Promise<void> {
    const end = Math.floor(time / MINUTE) * MINUTE
    followed.plausible.learn(await this.api.bars(followed.pair, end - BARS * MINUTE, end))
  }

  /** A price that nobody believes may be a market that moved: the exchange's bars say so a few minutes later. */
  private refuse(followed: Followed, { tradeId, seq, time }: Tick, reason: Reason): void {
    this.options.refusals.note(reason, tradeId, { seq, time })
    if (reason !== 'price' || performance.now() - followed.askedAt < ASK_BARS) return
    followed.askedAt = performance.now()
    this.askBars(followed, time).catch((error: unknown) => {
      this.options.log.warn({ err: error }, 'market feed: bars to judge a price by could not be fetched')
    })
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
    if (!event) return
    const { refusals, wall } = this.options
    const known = this.pairs.get(event.symbol)
    if (!known) return refusals.note('symbol', null, {})
    const { tradeId } = known.pair
    if (event.sent > wall() + FUTURE) return refusals.note('future', tradeId, { sent: event.sent })
    if (!event.isTrade) return this.note(event.sent)
    const tick = parseTrade(known.pair, message)
    if (!tick || tick.price === 0n || tick.quantity === 0n) {
      refusals.note('unreadable', tradeId, { seq: tick?.seq })
      return this.stream.renew('garbage')
    }
    if (tick.time <= this.reached && !known.trades.knows(tick.seq)) this.late(tick)
    known.trades.hear(tick)
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
