import type { Scale } from '../model/scale'
import { barBox, leftOf } from './barBox'
import type { Frame } from './frame'

const OPACITY = 0.55
/** Bars of a sign: those that grow and those that shrink. */
const GROWING = 0.85
const SHRINKING = 0.45

/** Columns from zero in the colour of each bar's direction: one path per direction. */
export const drawColumns = (frame: Frame, values: Float64Array, scale: Scale): void => {
  const { bars } = frame.model
  for (const rising of [true, false]) {
    draw(frame, values, scale, rising, OPACITY, (i) => bars.close[i]! >= bars.open[i]! === rising)
  }
}

/** Columns from zero in the colour of their sign, paler while they shrink: one path for each of the four kinds. */
export const drawSigned = (frame: Frame, values: Float64Array, scale: Scale): void => {
  for (const positive of [true, false]) {
    for (const growing of [true, false]) {
      draw(frame, values, scale, positive, growing ? GROWING : SHRINKING, (i) => {
        const value = values[i]!
        return value >= 0 === positive && shrinks(values, i) !== growing
      })
    }
  }
}

const shrinks = (values: Float64Array, i: number): boolean =>
  i > 0 && Math.abs(values[i]!) < Math.abs(values[i - 1]!)

const draw = (
  { context, model, theme, dpr }: Frame,
  values: Float64Array,
  scale: Scale,
  up: boolean,
  opacity: number,
  belongs: (i: number) => boolean,
): void => {
  const { view } = model
  const { body } = barBox({ model, dpr })
  const zero = scale.y(0)
  const to = view.to
  context.beginPath()
  for (let i = view.from; i < to; i++) {
    const value = values[i]!
    if (value !== value || !belongs(i)) continue
    const y = scale.y(value)
    context.rect(leftOf(view.x(i), body, dpr), y, body / dpr, zero - y)
  }
  context.globalAlpha = opacity
  context.fillStyle = up ? theme.up : theme.down
  context.fill()
  context.globalAlpha = 1
}
