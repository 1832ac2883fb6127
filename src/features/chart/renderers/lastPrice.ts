import { formatPrice } from '@core/money'
import { AXIS_WIDTH } from '../model/layout'
import type { ChartModel } from '../model/chartModel'
import { crisp, horizontal, tag } from './draw'
import type { Frame } from './frame'

/** Where the newest close stands, kept inside the main pane; null without bars. */
export const lastPriceY = (model: ChartModel): number | null => {
  const { bars } = model
  if (bars.length === 0) return null
  const { scale, top, height } = model.panes[0]!
  return Math.min(Math.max(scale.y(bars.close[bars.length - 1]!), top + 10), top + height - 26)
}

/** Heights that the last price's tag covers; null without bars. */
export const lastPriceSpan = (
  model: ChartModel,
  countdown: string,
): { top: number; bottom: number } | null => {
  const y = lastPriceY(model)
  return y === null ? null : { top: y - 9, bottom: y - 9 + (countdown ? 2 : 1) * LINE }
}

const LINE = 17

/** Dotted line at the newest close and a tag with the price and the time left until its bar closes. */
export const drawLastPrice = (frame: Frame): void => {
  const { context, model, theme, dpr } = frame
  const y = lastPriceY(model)
  if (y === null) return
  const last = model.bars.source[model.bars.length - 1]!
  const rising = model.bars.close[model.bars.length - 1]! >= model.bars.open[model.bars.length - 1]!
  const [fill, ink] = frame.stale
    ? [theme.panelLine, theme.soft]
    : rising
      ? [theme.up, theme.onUp]
      : [theme.down, theme.onDown]
  context.strokeStyle = fill
  context.lineWidth = 1
  context.setLineDash([2, 3])
  context.beginPath()
  horizontal(context, 0, model.view.width, crisp(y, dpr))
  context.stroke()
  context.setLineDash([])
  const lines = [formatPrice(last.close, model.market.priceScale)]
  if (frame.countdown) lines.push(frame.countdown)
  tag(context, { x: model.view.width, y: y - 9, w: AXIS_WIDTH - 4, h: lines.length * LINE }, fill, ink, lines)
}
