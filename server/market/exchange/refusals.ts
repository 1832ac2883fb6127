import type { Logger } from 'pino'
import type { TradeId } from '@core/domain'

/**
 * Why something that the exchange told is not taken: `price` far from all others, `future` and `past` times, `unreadable`
 * (no decimal above 0), a `symbol` nobody asked for.
 */
export type Reason = 'price' | 'future' | 'past' | 'unreadable' | 'symbol'

export interface Refused {
  readonly reason: Reason
  /** Null where the pair is unknown. */
  readonly tradeId: TradeId | null
  readonly count: number
}

/** The log hears of the first one of a kind, and then once in so long (ms) how many there were. */
const QUIET = 60_000

interface Kind {
  readonly reason: Reason
  readonly tradeId: TradeId | null
  count: number
  told: number
  toldAt: number
}

/** Counts what was refused, and tells of it without flooding the log. */
export class Refusals {
  private readonly kinds = new Map<string, Kind>()

  constructor(
    private readonly log: Pick<Logger, 'error'>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  note(reason: Reason, tradeId: TradeId | null, what: Readonly<Record<string, unknown>>): void {
    const key = `${reason} ${String(tradeId)}`
    const kind = this.kinds.get(key) ?? { reason, tradeId, count: 0, told: 0, toldAt: -Infinity }
    this.kinds.set(key, kind)
    kind.count += 1
    if (this.now() - kind.toldAt < QUIET) return
    const since = kind.count - kind.told
    Object.assign(kind, { told: kind.count, toldAt: this.now() })
    this.log.error(
      { reason, tradeId, since, ...what },
      'market feed: the exchange told something that is not taken',
    )
  }

  all(): Refused[] {
    return [...this.kinds.values()].map(({ reason, tradeId, count }) => ({ reason, tradeId, count }))
  }
}
