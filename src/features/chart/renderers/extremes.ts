import { formatPrice } from '@core/money'
import type { ChartModel } from '../model/chartModel'
import { crisp, horizontal } from './draw'
import type { Frame } from './frame'

const LEADER = 14
const GAP = 3
/** Half of what the price knocks out behind it. */
const HALF = 6

type Field = 'high' | 'low' | 'close'

/** The price of a bar that can be an extreme: a line knows closes only. */
export const extremeField = (model: ChartModel, sign: 1 | -1): Field =>
  model.line ? 'close' : sign > 0 ? 'high' : 'low'

/** Index of the visible bar with the highest (`sign` 1) or lowest (-1) price; -1 when none is visible. */
export const extremeIndex = (model: ChartModel, sign: 1 | -1): number => {
  const { bars, view } = model
  const column = bars[extremeField(model, sign)]
  let best = view.to > view.from ? view.from : -1
  for (let i = view.from + 1; i < view.to; i++) if (column[i]! * sign > column[best]! * sign) best = i
  return best
}

/** Marks the highest and the lowest visible price with a leader towards the wider side. */
export const drawExtremes = (frame: Frame): void => {
  mark(frame, 1)
  mark(frame, -1)
}

const mark = (frame: Frame, sign: 1 | -1): void => {
  const { context, model, theme, dpr } = frame
  const index = extremeIndex(model, sign)
  if (index < 0) return
  const field = extremeField(model, sign)
  const x = model.view.x(index)
  const y = model.panes[0]!.scale.y(model.bars[field][index]!)
  const side = x < model.view.width / 2 ? 1 : -1
  context.strokeStyle = theme.axis
  context.lineWidth = 1
  context.beginPath()
  horizontal(context, x, x + side * LEADER, crisp(y, dpr))
  context.stroke()
  const text = formatPrice(model.bars.source[index]![field], model.market.priceScale)
  const edge = x + side * (LEADER + GAP)
  const { width } = context.measureText(text)
  context.fillStyle = theme.background
  context.fillRect(side > 0 ? edge - 1 : edge - width - 1, y - HALF, width + 2, 2 * HALF)
  context.fillStyle = theme.soft
  context.textAlign = side > 0 ? 'left' : 'right'
  context.fillText(text, edge, y)
}
