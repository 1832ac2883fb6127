import {
  sellBackOpen,
  volatilityBand,
  volatilityOf,
  winProbability,
  type RecentPrices,
  type VolatilityBand,
} from '@core/domain/options'
import { money } from '@core/money'
import { drawPath, normals, recentAt, uniforms, type Path, type Regime, type Terms } from './paths'

/**
 * Nobody gains by selling back: simulated driftless prices against players who know more than they could.
 *
 * A path's gain of a strategy is written as V(0) - 1 + (offer - V) at the sale, where V is the true expected payout per
 * stake given the volatilities to come. V is a martingale, so this has the mean of the real result (payout - stake), but
 * varies far less. The bound: the mean of n paths plus 3.09 standard errors, which the true mean exceeds with a
 * probability of 0.1% at most (normal approximation; n = 500 or 200, seeds fixed), must not be above 0.
 */
const pathsOf = ({ duration }: Terms): number => (duration > 60 ? 200 : 500)
const Z = 3.09
const SEED = 20_261_128
const MARGIN = 0.05
/** A usual volatility, per square root of a second: 1.5% a day. */
const USUAL = 5e-5

/** All a player may use to decide, the true value included. */
interface Look {
  readonly second: number
  readonly left: number
  /** Per stake. */
  readonly offer: number
  readonly truth: number
  /** Observed, in logs. */
  readonly ahead: number
  readonly chance: number
}

/** Whether to sell now. */
type Strategy = (look: Look) => boolean

const STRATEGIES: Readonly<Record<string, Strategy>> = {
  'never (hold)': () => false,
  'at the first offer': () => true,
  'when ahead': ({ ahead }) => ahead > 0,
  'when the offer is 10% above the stake': ({ offer }) => offer > 1.1,
  'when the offer is 40% above the stake': ({ offer }) => offer > 1.4,
  'when behind': ({ ahead }) => ahead < 0,
  'when the offer fell below 80% of the stake': ({ offer }) => offer < 0.8,
  'when the offer fell below 30% of the stake': ({ offer }) => offer < 0.3,
  'take profit above 30%, stop loss below 50%': ({ offer }) => offer > 1.3 || offer < 0.5,
  'at half time': ({ second, left }) => second >= left,
  'as late as possible': ({ left }) => left <= 13,
  'at random, once in 20 looks': ({ chance }) => chance < 0.05,
  'knows the truth: any offer above it': ({ offer, truth }) => offer > truth,
  'knows the truth: 5% of the stake above it': ({ offer, truth }) => offer > truth + 0.05,
  'knows the truth: 15% of the stake above it': ({ offer, truth }) => offer > truth + 0.15,
  'knows the truth, when behind': ({ offer, truth, ahead }) => ahead < 0 && offer > truth,
  'knows the truth, when ahead': ({ offer, truth, ahead }) => ahead > 0 && offer > truth,
}

/** How the volatility of an offer is found. */
type Measure = (recent: RecentPrices) => VolatilityBand

const offerAt = (path: Path, second: number, { duration, rate }: Terms, measure: Measure): number => {
  const recent = recentAt(path, second)
  const price = recent.seconds[recent.seconds.length - 1] ?? 0
  const { low, high } = measure(recent)
  const order = {
    direction: 'up' as const,
    openPrice: String(price / Math.exp(path.ahead(second))),
    stake: money('1'),
    profit: money(String(rate)),
  }
  const view = { price: String(price), left: (duration - second) * 1000 }
  const win = [low, high].map((volatility) => winProbability(order, { ...view, volatility }))
  return (1 + rate) * Math.min(...win) * (1 - MARGIN)
}

/** Looks come each second at first, then every third. */
const looks = (duration: number): number[] =>
  Array.from({ length: duration }, (_, i) => i + 1).filter(
    (second) => (second <= 12 || second % 3 === 0) && sellBackOpen((duration - second) * 1000),
  )

