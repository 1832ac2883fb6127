import { bars as count, mean } from './maths'
import type { IndicatorDefinition } from './types'

/** Standard deviation of a whole population, not of a sample: divided by n. */
const deviation = (source: Float64Array, end: number, length: number, middle: number): number => {
  let sum = 0
  for (let i = end - length + 1; i <= end; i++) sum += (source[i]! - middle) ** 2
  return Math.sqrt(sum / length)
}

/**
 * BOLL, Bollinger bands: the mean of the last n closes, and m standard deviations (of the population) above and below.
 * Bollinger, Bollinger on Bollinger Bands (2001), chapter 7.
 */
export const bollinger: IndicatorDefinition = {
  place: 'main',
  parameters: [count('length', 20, 2), { name: 'deviations', usual: 2, min: 0.1, max: 10, decimals: 2 }],
  create: ([length = 20, deviations = 2]) => ({
    outputs: [
      { label: `BOLL(${length},${deviations})`, style: 'line', colour: 'band' },
      { label: 'UP', style: 'line', colour: 'band' },
      { label: 'DN', style: 'line', colour: 'band' },
    ],
    hidden: 0,
    unit: 'price',
    band: [1, 2],
    compute: ({ close, length: end }, columns, from) => {
      const [middle, upper, lower] = columns as [Float64Array, Float64Array, Float64Array]
      for (let i = from; i < end; i++) {
        if (i < length - 1) {
          middle[i] = upper[i] = lower[i] = NaN
          continue
        }
        const centre = mean(close, i, length)
        const width = deviations * deviation(close, i, length, centre)
        middle[i] = centre
        upper[i] = centre + width
        lower[i] = centre - width
      }
    },
  }),
}
