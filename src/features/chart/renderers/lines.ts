import type { Context2D } from '@/platform/canvas'
import type { Scale } from '../model/scale'
import type { Viewport } from '../model/viewport'
import type { Frame } from './frame'

/** Adds the visible part of a column to the path; a NaN interrupts the line. */
const trace = (context: Context2D, column: Float64Array, view: Viewport, scale: Scale): void => {
  let pen = false
  const to = Math.min(view.count, view.to + 1)
  for (let i = Math.max(0, view.from - 1); i < to; i++) {
    const value = column[i]!
    if (value !== value) {
      pen = false
      continue
    }
    if (pen) context.lineTo(view.x(i), scale.y(value))
    else context.moveTo(view.x(i), scale.y(value))
    pen = true
  }
}

/** One line through a column's visible values. */
export const drawLine = (frame: Frame, column: Float64Array, scale: Scale, colour: string): void => {
  const { context, model } = frame
  context.strokeStyle = colour
  context.lineWidth = 1.25
  context.lineJoin = 'round'
  context.beginPath()
  trace(context, column, model.view, scale)
  context.stroke()
}

const BAND_OPACITY = 0.06

/** A faint area between two columns, from the first visible bar that has both. */
export const drawBand = (
  { context, model }: Frame,
  upper: Float64Array,
  lower: Float64Array,
  scale: Scale,
  colour: string,
): void => {
  const { view } = model
  const to = Math.min(view.count, view.to + 1)
  let from = Math.max(0, view.from - 1)
  while (from < to && upper[from] !== upper[from]) from++
  if (from >= to) return
  context.beginPath()
  context.moveTo(view.x(from), scale.y(upper[from]!))
  for (let i = from + 1; i < to; i++) context.lineTo(view.x(i), scale.y(upper[i]!))
  for (let i = to - 1; i >= from; i--) context.lineTo(view.x(i), scale.y(lower[i]!))
  context.globalAlpha = BAND_OPACITY
  context.fillStyle = colour
  context.fill()
  context.globalAlpha = 1
}

/** The intraday line: closes with a faint area below. */
export const drawArea = (frame: Frame): void => {
  const { context, model, theme } = frame
  const { bars, view } = model
  if (view.to <= view.from) return
  const { scale, top, height } = model.panes[0]!
  const bottom = top + height
  const fill = context.createLinearGradient(0, scale.top, 0, bottom)
  fill.addColorStop(0, theme.soft)
  fill.addColorStop(1, theme.background)
  context.fillStyle = fill
  context.globalAlpha = 0.16
  context.beginPath()
  trace(context, bars.close, view, scale)
  context.lineTo(view.x(Math.min(view.count, view.to + 1) - 1), bottom)
  context.lineTo(view.x(Math.max(0, view.from - 1)), bottom)
  context.fill()
  context.globalAlpha = 1
  drawLine(frame, bars.close, scale, theme.strong)
}