/** Gains of every strategy on one path. */
const play = (path: Path, terms: Terms, uniform: () => number, measure: Measure): number[] => {
  const names = Object.values(STRATEGIES)
  const start = path.truth(0) - 1
  const gains = names.map(() => start)
  const holding = new Set(names.keys())
  for (const second of looks(terms.duration)) {
    const [offer, truth] = [offerAt(path, second, terms, measure), path.truth(second)]
    const left = terms.duration - second
    const look = { second, left, offer, truth, ahead: path.ahead(second), chance: uniform() }
    for (const index of holding) {
      if (!names[index]?.(look)) continue
      gains[index] = start + offer - truth
      holding.delete(index)
    }
  }
  return gains
}

/** Upper bound of the mean gain per strategy, in stakes. */
const bounds = (regime: Regime, terms: Terms, measure: Measure = volatilityBand): Record<string, number> => {
  const paths = pathsOf(terms)
  const uniform = uniforms(SEED)
  const normal = normals(uniforms(SEED + 1))
  const names = Object.keys(STRATEGIES)
  const [sums, squares] = [names.map(() => 0), names.map(() => 0)]
  for (let i = 0; i < paths; i++) {
    play(drawPath(regime, terms, normal), terms, uniform, measure).forEach((gain, index) => {
      sums[index] = (sums[index] ?? 0) + gain
      squares[index] = (squares[index] ?? 0) + gain * gain
    })
  }
  return Object.fromEntries(
    names.map((name, index) => {
      const mean = (sums[index] ?? 0) / paths
      const variance = Math.max(0, (squares[index] ?? 0) / paths - mean * mean)
      return [name, mean + Z * Math.sqrt(variance / paths)]
    }),
  )
}

const minute: Terms = { duration: 60, rate: 0.76, tick: 0 }
const fiveMinutes: Terms = { duration: 300, rate: 0.8, tick: 0 }
/** Half and three times what a usual second moves the price. */
const [fine, coarse] = [USUAL / 2, 3 * USUAL]

const WORLDS: readonly [string, Regime, Terms][] = [
  ['usual volatility, 1 min', () => USUAL, minute],
  ['usual volatility, 5 min', () => USUAL, fiveMinutes],
  ['usual volatility, fine ticks', () => USUAL, { ...minute, tick: fine }],
  ['usual volatility, coarse ticks', () => USUAL, { ...minute, tick: coarse }],
  ['calm (a fifth), ticks of half a usual second', () => USUAL / 5, { ...minute, tick: fine }],
  ['wild (tenfold)', () => USUAL * 10, minute],
  ['a burst of tenfold begins with the order after a quiet hour', (s) => (s > 0 ? 10 : 1) * USUAL, minute],
  ['the same, thirtyfold', (s) => (s > 0 ? 30 : 1) * USUAL, minute],
  ['the same, tenfold, 5 min', (s) => (s > 0 ? 10 : 1) * USUAL, fiveMinutes],
  ['the same, tenfold, fine ticks', (s) => (s > 0 ? 10 : 1) * USUAL, { ...minute, tick: fine }],
  ['a burst of tenfold begins in the middle', (s) => (s > 30 ? 10 : 1) * USUAL, minute],
  ['a burst of tenfold for 5 s, then quiet', (s) => (s > 0 && s <= 5 ? 10 : 1) * USUAL, minute],
  ['10 s wild, 10 s quiet, by turns', (s) => (s % 20 < 10 ? 10 : 1) * USUAL, minute],
  ['a third of the past hour from the order on', (s) => (s > 0 ? 1 : 3) * USUAL, minute],
  ['a third of the past hour from the order on, 5 min', (s) => (s > 0 ? 1 : 3) * USUAL, fiveMinutes],
  ['a tenth of the past hour from the order on', (s) => (s > 0 ? 1 : 10) * USUAL, minute],
]

describe('no strategy of selling back gains on a driftless price', () => {
  it.each(WORLDS)('%s', (_, regime, terms) => {
    const winners = Object.entries(bounds(regime, terms)).filter(([, bound]) => bound > 0)
    expect(winners).toEqual([])
  })
})

test('the test can fail: the volatility of the past hour alone would be beaten by selling ahead in a burst', () => {
  const hourOnly: Measure = ({ minutes }) => {
    const volatility = volatilityOf(minutes, 60) ?? 0
    return { low: volatility, high: volatility }
  }
  const found = bounds((s) => (s > 0 ? 10 : 1) * USUAL, minute, hourOnly)
  expect(found['when the offer is 40% above the stake']).toBeGreaterThan(0.1)
})
