import { money, type Money } from '../../money'
import { OPEN_WITHIN, SETTLE_TICK_AGE, type OptionTick } from './rules'

/** `up` is a call (bought on a rising price), `down` a put. */
export type Direction = 'up' | 'down'
export type Outcome = 'win' | 'loss' | 'equal'
export type VoidReason = 'noOpenTick' | 'staleSettleTick' | 'sameTick'

export const outcomeOf = (direction: Direction, openPrice: string, settlePrice: string): Outcome => {
  const rise = money(settlePrice).cmp(money(openPrice))
  if (rise === 0) return 'equal'
  return rise > 0 === (direction === 'up') ? 'win' : 'loss'
}

/** The order's result in money: the profit on a win, the lost stake on a loss, else nothing. */
export const resultOf = (outcome: Outcome, stake: Money, profit: Money): Money => {
  if (outcome === 'win') return profit
  return outcome === 'loss' ? stake.neg() : money('0')
}

/** Whether a tick is in time to open an order accepted at `acceptedAt`. */
export const opensInTime = (acceptedAt: number, tickTime: number): boolean =>
  tickTime - acceptedAt <= OPEN_WITHIN

export type Verdict = { kind: 'settled'; outcome: Outcome } | { kind: 'void'; reason: VoidReason }

/** Judges an open order at its settle second, given the last tick at or before it. */
export const judge = (
  direction: Direction,
  open: OptionTick,
  settle: OptionTick,
  settleAt: number,
): Verdict => {
  if (settle.seq === open.seq) return { kind: 'void', reason: 'sameTick' }
  if (settleAt - settle.time > SETTLE_TICK_AGE) return { kind: 'void', reason: 'staleSettleTick' }
  return { kind: 'settled', outcome: outcomeOf(direction, open.price, settle.price) }
}
