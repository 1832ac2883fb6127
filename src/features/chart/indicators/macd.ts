import { bars as count, exponential } from './maths'
import type { IndicatorDefinition } from './types'

/**
 * MACD: DIF is the fast exponential average of the closes minus the slow one, DEA the exponential average of DIF, and
 * the bars are 2 x (DIF - DEA), as charts in Asia draw them (others leave the 2 out).
 * Appel, Technical Analysis: Power Tools for Active Investors (2005), chapter 8. Hidden columns: both averages.
 */
export const macd: IndicatorDefinition = {
  place: 'own',
  parameters: [count('fast', 12), count('slow', 26, 2), count('signal', 9)],
  order: 'below',
  create: ([fast = 12, slow = 26, signal = 9]) => ({
    outputs: [
      { label: `MACD(${fast},${slow},${signal})`, style: 'signed', colour: 'text' },
      { label: 'DIF', style: 'line', colour: 'ma1' },
      { label: 'DEA', style: 'line', colour: 'ma2' },
    ],
    hidden: 2,
    unit: 'difference',
    guides: [0],
    compute: ({ close, length: end }, columns, from) => {
      const [histogram, dif, dea, quick, calm] = columns as [
        Float64Array,
        Float64Array,
        Float64Array,
        Float64Array,
        Float64Array,
      ]
      exponential(close, 0, fast, quick, from, end)
      exponential(close, 0, slow, calm, from, end)
      for (let i = from; i < end; i++) dif[i] = quick[i]! - calm[i]!
      exponential(dif, slow - 1, signal, dea, from, end)
      for (let i = from; i < end; i++) histogram[i] = 2 * (dif[i]! - dea[i]!)
    },
  }),
}
