import { divide, round, ZERO, type Money } from '../../money'

/** What of a fee rewards are given for, and its value in USDT. */
export interface CountedFee {
  readonly amount: Money
  readonly value: Money
}

const VALUE_SCALE = 6

/**
 * Where granted money does not count, fees count up to what their payer has brought in from outside: `room` is what of
 * that is left, in USDT, and null where everything counts. A fee without a price then does not count at all.
 */
export const countedFee = (
  fee: Money,
  price: Money | null,
  room: Money | null,
  scale: number,
): CountedFee => {
  const value = price === null ? ZERO : round(fee.times(price), VALUE_SCALE, 'up')
  if (room === null) return { amount: fee, value }
  if (price === null || room.lte('0')) return { amount: ZERO, value: ZERO }
  if (value.lte(room)) return { amount: fee, value }
  return { amount: divide(fee.times(room), value, scale, 'down'), value: room }
}
