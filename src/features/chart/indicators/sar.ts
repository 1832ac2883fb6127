import type { Bars } from '../model/bars'
import type { IndicatorDefinition } from './types'

type Columns = [sar: Float64Array, extreme: Float64Array, speed: Float64Array, rising: Float64Array]

/** The first bar is taken as the beginning of a rise: its low is the stop, its high the extreme. */
const begin = (bars: Bars, [sar, extreme, speed, rising]: Columns, step: number): void => {
  sar[0] = bars.low[0]!
  extreme[0] = bars.high[0]!
  speed[0] = step
  rising[0] = 1
}

const next = (bars: Bars, columns: Columns, i: number, step: number, maximum: number): void => {
  const [sar, extreme, speed, rising] = columns
  const up = rising[i - 1] === 1
  const before = Math.max(0, i - 2)
  const [high, low] = [bars.high[i]!, bars.low[i]!]
  const edge = extreme[i - 1]!
  const drawn = sar[i - 1]! + speed[i - 1]! * (edge - sar[i - 1]!)
  const stop = up
    ? Math.min(drawn, bars.low[i - 1]!, bars.low[before]!)
    : Math.max(drawn, bars.high[i - 1]!, bars.high[before]!)
  const further = up ? high > edge : low < edge
  const reached = further ? (up ? high : low) : edge
  const turned = up ? low < stop : high > stop
  sar[i] = turned ? reached : stop
  extreme[i] = turned ? (up ? low : high) : reached
  speed[i] = turned ? step : further ? Math.min(speed[i - 1]! + step, maximum) : speed[i - 1]!
  rising[i] = turned === up ? 0 : 1
}

/**
 * SAR, the parabolic stop and reverse: each bar moves the stop towards the extreme price of the trend by a factor that
 * begins at the step and grows by it with each new extreme, up to the maximum; never into the range of the two bars
 * before. A bar that passes the stop turns the trend, and the stop jumps to the extreme.
 * Wilder, New Concepts in Technical Trading Systems (1978), section II. Hidden columns: extreme, factor, rising.
 */
export const parabolic: IndicatorDefinition = {
  place: 'main',
  parameters: [
    { name: 'step', usual: 0.02, min: 0.001, max: 0.5, decimals: 3 },
    { name: 'maximum', usual: 0.2, min: 0.001, max: 1, decimals: 3 },
  ],
  order: 'atMost',
  create: ([step = 0.02, maximum = 0.2]) => ({
    outputs: [{ label: `SAR(${step},${maximum})`, style: 'dots', colour: 'text' }],
    hidden: 3,
    unit: 'price',
    compute: (bars, columns, from) => {
      const four = columns as unknown as Columns
      if (from === 0 && bars.length > 0) begin(bars, four, step)
      for (let i = Math.max(1, from); i < bars.length; i++) next(bars, four, i, step, maximum)
    },
  }),
}
