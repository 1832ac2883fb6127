import { sourceOf } from '../http/source'

/** Sockets of one client address. */
const MAX_SOCKETS = 100

/** Sockets by client address, so that one address cannot take them all. */
export class Doors {
  private readonly counts = new Map<string, number>()

  enter(address: string): boolean {
    const source = sourceOf(address)
    const count = this.counts.get(source) ?? 0
    if (count >= MAX_SOCKETS) return false
    this.counts.set(source, count + 1)
    return true
  }

  leave(address: string): void {
    const source = sourceOf(address)
    const count = (this.counts.get(source) ?? 1) - 1
    if (count > 0) this.counts.set(source, count)
    else this.counts.delete(source)
  }
}
