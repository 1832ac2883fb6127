import { max, sum, toWire, ZERO, type Money } from '../money'
import type { Problem } from './validation'

/** Limits that users set for themselves. Amounts are USDT. */
export const OWN_LIMITS = ['dailyLoss', 'maxStake'] as const
export type OwnLimitName = (typeof OWN_LIMITS)[number]

/** How long a cool-off can be, in hours: an hour, a day, a week, 30 days. */
export const COOL_OFF_HOURS = [1, 24, 168, 720] as const

const HOUR = 3_600_000
export const DAY = 24 * HOUR

/** How long raising or removing a limit waits, in ms. */
export const RAISE_WAIT = DAY

/** A limit and the change of it that waits; a value of null is no limit. Times are wall time in ms. */
export interface OwnLimit {
  readonly value: Money | null
  readonly next: { readonly value: Money | null; readonly at: number } | null
}

/** A change whose time has come is the limit. */
export const limitAt = (limit: OwnLimit, now: number): OwnLimit =>
  limit.next && limit.next.at <= now ? { value: limit.next.value, next: null } : limit

const sameAmount = (a: Money | null, b: Money | null): boolean => (a && b ? a.eq(b) : a === b)

/**
 * What a wish makes of a limit: a first or lower value holds at once and drops what waited; a higher one, or none,
 * waits a day, and the same wish again does not wait anew.
 */
export const changeLimit = (limit: OwnLimit, wish: Money | null, now: number): OwnLimit => {
  const { value, next } = limitAt(limit, now)
  if (value === null || (wish !== null && wish.lte(value))) return { value: wish, next: null }
  if (next && sameAmount(next.value, wish)) return { value, next }
  return { value, next: { value: wish, at: now + RAISE_WAIT } }
}

/** What a day has cost so far, in USDT. */
export interface DayUse {
  /** Signed sum of the results of everything that ended today. */
  readonly result: Money
  /** The most that running orders and open positions can still lose. */
  readonly atRisk: Money
}

/** A gain does not widen the limit: it only makes up for losses of the same day. */
export const lossOf = ({ result }: DayUse): Money => max(result.times('-1'), ZERO)

export const usedOf = (day: DayUse): Money => sum([lossOf(day), day.atRisk])

/** What a new order may still lose today. */
export const lossLeft = (dailyLoss: Money, day: DayUse): Money => max(dailyLoss.minus(usedOf(day)), ZERO)

/** An order to be: its stake or margin, and the most it can lose, fees included. */
export interface Trade {
  readonly stake: Money
  readonly maxLoss: Money
}

/** Everything but the daily loss: whether a trade is one that the user allowed. */
export const ownRulesProblem = (
  rules: { readonly maxStake: Money | null; readonly coolOffUntil: number | null },
  { stake }: Pick<Trade, 'stake'>,
  now: number,
): Problem => {
  const { maxStake, coolOffUntil } = rules
  if (coolOffUntil !== null && now < coolOffUntil) {
    return { code: 'COOLING_OFF', params: { until: new Date(coolOffUntil).toISOString() } }
  }
  return maxStake && stake.gt(maxStake)
    ? { code: 'OWN_STAKE_LIMIT', params: { limit: toWire(maxStake) } }
    : null
}

/** Whether a trade could make the day lose more than the user allowed. */
export const dailyLossProblem = (
  dailyLoss: Money,
  day: DayUse,
  { maxLoss }: Pick<Trade, 'maxLoss'>,
): Problem => {
  const left = lossLeft(dailyLoss, day)
  return maxLoss.gt(left)
    ? { code: 'OWN_LOSS_LIMIT', params: { limit: toWire(dailyLoss), left: toWire(left) } }
    : null
}

/** 00:00 UTC of the day of a time. */
export const utcDay = (time: number): number => time - (((time % DAY) + DAY) % DAY)
