import { min, money, round, type Money } from '../../money'
import type { Direction } from './outcome'
import { SELL_BACK_CLOSES } from './rules'
import { STAKE_SCALE } from './payout'
import type { VolatilityBand } from './volatility'

/** Standard normal distribution function (Abramowitz and Stegun 26.2.17, error below 7.5e-8). */
export const normal = (x: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(x))
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const tail = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * series
  return x >= 0 ? 1 - tail : tail
}

export interface RunningOrder {
  direction: Direction
  openPrice: string
  stake: Money
  /** Profit of a win, already rounded. */
  profit: Money
}

export interface MarketView {
  price: string
  /** Time until settlement in ms. */
  left: number
  /** Of the log price, per square root of a second. */
  volatility: number
}

/** Probability of a win: a digital option on a log price that moves as a driftless Brownian motion. */
export const winProbability = (order: RunningOrder, view: MarketView): number => {
  const deviation = view.volatility * Math.sqrt(Math.max(view.left, 1) / 1000)
  const distance = Math.log(Number(view.price) / Number(order.openPrice)) / deviation
  return normal(order.direction === 'up' ? distance : -distance)
}

/** A probability as an exact decimal of 6 digits, rounded down. */
const exact = (probability: number): Money => round(money(probability.toFixed(9)), 6, 'down')

/** Expected payout of a running order, rounded down: (stake + profit) x probability of a win. */
export const fairValue = (order: RunningOrder, view: MarketView): Money =>
  round(order.stake.plus(order.profit).times(exact(winProbability(order, view))), STAKE_SCALE, 'down')

/**
 * What a running order is worth to the house: the lower of the fair values at both ends of the band. An order that is
 * ahead is worth less the wilder the market, one that is behind less the calmer, so that this is never more than its
 * fair value at any volatility within the band.
 */
export const cautiousValue = (
  order: RunningOrder,
  view: Omit<MarketView, 'volatility'>,
  { low, high }: VolatilityBand,
): Money =>
  min(fairValue(order, { ...view, volatility: low }), fairValue(order, { ...view, volatility: high }))

/** What the house offers for a running order: its cautious value x (1 - margin), rounded down. */
export const sellBackOffer = (value: Money, margin: Money): Money =>
  round(value.times(money('1').minus(margin)), STAKE_SCALE, 'down')

/** Whether a running order may still be sold back with `left` ms to go. */
export const sellBackOpen = (left: number): boolean => left > SELL_BACK_CLOSES
