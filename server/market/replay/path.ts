import type { Bar } from '../types'
import { divideHalfUp } from '../units'

/** Ticks of a minute: one a second. */
export const TICKS_PER_MINUTE = 60
/** Seconds at which the path is exactly at its four corners. */
const CORNERS = [0, 20, 40, 59] as const

/** Corner prices: the low is visited before the high when the minute rose, after it when it fell. */
const corners = ({ open, high, low, close }: Bar): readonly [bigint, bigint, bigint, bigint] =>
  close >= open ? [open, low, high, close] : [open, high, low, close]

const between = (from: bigint, to: bigint, step: number, steps: number): bigint =>
  from + divideHalfUp((to - from) * BigInt(step), BigInt(steps))

/** Price at a second (0 to 59): straight lines between the corners, rounded to the nearest unit. */
export const pathPrice = (bar: Bar, second: number): bigint => {
  const price = corners(bar)
  const leg = second < CORNERS[1] ? 0 : second < CORNERS[2] ? 1 : 2
  const [start, end] = [CORNERS[leg] ?? 0, CORNERS[leg + 1] ?? 0]
  return between(price[leg] ?? bar.open, price[leg + 1] ?? bar.close, second - start, end - start)
}

/**
 * Quantity at a second: equal shares in whole lots; the remainder is on the last tick, so that they sum exactly.
 * @param lot units of the smallest share, as the pair's quantity scale has it
 */
export const pathQuantity = (bar: Bar, second: number, lot: bigint): bigint => {
  const share = (bar.volume / lot / BigInt(TICKS_PER_MINUTE)) * lot
  const before = BigInt(TICKS_PER_MINUTE - 1)
  return second === TICKS_PER_MINUTE - 1 ? bar.volume - share * before : share
}
