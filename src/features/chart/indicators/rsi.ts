import type { Bars } from '../model/bars'
import { bars as count } from './maths'
import type { IndicatorDefinition, SeriesColour } from './types'

const COLOURS: readonly SeriesColour[] = ['ma1', 'ma2', 'ma3']

/** Adds up the gains (`sign` 1) or losses (-1) of the first `length` changes. */
const moved = ({ close }: Bars, length: number, sign: 1 | -1): number => {
  let sum = 0
  for (let i = 1; i <= length; i++) sum += Math.max(0, sign * (close[i]! - close[i - 1]!))
  return sum
}

/** Wilder's average of gains (`sign` 1) or losses (-1): a mean at first, then each change weighs 1 / length. */
const average = (bars: Bars, length: number, sign: 1 | -1, out: Float64Array, from: number): void => {
  const { close } = bars
  for (let i = from; i < bars.length; i++) {
    if (i < length) out[i] = NaN
    else if (i === length) out[i] = moved(bars, length, sign) / length
    else out[i] = (out[i - 1]! * (length - 1) + Math.max(0, sign * (close[i]! - close[i - 1]!))) / length
  }
}

/** A market that never moved is in the middle; one that never fell is at 100. */
const strength = (gain: number, loss: number): number =>
  loss === 0 ? (gain === 0 ? 50 : 100) : 100 - 100 / (1 + gain / loss)

/**
 * RSI, the relative strength index: 100 - 100 / (1 + average gain / average loss) over n changes of the close, with
 * Wilder's averages; one line per length. Wilder, New Concepts in Technical Trading Systems (1978), section VI.
 * Hidden columns: average gain and average loss of each length.
 */
export const rsi: IndicatorDefinition = {
  place: 'own',
  parameters: [count('length1', 6, 2), count('length2', 12, 2), count('length3', 24, 2)],
  create: (lengths) => ({
    outputs: lengths.map((length, k) => ({ label: `RSI${length}`, style: 'line', colour: COLOURS[k % 3]! })),
    hidden: 2 * lengths.length,
    unit: 'points',
    guides: [30, 70],
    compute: (bars, columns, from) => {
      for (let k = 0; k < lengths.length; k++) {
        const [out, gains, losses] = [
          columns[k]!,
          columns[lengths.length + 2 * k]!,
          columns[lengths.length + 2 * k + 1]!,
        ]
        average(bars, lengths[k]!, 1, gains, from)
        average(bars, lengths[k]!, -1, losses, from)
        for (let i = from; i < bars.length; i++) out[i] = strength(gains[i]!, losses[i]!)
      }
    },
  }),
}
