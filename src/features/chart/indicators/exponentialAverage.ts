import { bars as count, exponential } from './maths'
import type { IndicatorDefinition, SeriesColour } from './types'

const COLOURS: readonly SeriesColour[] = ['ema1', 'ema2', 'ema3']

/**
 * EMA, the exponential moving average: EMA(i) = EMA(i - 1) + 2 / (n + 1) x (close(i) - EMA(i - 1)), beginning at bar n
 * with the mean of the first n closes. As in Murphy (1999), chapter 9, and most chart programs.
 */
export const exponentialAverage: IndicatorDefinition = {
  place: 'main',
  parameters: [count('length1', 7), count('length2', 25), count('length3', 99)],
  create: (lengths) => ({
    outputs: lengths.map((length, k) => ({ label: `EMA${length}`, style: 'line', colour: COLOURS[k % 3]! })),
    hidden: 0,
    unit: 'price',
    compute: ({ close, length: end }, columns, from) => {
      for (let k = 0; k < lengths.length; k++) exponential(close, 0, lengths[k]!, columns[k]!, from, end)
    },
  }),
}
