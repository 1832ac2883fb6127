import { max, round, ZERO, type Money } from '../../money'
import { weightOf } from '../levels'
import type { RewardRates } from './rates'

/** Somebody above who paid a fee. */
export interface Upline {
  readonly userId: string
  readonly level: string
}

export interface FeeReward {
  readonly userId: string
  readonly kind: 'direct' | 'team'
  /** Share of the fee. */
  readonly share: Money
  /** Above 0, within the currency's scale. */
  readonly amount: Money
}

/** What a fee gives back: rewards, and what goes into the pool. */
export interface FeeShares {
  readonly rewards: readonly FeeReward[]
  readonly pool: Money
}

const directReward = ([inviter]: readonly Upline[], { direct }: RewardRates): Omit<FeeReward, 'amount'>[] =>
  inviter ? [{ userId: inviter.userId, kind: 'direct', share: direct }] : []

/**
 * On the way up each upline takes what its level's share exceeds the largest share met below it: the sum is the share of
 * the highest level on the way, never more than the team rate.
 */
const teamRewards = (uplines: readonly Upline[], { team }: RewardRates): Omit<FeeReward, 'amount'>[] => {
  let taken = ZERO
  return uplines.map(({ userId, level }) => {
    const reached = max(taken, team.times(weightOf(level)))
    const share = reached.minus(taken)
    taken = reached
    return { userId, kind: 'team' as const, share }
  })
}

/**
 * Divides a collected fee. Every amount is rounded down to the currency's scale: the rest stays in the fees account.
 * @param uplines nearest first
 */
export const feeShares = (
  fee: Money,
  uplines: readonly Upline[],
  rates: RewardRates,
  scale: number,
): FeeShares => {
  const cut = (share: Money): Money => round(fee.times(share), scale, 'down')
  const rewards = [...directReward(uplines, rates), ...teamRewards(uplines, rates)]
    .map((reward) => ({ ...reward, amount: cut(reward.share) }))
    .filter(({ amount }) => amount.gt('0'))
  return { rewards, pool: cut(rates.global) }
}
