import type { NetworkId } from '@core/domain'

/** What works by itself in a server process. */
export type Part =
  | 'feed'
  | 'options'
  | 'contracts'
  | 'alerts'
  | 'receipts'
  | 'team'
  | 'liabilities'
  | 'partners'
  | 'withdrawals'
  | `chain.${NetworkId}`
  | 'housekeeping'
  | 'audit'
  | 'operators'

export interface Vital {
  readonly part: Part
  /** Steps that were done, and that failed, since the start. */
  readonly done: number
  readonly failed: number
  /** Wall time (ms) since which every step failed; null when the last one was done. */
  readonly failingSince: number | null
}

/** How this process is: whether its parts do their work, and whether it is about to end. */
export class Vitals {
  private readonly parts = new Map<Part, Vital>()
  private draining = false

  constructor(private readonly now: () => number) {}

  done(part: Part): void {
    const vital = this.of(part)
    this.parts.set(part, { ...vital, done: vital.done + 1, failingSince: null })
  }

  failed(part: Part): void {
    const vital = this.of(part)
    const failingSince = vital.failingSince ?? this.now()
    this.parts.set(part, { ...vital, failed: vital.failed + 1, failingSince })
  }

  /** Counts a step by how it ends, which the caller hears as if it were not watched. */
  async watch<T>(part: Part, step: Promise<T>): Promise<T> {
    try {
      const result = await step
      this.done(part)
      return result
    } catch (error) {
      this.failed(part)
      throw error
    }
  }

  all(): readonly Vital[] {
    return [...this.parts.values()]
  }

  failing(): readonly Vital[] {
    return this.all().filter(({ failingSince }) => failingSince !== null)
  }

  /** From now on nobody new should come to this process. */
  drain(): void {
    this.draining = true
  }

  get isDraining(): boolean {
    return this.draining
  }

  private of(part: Part): Vital {
    return this.parts.get(part) ?? { part, done: 0, failed: 0, failingSince: null }
  }
}
