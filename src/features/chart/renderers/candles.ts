import { barBox, leftOf, type BarBox } from './barBox'
import type { Frame } from './frame'

/** Candles of the visible bars: one path for the rising ones, one for the falling ones. */
export const drawCandles = (frame: Frame): void => {
  const box = barBox(frame)
  drawDirection(frame, box, true)
  drawDirection(frame, box, false)
}

const drawDirection = (frame: Frame, box: BarBox, rising: boolean): void => {
  const { context, model, theme, dpr } = frame
  const { bars, view } = model
  const { scale } = model.panes[0]!
  const [body, wick] = [box.body / dpr, box.wick / dpr]
  const inset = (body - wick) / 2
  context.beginPath()
  for (let i = view.from; i < view.to; i++) {
    const [open, close] = [bars.open[i]!, bars.close[i]!]
    if (close >= open !== rising) continue
    const left = leftOf(view.x(i), box.wick, dpr)
    const top = scale.y(rising ? close : open)
    const bottom = scale.y(rising ? open : close)
    const high = scale.y(bars.high[i]!)
    context.rect(left, high, wick, scale.y(bars.low[i]!) - high)
    if (inset > 0) context.rect(left - inset, top, body, Math.max(1 / dpr, bottom - top))
  }
  context.fillStyle = rising ? theme.up : theme.down
  context.fill()
}
