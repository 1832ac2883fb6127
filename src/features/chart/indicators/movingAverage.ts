import { bars as count, mean } from './maths'
import type { IndicatorDefinition, SeriesColour } from './types'

const COLOURS: readonly SeriesColour[] = ['ma1', 'ma2', 'ma3']

/**
 * MA, the simple moving average: the mean of the last n closes, one line per length. Defined from bar n on.
 * The textbook mean; see Murphy, Technical Analysis of the Financial Markets (1999), chapter 9.
 */
export const movingAverage: IndicatorDefinition = {
  place: 'main',
  parameters: [count('length1', 5), count('length2', 10), count('length3', 30)],
  create: (lengths) => ({
    outputs: lengths.map((length, k) => ({ label: `MA${length}`, style: 'line', colour: COLOURS[k % 3]! })),
    hidden: 0,
    unit: 'price',
    compute: ({ close, length: end }, columns, from) => {
      for (let k = 0; k < lengths.length; k++) {
        const [length, column] = [lengths[k]!, columns[k]!]
        for (let i = from; i < end; i++) column[i] = i < length - 1 ? NaN : mean(close, i, length)
      }
    },
  }),
}
