import { PERIOD_MS, type Period } from '@core/domain'
import type { Bars } from './bars'
import { axisLabel, barLabel, timeStep, zoneOf, type ZoneOffset } from './time'
import type { Viewport } from './viewport'

export interface TimeTick {
  readonly index: number
  readonly label: string
}

/** Labels of the time axis for the visible bars, about `gap` pixels apart or more. */
export const timeTicks = (
  bars: Bars,
  view: Viewport,
  period: Period,
  local: ZoneOffset,
  gap: number,
): TimeTick[] => {
  if (view.to <= view.from) return []
  const offset = zoneOf(period, local)
  const step = timeStep((PERIOD_MS[period] * gap) / view.slot)
  const ticks: TimeTick[] = []
  let last = -Infinity
  let previous = wallBefore(bars, view.from, offset, PERIOD_MS[period])
  for (let index = view.from; index < view.to; index++) {
    const time = bars.time[index]!
    const wall = time + offset(time)
    if (step.stretch(wall) !== step.stretch(previous) && (index - last) * view.slot >= gap * 0.8) {
      ticks.push({ index, label: axisLabel(wall, previous, step.months) })
      last = index
    }
    previous = wall
  }
  return ticks.length > 0 ? ticks : [only(bars, view, period, local)]
}

/** Where no round time is in sight, the middle bar says when this is. */
const only = (bars: Bars, view: Viewport, period: Period, local: ZoneOffset): TimeTick => {
  const index = (view.from + view.to - 1) >> 1
  return { index, label: barLabel(bars.time[index]!, period, local) }
}

/** Wall time of the bar before `index`; the first bar of all gets an imagined one. */
const wallBefore = (bars: Bars, index: number, offset: ZoneOffset, length: number): number => {
  const time = index > 0 ? bars.time[index - 1]! : bars.time[index]! - length
  return time + offset(time)
}
