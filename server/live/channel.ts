import { CONFLATE_MS } from '@core/contract/live'
import type { Frame, Peer } from './peer'

/** What a channel shows: its state now, and what changed since it was last asked. */
export interface Source {
  snapshot(): Frame[] | Promise<Frame[]>
  changes(): Frame[] | Promise<Frame[]>
}

/** For sources whose state fits one frame. */
export const stateSource = (frame: () => Frame[] | Promise<Frame[]>): Source => ({
  snapshot: frame,
  changes: frame,
})

/**
 * One thing that peers follow. However often it changes, its frames are built at most every 100 ms, once for all
 * peers; the first change after a pause goes out at once.
 */
export class Channel {
  private readonly peers = new Set<Peer>()
  /** What changed while a new peer's first state is being read: it follows that state, and never comes before it. */
  private readonly waiting = new Map<Peer, Frame[]>()
  private timer: NodeJS.Timeout | null = null
  private busy = false
  private again = false
  private flushedAt = -Infinity

  constructor(
    private readonly source: Source,
    private readonly onError: (error: unknown) => void,
    private readonly now: () => number = Date.now,
  ) {}

  get size(): number {
    return this.peers.size
  }

  /** Adds a peer and gives it the state now. */
  async join(peer: Peer): Promise<void> {
    this.peers.add(peer)
    const changes: Frame[] = []
    this.waiting.set(peer, changes)
    await this.show(peer)
    this.waiting.delete(peer)
    changes.forEach((frame) => peer.offer(frame))
  }

  leave(peer: Peer): void {
    this.peers.delete(peer)
    this.waiting.get(peer)?.splice(0)
    if (this.peers.size > 0 || !this.timer) return
    clearTimeout(this.timer)
    this.timer = null
  }

  async show(peer: Peer): Promise<void> {
    try {
      for (const frame of await this.source.snapshot()) peer.offer(frame)
    } catch (error) {
      this.onError(error)
    }
  }

  private hand(peer: Peer, frames: readonly Frame[]): void {
    const waiting = this.waiting.get(peer)
    if (waiting) waiting.push(...frames)
    else frames.forEach((frame) => peer.offer(frame))
  }

  /** Tells that the source has something new. */
  changed(): void {
    if (this.busy) this.again = true
    else if (this.peers.size > 0) this.schedule()
  }

  private schedule(): void {
    const wait = Math.max(0, this.flushedAt + CONFLATE_MS - this.now())
    this.timer ??= setTimeout(() => void this.flush(), wait)
  }

  private async flush(): Promise<void> {
    this.timer = null
    this.busy = true
    this.flushedAt = this.now()
    try {
      const frames = await this.source.changes()
      for (const peer of this.peers) this.hand(peer, frames)
    } catch (error) {
      this.onError(error)
    }
    this.busy = false
    if (!this.again) return
    this.again = false
    this.changed()
  }
}
