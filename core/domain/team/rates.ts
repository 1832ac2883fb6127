import { sum, type Money } from '../../money'

/** Shares of a collected fee that are given back as rewards. */
export interface RewardRates {
  /** To the inviter of who paid the fee. */
  readonly direct: Money
  /** To the ranked users above who paid it, together at most. */
  readonly team: Money
  /** Into the pool that all ranked users share. */
  readonly global: Money
}

export const totalRate = ({ direct, team, global }: RewardRates): Money => sum([direct, team, global])

/**
 * What is wrong with a set of rates, or null. Below 1 in all, so that whoever pays a fee and is every one of the rewarded
 * at once still loses by it.
 */
export const ratesProblem = (rates: RewardRates, cap: Money): string | null => {
  const { direct, team, global } = rates
  if ([direct, team, global].some((rate) => rate.lt('0'))) return 'a rate must not be negative'
  if (cap.lt('0') || cap.gte('1')) return 'the cap must be in [0, 1)'
  return totalRate(rates).gt(cap) ? 'the rates together exceed the cap' : null
}

/** Part of a traded amount that comes back as rewards, for a fee which is that share of the amount. */
export const rewardShare = (feeRate: Money, rates: RewardRates): Money => feeRate.times(totalRate(rates))
