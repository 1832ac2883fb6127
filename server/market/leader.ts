import { performance } from 'node:perf_hooks'
import type { CandleEvent, FeedEvent } from '../bus'
import type { Database, Tx } from '../store/db'
import type { Feed } from './feed'
import { CandleFolder } from './fold'
import { giveUpLease, LeaseLost, readFeedRow, renewLease, type Lease } from './lease'
import { contractsRun, FOREVER, readCandles } from './read'
import { barOfCandle, candleOf, tickEvent } from './rows'
import { HOUR, MINUTE, STORED_PERIODS, type ChangedBar } from './types'
import { insertTicks, upsertCandles } from './write'

/** Ticks of one transaction at most. */
const BATCH = 20_000
/** Bars that are written at once while history is made. */
const HISTORY_BATCH = 20_000
/** After a longer downtime the middle of the gap gets bars only. */
const LONGEST_GAP = 6 * HOUR
/** Ticks after the stop that are made up for: the longest option settles within. */
const GAP_HEAD = 5 * HOUR
/** Idle time (ms, wall) after which the lease is renewed without ticks. */
const RENEW_EVERY = 500

const candleEvent = (changed: ChangedBar): CandleEvent => ({
  tradeId: changed.tradeId,
  period: changed.period,
  bar: candleOf(changed),
})

/** Stores what the feed gives, in order and without holes. Exists once per lease. */
export class Leader {
  private folder = new CandleFolder()
  /** On a clock that is never set. */
  private renewedAt = -Infinity
  /** After a failed write memory is not trusted: SQL says how far it went. */
  private doubtful = true

  private constructor(
    private readonly db: Database,
    private readonly feed: Feed,
    private readonly wall: () => number,
    private readonly lease: Lease,
  ) {}

  static async on(lease: Lease, db: Database, feed: Feed, wall: () => number): Promise<Leader> {
    const leader = new Leader(db, feed, wall, lease)
    await leader.restore()
    return leader
  }

  /** Market time (ms) up to which everything is stored. */
  get storedThrough(): number {
    return this.lease.storedThrough
  }

  /**
   * Stores ticks up to `target` (ms), or as far as one batch goes, with the bars they change.
   * When it fails, nothing of it is lost or doubled: the next call goes on from what SQL holds.
   */
  async advance(target: number): Promise<FeedEvent> {
    if (this.doubtful) await this.restore()
    const limit = this.storedThrough + Math.floor(BATCH / this.feed.pairs.length) * 1000
    const until = Math.min(target, limit)
    if (until <= this.storedThrough) {
      await this.keepLease()
      return this.stored([], [])
    }
    const found = this.feed.ticks(this.storedThrough, until)
    if (found.length === 0 && !this.mustRenew) {
      this.lease.storedThrough = until
      return this.stored([], [])
    }
    found.forEach((tick) => this.folder.addTick(tick))
    const ticks = found.map(tickEvent)
    const changed = this.folder.takeChanged()
    await this.commit(until, async (t) => {
      await insertTicks(t, ticks, this.lease.epoch)
      await upsertCandles(t, changed)
    })
    return this.stored(ticks, changed.map(candleEvent))
  }

  private get mustRenew(): boolean {
    return performance.now() - this.renewedAt >= RENEW_EVERY
  }

  /** While nothing comes, or the clock was set back, the leader is there all the same. */
  private async keepLease(): Promise<void> {
    if (this.mustRenew) await this.commit(this.storedThrough, () => Promise.resolve())
  }

  /** Lets another process lead at once: what this one stores from now on is refused. */
  giveUp(): Promise<void> {
    return giveUpLease(this.db, this.lease.epoch)
  }

  /**
   * After a start: bars for a gap too long to make up tick by tick, and for the history of a new installation. A contract's
   * stop-loss or liquidation may lie anywhere in the gap: while one is open, the whole gap is made up for.
   */
  async bridge(now: number): Promise<void> {
    if (this.folder.empty) {
      await this.history(this.feed.liveStart(now))
      return
    }
    if (this.feed.fillsGaps || this.feed.clock === 'own' || now - this.storedThrough <= LONGEST_GAP) return
    if (await contractsRun(this.db)) return
    const headEnd = Math.ceil((this.storedThrough + 1 + GAP_HEAD) / MINUTE) * MINUTE - 1
    while (this.storedThrough < headEnd) await this.advance(headEnd)
    await this.history(this.feed.liveStart(now))
  }

  private stored(ticks: FeedEvent['ticks'], candles: CandleEvent[]): FeedEvent {
    return { through: this.storedThrough, ticks, candles }
  }

  /** Bars from the stored time to `end` (both at a minute's edge), all or nothing. */
  private async history(end: number): Promise<void> {
    if (end <= this.storedThrough + 1) return
    await this.feed.prepare?.(this.storedThrough + 1, end)
    await this.commit(end - 1, async (t) => {
      await this.restore()
      let writing: Promise<void> = Promise.resolve()
      for (const bars of this.historyBars(this.storedThrough + 1, end)) {
        await writing
        writing = upsertCandles(t, bars)
        // The statement is sent before the next bars are computed; its failure is seen at the next await.
        await Promise.race([writing, new Promise((resolve) => setImmediate(resolve))])
      }
      await writing
    })
  }

  private *historyBars(from: number, end: number): Iterable<ChangedBar[]> {
    for (const { tradeId } of this.feed.pairs) {
      for (const bar of this.feed.minuteBars(tradeId, from, end)) {
        this.folder.addBar(tradeId, bar)
        if (this.folder.pending >= HISTORY_BATCH) yield this.folder.takeChanged()
      }
    }
    yield this.folder.takeChanged()
  }

  private async commit(until: number, write: (t: Tx) => Promise<void>): Promise<void> {
    const now = this.wall()
    this.doubtful = true
    await this.db.tx(async (t) => {
      await renewLease(t, this.lease.epoch, until, now)
      await write(t)
    })
    this.doubtful = false
    this.lease.storedThrough = until
    this.renewedAt = performance.now()
  }

  private async restore(): Promise<void> {
    const folder = new CandleFolder()
    for (const { tradeId } of this.feed.pairs) {
      for (const period of STORED_PERIODS) {
        const [candle] = await readCandles(this.db, tradeId, period, FOREVER, 1)
        if (candle) folder.restore(tradeId, period, barOfCandle(tradeId, candle))
      }
    }
    const row = await readFeedRow(this.db)
    if (row?.epoch !== this.lease.epoch) throw new LeaseLost()
    this.lease.storedThrough = Number(row.stored_through)
    this.folder = folder
    this.doubtful = false
  }
}
