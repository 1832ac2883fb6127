import type { Bars } from '../model/bars'
import type { IndicatorDefinition, SeriesColour } from './types'

const COLOURS: readonly SeriesColour[] = ['ma1', 'ma2', 'ma3']

/** Mean of the last `length` closes; summed afresh for each bar, so no error builds up along the history. */
export const simpleAverage = (bars: Bars, length: number, out: Float64Array, from: number): void => {
  const { close } = bars
  for (let i = from; i < bars.length; i++) {
    if (i < length - 1) {
      out[i] = NaN
      continue
    }
    let sum = 0
    for (let k = i - length + 1; k <= i; k++) sum += close[k]!
    out[i] = sum / length
  }
}

/** MA: one line of simple averages per parameter. */
export const movingAverage: IndicatorDefinition = {
  place: 'main',
  parameters: [5, 10, 30],
  create: (lengths) => ({
    outputs: lengths.map((length, k) => ({
      label: `MA${length}`,
      style: 'line',
      colour: COLOURS[k % COLOURS.length]!,
    })),
    hidden: 0,
    unit: 'price',
    compute: (bars, columns, from) => {
      for (let k = 0; k < lengths.length; k++) simpleAverage(bars, lengths[k]!, columns[k]!, from)
    },
  }),
}
