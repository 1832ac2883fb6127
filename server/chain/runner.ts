import type { Logger } from 'pino'
import type { Database, Tx } from '../store/db'
import { Addresses } from './addresses'
import { lead, leave, movePlace, noteHealth, PlaceLost, rememberedBelow, type Place } from './place'
import type { Vitals } from '../health/vitals'
import type { ChainBlock, ChainWatcher } from './types'

/** What happens to the money of the blocks, within the transaction that takes them over. */
export interface BlockBooks {
  take: (t: Tx, block: ChainBlock) => Promise<void>
  /** The chain left its branch above `height`; `branch` holds the blocks that came instead. */
  replace: (t: Tx, height: number, branch: readonly ChainBlock[]) => Promise<void>
  /** Decides what had to wait for a price, as of a height. */
  settle: (height: number) => Promise<void>
}

export interface RunnerParts {
  db: Database
  log: Logger
  watcher: ChainWatcher
  books: BlockBooks
  now: () => number
  /** Name of this process in the lease. */
  leader: string
  /** Time between two looks at the chain (ms). */
  poll: number
  vitals: Vitals
}

/** A lease lives for so many looks; it is renewed at half of its life. */
const LEASE_POLLS = 6
/** Another process goes on soon enough that its network does not close meanwhile (ms). */
const LONGEST_LEASE = 30_000
/** That the node answers is written down at most this often (ms). */
const NOTE_EVERY = 5_000

/** Follows one network, in one process at a time: block by block, each in one transaction with what it brings. */
export class Runner {
  private place: Place | null = null
  private leadsUntil = 0
  private notedAt = 0
  private readonly addresses: Addresses
  private timer: NodeJS.Timeout | null = null
  private running: Promise<void> = Promise.resolve()
  private stopped = false
  private failing = false

  constructor(private readonly parts: RunnerParts) {
    this.addresses = new Addresses(parts.db, parts.watcher.network)
  }

  start(): void {
    if (this.stopped) return
    this.running = this.look()
    void this.running.then(() => {
      if (!this.stopped) this.timer = setTimeout(() => this.start(), this.parts.poll)
    })
  }

  async stop(): Promise<void> {
    this.stopped = true
    if (this.timer) clearTimeout(this.timer)
    await this.running
    await leave(this.parts.db, this.parts.watcher.network, this.parts.leader)
  }

  /** Ends with the first look. */
  started(): Promise<void> {
    return this.running
  }

  /**
   * Takes over what the chain has by now, when this process leads or nobody does.
   * @throws Error when the node fails; nothing is lost by it
   */
  async turn(): Promise<void> {
    try {
      if (await this.leads()) await this.follow()
    } catch (error) {
      // Memory is not trusted after a failure: the next turn reads from SQL how far it went.
      this.leadsUntil = 0
      this.notedAt = 0
      throw error
    }
  }

  private async follow(): Promise<void> {
    const { watcher, books } = this.parts
    const head = await watcher.head()
    await this.addresses.load()
    let more = true
    while (more && !this.stopped) more = (await this.leads()) && (await this.step(head))
    if (this.place) await books.settle(this.place.height)
    await this.healthy()
  }

  private async look(): Promise<void> {
    const { log, watcher, vitals } = this.parts
    try {
      await this.turn()
      this.failing = false
      vitals.done(`chain.${watcher.network}`)
    } catch (error) {
      if (error instanceof PlaceLost) return
      vitals.failed(`chain.${watcher.network}`)
      if (!this.failing) log.error({ err: error, network: watcher.network }, 'the chain could not be read')
      this.failing = true
    }
  }

  /** True while this process leads; the place is read anew whenever the lease is. */
  private async leads(): Promise<boolean> {
    const { db, watcher, now, leader, poll } = this.parts
    const life = Math.min(LEASE_POLLS * poll, LONGEST_LEASE)
    if (this.leadsUntil - now() > life / 2) return true
    const until = now() + life
    const place = await lead(db, watcher.network, { leader, now: now(), until })
    this.leadsUntil = place === undefined ? 0 : until
    this.place = place ?? null
    return place !== undefined
  }

  /** Takes the next block. @returns false when there is none up to the head */
  private async step(head: number): Promise<boolean> {
    const { watcher } = this.parts
    const height = this.place ? this.place.height + 1 : head
    if (height > head) return false
    const block = await watcher.block(height, this.addresses)
    if (!block) return false
    if (this.place && block.parentHash !== this.place.hash) await this.changeBranch(this.place, head)
    else await this.take(block)
    return true
  }

  private take(block: ChainBlock): Promise<void> {
    return this.commit(block, async (t) => {
      await this.move(t, this.place, block)
      await this.parts.books.take(t, block)
    })
  }

  /** The chain went on elsewhere: undoes what only the old branch had and takes the new one, all at once. */
  private async changeBranch(tip: Place, head: number): Promise<void> {
    const { log, watcher, books } = this.parts
    const ancestor = await this.ancestor(tip)
    const branch = await this.read(ancestor, head)
    const last = branch.at(-1) ?? ancestor
    log.warn({ network: watcher.network, from: tip, ancestor, to: last.height }, 'the chain was reorganised')
    await this.commit(last, async (t) => {
      await this.move(t, tip, ancestor)
      await books.replace(t, ancestor.height, branch)
      let from = ancestor
      for (const block of branch) {
        await this.move(t, from, block)
        await books.take(t, block)
        from = block
      }
    })
  }

  /** The newest block that both branches share; below all that is remembered, the chain's present one. */
  private async ancestor(tip: Place): Promise<Place> {
    const { db, watcher } = this.parts
    let lowest = tip
    for (;;) {
      const kept = await rememberedBelow(db, watcher.network, lowest.height)
      const present = await watcher.block((kept ?? lowest).height - (kept ? 0 : 1), this.addresses)
      if (!present) throw new Error(`block below ${lowest.height} is missing`)
      if (!kept || present.hash === kept.hash) return { height: present.height, hash: present.hash }
      lowest = kept
    }
  }

  /** The blocks from above a place to the head. @throws Error when the chain changed while they were read */
  private async read(from: Place, head: number): Promise<ChainBlock[]> {
    const blocks: ChainBlock[] = []
    let parent = from.hash
    for (let height = from.height + 1; height <= head; height++) {
      const block = await this.parts.watcher.block(height, this.addresses)
      if (block?.parentHash !== parent) throw new Error('the chain changed while it was read')
      blocks.push(block)
      parent = block.hash
    }
    return blocks
  }

  private move(t: Tx, from: Place | null, { height, hash }: Place): Promise<void> {
    const { watcher, leader } = this.parts
    return movePlace(t, watcher.network, { leader, from, to: { height, hash } })
  }

  private async commit({ height, hash }: Place, work: (t: Tx) => Promise<void>): Promise<void> {
    await this.parts.db.tx(work)
    this.place = { height, hash }
  }

  private async healthy(): Promise<void> {
    const { db, watcher, now, leader } = this.parts
    if (now() - this.notedAt < NOTE_EVERY) return
    await noteHealth(db, watcher.network, leader, now())
    this.notedAt = now()
  }
}
