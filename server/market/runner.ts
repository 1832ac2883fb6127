import { performance } from 'node:perf_hooks'
import type { Logger } from 'pino'
import { STALE_PRICE } from '@core/domain'
import type { FeedEvent } from '../bus'
import type { Database } from '../store/db'
import type { Vitals } from '../health/vitals'
import type { MarketFeedRow } from '../store/tables/market'
import type { Feed } from './feed'
import { Leader } from './leader'
import { isFree, LeaseLost, readFeedRow, takeLease, takeLostLease, type Lease } from './lease'
import { DAY, MINUTE } from './types'
import { pruneTicks } from './write'

const STEP = 50
const RETRY = 1_000
/** How often a follower looks at the leader. */
const LOOK = 200
/** A leader that did not renew for this long (ms) is gone. */
const LEASE_LIFE = 2_000
const PRUNE_EVERY = 10 * 60_000
/** How long ticks are kept (market time); options need them for hours, bars stay for ever. */
const KEEP_TICKS = 2 * DAY

export interface RunnerOptions {
  db: Database
  log: Logger
  feed: Feed
  /** Wall time in ms. */
  wall: () => number
  /** Name of this process in the lease. */
  name: string
  /** Others run beside this process: whoever leads keeps the lead. Without them the newest process takes it. */
  shared: boolean
  vitals: Vitals
  onStored: (stored: FeedEvent) => void
}

/** Leads the feed while it may, else follows whoever does. */
export class Runner {
  private leader: Leader | null = null
  private through = 0
  /** The leader's last sign of life, and when this process saw it first: clocks of two machines are never compared. */
  private sign = { text: '', at: 0 }
  /** Market time and wall time of the last step, where a clock of its own goes on from. */
  private anchor = { market: 0, wall: 0 }
  private timer: NodeJS.Timeout | null = null
  private step: Promise<void> = Promise.resolve()
  private stopped = false
  private prunedAt = 0
  /** The clock was set back: prices stand still until it has passed what is stored. */
  private behind = false

  constructor(private readonly options: RunnerOptions) {}

  get storedThrough(): number {
    return this.leader?.storedThrough ?? this.through
  }

  /** How far (ms) a clock that the feed goes by is before what is stored; 0 for a feed with a clock of its own. */
  get behindMs(): number {
    const { feed, wall } = this.options
    return feed.clock === 'wall' ? this.storedThrough - wall() : 0
  }

  get leads(): boolean {
    return this.leader !== null
  }

  /** Takes the lead where it may and catches up with the clock; ticks made up for are not announced. */
  async begin(): Promise<void> {
    const { db, wall, name, shared } = this.options
    if (shared) await this.follow()
    else await this.lead(await takeLease(db, name, wall()))
  }

  start(): void {
    this.schedule(0)
  }

  /** A leader says up to which market time everything is stored. */
  hear(through: number): void {
    this.through = Math.max(this.through, through)
  }

  /** Gives the lead up: another process leads at once. */
  async stop(): Promise<void> {
    this.stopped = true
    if (this.timer) clearTimeout(this.timer)
    await this.step
    await this.leader?.giveUp()
    this.leaveLead()
  }

  private schedule(delay: number): void {
    if (this.stopped) return
    this.timer = setTimeout(() => {
      this.step = this.run().then((next) => this.schedule(next))
    }, delay)
  }

  private async run(): Promise<number> {
    try {
      const next = this.leader ? await this.pump(this.leader) : await this.follow()
      if (!this.behind) this.options.vitals.done('feed')
      return next
    } catch (error) {
      this.through = this.storedThrough
      this.sign.text = ''
      this.behind = false
      if (error instanceof LeaseLost) this.leaveLead()
      else this.options.vitals.failed('feed')
      this.options.log.error({ err: error }, 'market feed: a step failed')
      this.mark()
      return RETRY
    }
  }

  private async lead(lease: Lease): Promise<void> {
    const { db, feed, wall, onStored } = this.options
    const leader = await Leader.on(lease, db, feed, wall)
    await leader.bridge(wall())
    const announces = wall() - leader.storedThrough < MINUTE
    feed.open?.(leader.storedThrough)
    for (let target = this.wallTarget(); leader.storedThrough < target - STEP; target = this.wallTarget()) {
      const stored = await leader.advance(target)
      if (announces) onStored(stored)
    }
    this.leader = leader
    this.mark()
  }

  private leaveLead(): void {
    this.through = this.storedThrough
    this.leader = null
    this.options.feed.close?.()
  }

  private mark(): void {
    this.anchor = { market: this.storedThrough, wall: this.options.wall() }
  }

  /** How far a market of wall time can be stored; nowhere for one with a clock of its own. */
  private wallTarget(): number {
    const { feed, wall } = this.options
    const now = wall()
    return feed.clock === 'wall' ? Math.min(now, feed.reach(now)) : -Infinity
  }

  private target(): number {
    const { feed, wall } = this.options
    if (feed.clock === 'wall') return this.wallTarget()
    return Math.floor(this.anchor.market + (wall() - this.anchor.wall) * feed.speed)
  }

  /** A clock of its own never runs ahead of the store: when storing is slow, market time is slow. */
  private async pump(leader: Leader): Promise<number> {
    const target = this.target()
    this.tellClock()
    this.options.onStored(await leader.advance(target))
    if (leader.storedThrough < target) this.mark()
    await this.prune()
    return STEP
  }

  /** Said once, and shown as a part that fails for as long as it lasts. */
  private tellClock(): void {
    const { log, vitals } = this.options
    const { behindMs } = this
    const behind = behindMs > STALE_PRICE
    if (behind) vitals.failed('feed')
    if (behind && !this.behind)
      log.error({ behindMs }, 'the clock was set back: prices stand still until it has caught up')
    this.behind = behind
  }

  private async follow(): Promise<number> {
    const { db, wall, name, log } = this.options
    const row = await readFeedRow(db)
    if (!row) throw new Error('the market feed is not set up')
    this.hear(Number(row.stored_through))
    if (!isFree(row) && !this.isSilent(row)) return LOOK
    const lease = await takeLostLease(db, name, wall(), row)
    if (lease) {
      log.warn({ before: row.leader, epoch: lease.epoch }, 'this process leads the market feed now')
      await this.lead(lease)
    }
    return LOOK
  }

  private isSilent({ epoch, renewed_at: renewedAt }: MarketFeedRow): boolean {
    const text = `${epoch} ${renewedAt}`
    const now = performance.now()
    if (text !== this.sign.text) this.sign = { text, at: now }
    return now - this.sign.at > LEASE_LIFE
  }

  private async prune(): Promise<void> {
    const { db, feed, wall } = this.options
    if (wall() - this.prunedAt < PRUNE_EVERY) return
    this.prunedAt = wall()
    const before = this.storedThrough - KEEP_TICKS
    await db.tx(async (t) => {
      for (const { tradeId } of feed.pairs) await pruneTicks(t, tradeId, before)
    })
  }
}
