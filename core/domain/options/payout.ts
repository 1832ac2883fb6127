import { currency, USDT } from '../currencies'
import { divide, money, round, type Money } from '../../money'

/** Stakes and payouts are in USDT. */
export const STAKE_SCALE = currency(USDT).scale

/** What a win earns on top of the stake: stake x rate, rounded down to the currency's scale. */
export const profitOf = (stake: Money, rate: Money): Money => round(stake.times(rate), STAKE_SCALE, 'down')

/** What a win credits: stake x (1 + rate), its profit rounded down. */
export const payoutOf = (stake: Money, rate: Money): Money => stake.plus(profitOf(stake, rate))

/** Share of orders one must win to lose nothing, 1 / (1 + rate), rounded up to `decimals` digits of a percentage. */
export const breakEvenPercent = (rate: Money, decimals = 2): Money =>
  divide(money('100'), rate.plus('1'), decimals, 'up')

/** What the house keeps of a stake on average when ups and downs are even: 1 - (1 + rate) / 2, exact. */
export const houseEdge = (rate: Money): Money => money('1').minus(rate.plus('1').times('0.5'))
