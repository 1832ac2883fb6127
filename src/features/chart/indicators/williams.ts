import { bars as count, highest, lowest } from './maths'
import type { IndicatorDefinition } from './types'

/** What a market without any range counts as. */
const MIDDLE = -50

/**
 * WR, Williams %R: -100 x (highest - close) / (highest - lowest) of the last n bars, from -100 (at the low) to 0 (at
 * the high). Williams, How I Made One Million Dollars Last Year Trading Commodities (1973).
 */
export const williams: IndicatorDefinition = {
  place: 'own',
  parameters: [count('length', 14, 2)],
  create: ([length = 14]) => ({
    outputs: [{ label: `WR${length}`, style: 'line', colour: 'ma1' }],
    hidden: 0,
    unit: 'points',
    guides: [-80, -20],
    compute: (bars, columns, from) => {
      const out = columns[0]!
      for (let i = from; i < bars.length; i++) {
        if (i < length - 1) {
          out[i] = NaN
          continue
        }
        const high = highest(bars.high, i, length)
        const range = high - lowest(bars.low, i, length)
        out[i] = range === 0 ? MIDDLE : ((high - bars.close[i]!) / range) * -100
      }
    },
  }),
}
