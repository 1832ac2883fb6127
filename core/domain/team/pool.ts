import { divide, sum, ZERO, type Money } from '../../money'
import { weightOf } from '../levels'
import type { Upline } from './rewards'

const HOUR = 3_600_000
/** Monday, 5 January 1970, 00:00 UTC: periods are counted from here, so that weeks begin on Mondays. */
const FIRST_MONDAY = 4 * 24 * HOUR

export interface Period {
  /** Wall time in ms; `end` belongs to the next one. */
  readonly start: number
  readonly end: number
}

/** The period of the global pool that a time lies in. @param hours length of a period */
export const periodOf = (time: number, hours: number): Period => {
  const length = hours * HOUR
  const start = FIRST_MONDAY + Math.floor((time - FIRST_MONDAY) / length) * length
  return { start, end: start + length }
}

export interface PoolShare {
  readonly userId: string
  readonly level: string
  readonly amount: Money
}

/**
 * Divides a pool among ranked users by the weight of their level, each share rounded down to the currency's scale.
 * @returns shares above 0, and what is left over, which the next pool gets
 */
export const poolShares = (
  pool: Money,
  ranked: readonly Upline[],
  scale: number,
): { shares: readonly PoolShare[]; left: Money } => {
  const weights = sum(ranked.map(({ level }) => weightOf(level)))
  const part = (level: string): Money =>
    weights.gt('0') ? divide(pool.times(weightOf(level)), weights, scale, 'down') : ZERO
  const shares = ranked
    .map(({ userId, level }) => ({ userId, level, amount: part(level) }))
    .filter(({ amount }) => amount.gt('0'))
  return { shares, left: pool.minus(sum(shares.map(({ amount }) => amount))) }
}

const MINUTE = 60_000
const DAY = 24 * HOUR

/**
 * When a reward that was earned at `at` is paid: `wait` later, at the next full minute, with a wait of a day or more at the
 * next 00:00 UTC, so that what was earned together is paid together. Times in ms.
 */
export const vestsAt = (at: number, wait: number): number => {
  const step = wait >= DAY ? DAY : MINUTE
  return Math.ceil((at + wait) / step) * step
}
