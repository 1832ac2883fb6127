import type { Tick } from '../types'
import { PAGE } from './api'
import type { Reason } from './refusals'

/** Trades in memory that wait to be stored, before no more are fetched. */
const MOST_WAITING = 20_000

/** Trades in order: from a number on, or from a time on. */
export type Fetch = (from: { readonly seq: number } | { readonly time: number }) => Promise<Tick[]>

/**
 * The trades of one pair behind a moment, each once and without holes. The exchange numbers them without gaps: what the
 * stream left out is seen, waited for and fetched.
 */
export class PairTrades {
  /** Number of the trade that must come next; null until one is known. */
  private next: number | null = null
  private waiting: Tick[] = []
  /** Heard before a trade in front of them. */
  private readonly early = new Map<number, Tick>()
  private lastTime: number
  private fetching: Promise<void> | null = null
  private complete = false

  /**
   * @param after time (ms) up to which everything is stored
   * @param judge why a trade cannot be true, or null
   * @param refuse is told of each that is left out
   */
  constructor(
    private readonly after: number,
    private readonly fetch: Fetch,
    private readonly judge: (tick: Tick) => Reason | null,
    private readonly refuse: (tick: Tick, reason: Reason) => void,
  ) {
    this.lastTime = after
  }

  /** Time (ms) up to which every trade is known; Infinity when nothing is missing of what was heard. */
  get through(): number {
    return this.complete && this.early.size === 0 ? Infinity : this.lastTime - 1
  }

  hear(tick: Tick): void {
    if (this.next !== null && tick.seq < this.next) return
    if (this.next === null || tick.seq > this.next) this.early.set(tick.seq, tick)
    else this.take(tick)
  }

  /** Whether a trade was taken, or waits for one before it. */
  knows(seq: number): boolean {
    return this.early.has(seq) || (this.next !== null && seq < this.next)
  }

  /** Whether a hole has to be filled. */
  get hasHole(): boolean {
    return this.early.size > 0
  }

  /** The stream may leave something out from now on. */
  lose(): void {
    this.complete = false
  }

  /**
   * Fetches what is missing until the exchange has no more; what is heard meanwhile joins on. One at a time.
   * @param stopped ends it early
   * @throws when the exchange does not answer
   */
  async fill(stopped: () => boolean): Promise<void> {
    while (this.fetching) await this.fetching.catch(() => undefined)
    if (stopped()) return
    this.fetching = this.run(stopped).finally(() => (this.fetching = null))
    await this.fetching
  }

  get isFilling(): boolean {
    return this.fetching !== null
  }

  /** Trades with `after < time <= until`, in order. What lies before is stored, and forgotten. */
  between(after: number, until: number): Tick[] {
    if ((this.waiting[0]?.time ?? Infinity) <= after)
      this.waiting = this.waiting.filter(({ time }) => time > after)
    return this.waiting.filter(({ time }) => time <= until)
  }

  private async run(stopped: () => boolean): Promise<void> {
    while (!stopped()) {
      const page = await this.fetch(this.next === null ? { time: this.after + 1 } : { seq: this.next })
      page.forEach((tick) => this.takeFetched(tick))
      if (page.length < PAGE) break
      while (this.waiting.length > MOST_WAITING && !stopped())
        await new Promise((later) => setTimeout(later, 20))
    }
    for (const seq of this.early.keys()) if (seq < (this.next ?? 0)) this.early.delete(seq)
    if (!stopped()) this.complete = true
  }

  /** What the exchange itself has not, will not come: its next trade is the next one. */
  private takeFetched(tick: Tick): void {
    if (this.next !== null && tick.seq < this.next) return
    this.take(tick)
  }

  private take(tick: Tick): void {
    this.add(tick)
    for (let joined = this.early.get(this.next ?? 0); joined; joined = this.early.get(this.next ?? 0)) {
      this.early.delete(joined.seq)
      this.add(joined)
    }
  }

  /** What cannot be true is left out, and those behind it go on; also what lies before a trade that is known already. */
  private add(tick: Tick): void {
    this.next = tick.seq + 1
    const wrong = tick.time < this.lastTime ? 'past' : this.judge(tick)
    if (wrong) return this.refuse(tick, wrong)
    if (tick.time <= this.after) return
    this.waiting.push(tick)
    this.lastTime = tick.time
  }
}
