import type { Database } from '../store/db'

/**
 * Lets the engine pass those who accept. They hold a pair's cursor row shared, and while one holds it the next may join: under
 * a steady stream the engine, which needs the row alone, would wait for ever. So whoever wants to join waits here, in this
 * process, while an engine is waiting or at work. Between processes the row alone decides.
 */
export class Gate {
  private closers = 0
  private waiting: (() => void)[] = []

  /** Resolves at once, or when the last of those who closed it has opened it. */
  pass(): Promise<void> {
    if (this.closers === 0) return Promise.resolve()
    return new Promise((resolve) => this.waiting.push(resolve))
  }

  /** @returns opens it again */
  close(): () => void {
    this.closers += 1
    return () => {
      this.closers -= 1
      if (this.closers > 0) return
      const woken = this.waiting
      this.waiting = []
      woken.forEach((wake) => wake())
    }
  }
}

const gates = new WeakMap<Database, Map<number, Gate>>()

/** The gate of a pair on one database. */
export const gateOf = (db: Database, tradeId: number): Gate => {
  const ofDb = gates.get(db) ?? new Map<number, Gate>()
  const gate = ofDb.get(tradeId) ?? new Gate()
  gates.set(db, ofDb.set(tradeId, gate))
  return gate
}
