import type { Pair, TradeId } from '@core/domain'
import type { Bar, Tick } from './types'

/** A source of ticks. Everything it gives is a function of time, so that it can be asked again after a crash. */
export interface Feed {
  readonly kind: 'simulated' | 'replay'
  /** Names the data: a data folder stays with the feed it began with. */
  readonly identity: string
  /** Market seconds per wall second. */
  readonly speed: number
  /** `wall`: market time is wall time. `own`: it stands still while the server is down. */
  readonly clock: 'wall' | 'own'
  readonly pairs: readonly Pair[]
  /** Opening time (ms) of the oldest bar of a new installation at wall time `now`. */
  historyStart(now: number): number
  /** Where live ticks of a new installation begin (ms); bars before it are history. */
  liveStart(now: number): number
  /** After this time (ms) there are no more ticks. */
  readonly end: number | null
  /** All ticks with `after < time <= until`, in order of time. */
  ticks(after: number, until: number): Tick[]
  /** One-minute bars that open in `[from, to)`, equal to the fold of their ticks. */
  minuteBars(tradeId: TradeId, from: number, to: number): Iterable<Bar>
}
