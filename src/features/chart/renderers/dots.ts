import type { Scale } from '../model/scale'
import type { Frame } from './frame'

const LARGEST = 1.75
const SHARE = 0.3

/** A dot at each visible value of a column, all in one path. */
export const drawDots = (frame: Frame, column: Float64Array, scale: Scale, colour: string): void => {
  const { context, model } = frame
  const { view } = model
  const radius = Math.min(LARGEST, view.slot * SHARE)
  const to = view.to
  context.beginPath()
  for (let i = view.from; i < to; i++) {
    const value = column[i]!
    if (value !== value) continue
    const [x, y] = [view.x(i), scale.y(value)]
    context.moveTo(x + radius, y)
    context.arc(x, y, radius, 0, Math.PI * 2)
  }
  context.fillStyle = colour
  context.fill()
}
