import type { Money } from '@core/money'
import { FUND } from '@core/domain'
import type { Outcome } from '@core/domain/options'
import { move, type Entry, type Posting } from '../ledger'
import { uuidv7 } from '../store/ids'

/** What the entries of an order need to know about it. */
export interface PostedOrder {
  id: string
  userAccount: string
  houseAccount: string
  stake: Money
  /** Profit of a win, reserved from the house's money while the order runs. */
  profit: Money
}

const { optionStake, stakeReturned, profit: optionProfit } = FUND

const posting = (order: PostedOrder, event: string, entries: Entry[]): Posting => ({
  txId: uuidv7(),
  event,
  refType: 'option',
  refId: order.id,
  entries,
})

const sides = (o: PostedOrder) => ({
  user: [o.userAccount, 'available'] as const,
  stake: [o.userAccount, 'frozen'] as const,
  house: [o.houseAccount, 'available'] as const,
  reserve: [o.houseAccount, 'frozen'] as const,
})

/** Accepted: the stake is frozen, and so is the house's worst case. */
export const acceptPosting = (o: PostedOrder): Posting => {
  const s = sides(o)
  return posting(o, 'option.accept', [
    ...move(o.stake, s.user, s.stake, optionStake),
    ...move(o.profit, s.house, s.reserve, optionProfit),
  ])
}

/** Void or cancelled before the open tick: both sides get back what was frozen. */
export const returnPosting = (o: PostedOrder, event: 'option.void' | 'option.cancel'): Posting => {
  const s = sides(o)
  return posting(o, event, [
    ...move(o.stake, s.stake, s.user, stakeReturned),
    ...move(o.profit, s.reserve, s.house, optionProfit),
  ])
}

export const settlePosting = (o: PostedOrder, outcome: Outcome): Posting => {
  const s = sides(o)
  const stakeBack = move(o.stake, s.stake, s.user, stakeReturned)
  const reserveBack = move(o.profit, s.reserve, s.house, optionProfit)
  if (outcome === 'win') {
    return posting(o, 'option.win', [...stakeBack, ...move(o.profit, s.reserve, s.user, optionProfit)])
  }
  return outcome === 'loss'
    ? posting(o, 'option.loss', [...move(o.stake, s.stake, s.house, optionStake), ...reserveBack])
    : posting(o, 'option.equal', [...stakeBack, ...reserveBack])
}

/** Sold back at `amount`: out of the stake first, what exceeds it out of the reserve. */
export const soldBackPosting = (o: PostedOrder, amount: Money): Posting => {
  const s = sides(o)
  const fromStake = amount.lt(o.stake) ? amount : o.stake
  const gain = amount.minus(fromStake)
  return posting(o, 'option.soldBack', [
    ...move(fromStake, s.stake, s.user, stakeReturned),
    ...move(o.stake.minus(fromStake), s.stake, s.house, optionStake),
    ...move(gain, s.reserve, s.user, optionProfit),
    ...move(o.profit.minus(gain), s.reserve, s.house, optionProfit),
  ])
}
