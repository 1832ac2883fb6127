import { PERIOD_MS, type Period } from '@core/domain'
import type { Bars } from './bars'

/**
 * The place of a time on the axis counted in bars: a whole number at a bar's opening time, between two bars in
 * proportion, beyond both ends in steps of the period. NaN without bars.
 */
export const placeOfTime = (bars: Bars, period: Period, time: number): number => {
  const last = bars.length - 1
  if (last < 0) return NaN
  const step = PERIOD_MS[period]
  if (time <= bars.time[0]!) return (time - bars.time[0]!) / step
  if (time >= bars.time[last]!) return last + (time - bars.time[last]!) / step
  const after = bars.lowerBound(time)
  const [from, to] = [bars.time[after - 1]!, bars.time[after]!]
  return after - 1 + (time - from) / (to - from)
}

/** The opening time of the bar at a whole place, also of bars that do not exist (yet). */
export const timeOfPlace = (bars: Bars, period: Period, place: number): number => {
  const index = Math.round(place)
  const last = bars.length - 1
  if (index >= 0 && index <= last) return bars.time[index]!
  const end = index < 0 ? 0 : last
  return bars.time[end]! + (index - end) * PERIOD_MS[period]
}
