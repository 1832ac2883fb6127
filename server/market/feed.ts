import type { FeedKind } from '@core/contract/live'
import type { Pair, TradeId } from '@core/domain'
import type { Refused } from './exchange/refusals'
import type { Bar, Tick } from './types'

/**
 * A source of ticks. Everything it gives, at any time and to any process, is the same for the same time and number, so that
 * it can be asked again after a crash.
 */
export interface Feed {
  readonly kind: FeedKind
  /** Names the data: a data folder stays with the feed it began with. */
  readonly identity: string
  /** Market seconds per wall second. */
  readonly speed: number
  /** `wall`: market time is wall time. `own`: it stands still while the server is down. */
  readonly clock: 'wall' | 'own'
  /** It gives every tick of any gap, however long; else the middle of a long one is made up for by bars. */
  readonly fillsGaps: boolean
  readonly pairs: readonly Pair[]
  /** Opening time (ms) of the oldest bar of a new installation at wall time `now`. */
  historyStart(now: number): number
  /** Where live ticks of a new installation begin (ms); bars before it are history. */
  liveStart(now: number): number
  /** After this time (ms) there are no more ticks. */
  readonly end: number | null
  /** Fetches the bars of a time, for a feed that has to, before they are asked for. @throws when it cannot */
  prepare?(from: number, to: number): Promise<void>
  /** Begins to follow its source behind a time (ms), where there is one; anew when it does already. */
  open?(after: number): void
  close?(): void
  /** What its source told that cannot be true and was left out, since the start. */
  refused?(): readonly Refused[]
  /**
   * Up to which time (ms) every tick is known at wall time `now`, Infinity where it is a function of time. It never goes
   * back, and stands still in a stall.
   */
  reach(now: number): number
  /** All ticks with `after < time <= until`, in order of time. */
  ticks(after: number, until: number): Tick[]
  /** One-minute bars that open in `[from, to)`, equal to the fold of their ticks. */
  minuteBars(tradeId: TradeId, from: number, to: number): Iterable<Bar>
}
