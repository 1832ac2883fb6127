import type { Logger } from 'pino'
import type { Database } from '../store/db'
import type { Feed } from './feed'
import { Leader, type Stored } from './leader'
import { LeaseLost, readFeedRow } from './lease'
import { DAY } from './types'
import { pruneTicks } from './write'

const STEP = 50
const RETRY = 1_000
/** A leader that did not renew for this long (ms, wall) is gone. */
const LEASE_LIFE = 5_000
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
  onStored: (stored: Stored) => void
  /** Called when this process has replaced a lost leader: what it caught up with was not announced. */
  onTakeover: () => Promise<void>
}

/** Leads the feed while it may, else follows whoever does. */
export class Runner {
  private leader: Leader | null = null
  private through = 0
  /** Market time and wall time of the last step, where a clock of its own goes on from. */
  private anchor = { market: 0, wall: 0 }
  private timer: NodeJS.Timeout | null = null
  private step: Promise<void> = Promise.resolve()
  private stopped = false
  private prunedAt = 0

  constructor(private readonly options: RunnerOptions) {}

  get storedThrough(): number {
    return this.leader?.storedThrough ?? this.through
  }

  /** Takes the lead and catches up with the clock; ticks made up for are not announced. */
  async lead(): Promise<void> {
    const { db, feed, wall, name } = this.options
    const leader = await Leader.take(db, feed, wall, name)
    await leader.bridge(wall())
    while (feed.clock === 'wall' && leader.storedThrough < wall() - STEP) await leader.advance(wall())
    this.leader = leader
    this.mark()
  }

  start(): void {
    this.schedule(0)
  }

  async stop(): Promise<void> {
    this.stopped = true
    if (this.timer) clearTimeout(this.timer)
    await this.step
  }

  private schedule(delay: number): void {
    if (this.stopped) return
    this.timer = setTimeout(() => {
      this.step = this.run().then((next) => this.schedule(next))
    }, delay)
  }

  private async run(): Promise<number> {
    try {
      if (!this.leader) return await this.follow()
      await this.pump(this.leader)
      return STEP
    } catch (error) {
      this.through = this.storedThrough
      if (error instanceof LeaseLost) this.leader = null
      this.options.log.error({ err: error }, 'market feed: a step failed')
      this.mark()
      return RETRY
    }
  }

  private mark(): void {
    this.anchor = { market: this.storedThrough, wall: this.options.wall() }
  }

  private target(): number {
    const { feed, wall } = this.options
    if (feed.clock === 'wall') return wall()
    return Math.floor(this.anchor.market + (wall() - this.anchor.wall) * feed.speed)
  }

  /** A clock of its own never runs ahead of the store: when storing is slow, market time is slow. */
  private async pump(leader: Leader): Promise<void> {
    const target = this.target()
    this.options.onStored(await leader.advance(target))
    if (leader.storedThrough < target) this.mark()
    await this.prune()
  }

  private async follow(): Promise<number> {
    const row = await readFeedRow(this.options.db)
    if (row) this.through = Number(row.stored_through)
    if (!row || this.options.wall() - Number(row.renewed_at) > LEASE_LIFE) {
      await this.lead()
      await this.options.onTakeover()
    }
    return RETRY
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
