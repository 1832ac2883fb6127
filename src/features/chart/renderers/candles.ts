import { barBox, type BarBox } from './barBox'
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
  const hair = 1 / dpr
  context.beginPath()
  for (let i = view.from; i < view.to; i++) {
    const [open, close] = [bars.open[i]!, bars.close[i]!]
    if (close >= open !== rising) continue
    const middle = Math.round(view.x(i) * dpr) / dpr
    const top = scale.y(rising ? close : open)
    const bottom = scale.y(rising ? open : close)
    const high = scale.y(bars.high[i]!)
    context.rect(middle - box.wick / 2, high, box.wick, scale.y(bars.low[i]!) - high)
    if (box.body > box.wick) context.rect(middle - box.body / 2, top, box.body, Math.max(hair, bottom - top))
  }
  context.fillStyle = rising ? theme.up : theme.down
  context.fill()
}
