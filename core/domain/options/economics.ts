import { money, sum, type Money } from '../../money'

export interface OptionEconomics {
  /** Profit per stake of every duration of every area. */
  payoutRates: readonly Money[]
  /** Share of the day's net loss given back. */
  lossGift: Money
  /** Everything else that is paid back per stake (referral rewards and the like). */
  rewardShares: readonly Money[]
  /** Share of the fair value the house keeps on a sell back. */
  sellBackMargin: Money
}

/**
 * What is wrong with a configuration, or null. On a fair coin a player gains (rate - 1) / 2 a stake before
 * gifts and rewards, so the sum of all that comes back must stay below 1 or the house loses on average.
 */
export const economicsProblem = (e: OptionEconomics): string | null => {
  const extras = [e.lossGift, ...e.rewardShares]
  if (e.payoutRates.some((rate) => rate.lte('0'))) return 'a payout rate must be above 0'
  if (extras.some((share) => share.lt('0'))) return 'gift and reward shares must not be negative'
  if (e.sellBackMargin.lt('0') || e.sellBackMargin.gte('1')) return 'the sell-back margin must be in [0, 1)'
  const returned = e.payoutRates.map((rate) => rate.plus(sum(extras)))
  return returned.some((share) => share.gte(money('1')))
    ? 'payout rate + loss gift + reward shares must be below 1, or players win on average'
    : null
}
