import { bars as count, highest, lowest } from './maths'
import type { IndicatorDefinition } from './types'

/** Where K and D stand before the first bar that has a value, and what a market without any range counts as. */
const MIDDLE = 50
const LONGEST_SMOOTHING = 100

const smoothing = (name: 'smoothK' | 'smoothD') => ({ ...count(name, 3), max: LONGEST_SMOOTHING })

/**
 * KDJ, the stochastic of Lane with the smoothing of Asian charts: RSV = 100 x (close - lowest) / (highest - lowest) of
 * the last n bars; K = ((a - 1) x K before + RSV) / a; D = ((b - 1) x D before + K) / b; J = 3K - 2D. K and D begin at
 * 50. With a = b = 3 each new value weighs a third.
 */
export const kdj: IndicatorDefinition = {
  place: 'own',
  parameters: [count('length', 9), smoothing('smoothK'), smoothing('smoothD')],
  create: ([length = 9, a = 3, b = 3]) => ({
    title: `KDJ(${length},${a},${b})`,
    outputs: [
      { label: 'K', style: 'line', colour: 'ma1' },
      { label: 'D', style: 'line', colour: 'ma2' },
      { label: 'J', style: 'line', colour: 'ma3' },
    ],
    hidden: 0,
    unit: 'points',
    guides: [20, 80],
    compute: (bars, columns, from) => {
      const [k, d, j] = columns as [Float64Array, Float64Array, Float64Array]
      for (let i = from; i < bars.length; i++) {
        if (i < length - 1) {
          k[i] = d[i] = j[i] = NaN
          continue
        }
        const low = lowest(bars.low, i, length)
        const range = highest(bars.high, i, length) - low
        const raw = range === 0 ? MIDDLE : ((bars.close[i]! - low) / range) * 100
        const first = i === length - 1
        k[i] = ((a - 1) * (first ? MIDDLE : k[i - 1]!) + raw) / a
        d[i] = ((b - 1) * (first ? MIDDLE : d[i - 1]!) + k[i]!) / b
        j[i] = 3 * k[i]! - 2 * d[i]!
      }
    },
  }),
}
