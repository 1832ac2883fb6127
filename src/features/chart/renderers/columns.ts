import type { Scale } from '../model/scale'
import { barBox, leftOf } from './barBox'
import type { Frame } from './frame'

const OPACITY = 0.55

/** Columns from zero in the colour of each bar's direction: one path per direction. */
export const drawColumns = (frame: Frame, values: Float64Array, scale: Scale): void => {
  frame.context.globalAlpha = OPACITY
  drawDirection(frame, values, scale, true)
  drawDirection(frame, values, scale, false)
  frame.context.globalAlpha = 1
}

const drawDirection = (frame: Frame, values: Float64Array, scale: Scale, rising: boolean): void => {
  const { context, model, theme, dpr } = frame
  const { bars, view } = model
  const { body } = barBox(frame)
  const zero = scale.y(0)
  context.beginPath()
  for (let i = view.from; i < view.to; i++) {
    if (bars.close[i]! >= bars.open[i]! !== rising) continue
    const y = scale.y(values[i]!)
    context.rect(leftOf(view.x(i), body, dpr), y, body / dpr, zero - y)
  }
  context.fillStyle = rising ? theme.up : theme.down
  context.fill()
}
