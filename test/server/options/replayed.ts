import type { PlainBar } from '../../helpers/aggregate'

/** A tick as the candle file determines it; price in cents. */
export interface PlainTick {
  seq: number
  time: number
  price: bigint
}

/** Nearest cent, halves away from zero. */
const nearest = (numerator: bigint, denominator: bigint): bigint => {
  const half = numerator < 0n ? -denominator / 2n : denominator / 2n
  return (numerator + half) / denominator
}

/**
 * The 60 prices of a minute, written down from the rules alone (design: O, L, H, C when the minute rose or stood,
 * O, H, L, C when it fell; corners at seconds 0, 20, 40 and 59; straight lines between, to the nearest cent).
 */
const minute = ({ open, high, low, close }: PlainBar): bigint[] => {
  const [first, second] = close < open ? [high, low] : [low, high]
  const line = (from: bigint, to: bigint, seconds: number): bigint[] =>
    Array.from({ length: seconds }, (_, i) => from + nearest((to - from) * BigInt(i), BigInt(seconds)))
  return [...line(open, first, 20), ...line(first, second, 20), ...line(second, close, 19), close]
}

/** All ticks of some rows, the first of which is row `from` of the file. */
export const ticksOf = (rows: readonly PlainBar[], from: number, count: number): PlainTick[] =>
  rows.slice(from, from + count).flatMap((row, i) =>
    minute(row).map((price, second) => ({
      seq: (from + i) * 60 + second + 1,
      time: row.time + second * 1_000,
      price,
    })),
  )

export interface Expected {
  open: PlainTick
  settle: PlainTick
  outcome: 'win' | 'loss' | 'equal'
}

/** What must become of an order accepted after tick `acceptedSeq`, by walking the ticks one by one. */
export const expectedOf = (
  rows: readonly PlainBar[],
  { acceptedSeq, duration, direction }: { acceptedSeq: number; duration: number; direction: 'up' | 'down' },
): Expected => {
  const ticks = ticksOf(rows, Math.floor(acceptedSeq / 60), Math.ceil(duration / 60) + 2)
  const open = ticks.find((tick) => tick.seq > acceptedSeq)
  if (!open) throw new Error('the file ends before the order opens')
  let settle = open
  for (const tick of ticks)
    if (tick.seq > open.seq && tick.time <= open.time + duration * 1_000) settle = tick
  if (settle.price === open.price) return { open, settle, outcome: 'equal' }
  return { open, settle, outcome: settle.price > open.price === (direction === 'up') ? 'win' : 'loss' }
}
