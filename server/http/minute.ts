const MINUTE = 60_000

/** Counts of the running minute, in this process. */
export class Minute {
  private began = 0
  private readonly counts = new Map<string, number>()

  /** Counts one more. @returns how many those are in this minute */
  count(who: string, now: number): number {
    const minute = now - (now % MINUTE)
    if (minute !== this.began) this.counts.clear()
    this.began = minute
    const count = (this.counts.get(who) ?? 0) + 1
    this.counts.set(who, count)
    return count
  }
}
