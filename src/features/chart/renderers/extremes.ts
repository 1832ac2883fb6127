import { formatPrice } from '@core/money'
import type { Candle } from '../model/bars'
import type { ChartModel } from '../model/chartModel'
import { crisp, horizontal } from './draw'
import type { Frame } from './frame'

const LEADER = 14
const GAP = 3

/** Index of the visible bar with the highest high (`sign` 1) or the lowest low (-1); -1 when none is visible. */
export const extremeIndex = ({ bars, view }: ChartModel, sign: 1 | -1): number => {
  const column = sign > 0 ? bars.high : bars.low
  let best = view.to > view.from ? view.from : -1
  for (let i = view.from + 1; i < view.to; i++) if (column[i]! * sign > column[best]! * sign) best = i
  return best
}

/** Marks the highest and the lowest visible price with a leader towards the wider side. */
export const drawExtremes = (frame: Frame): void => {
  const high = extremeIndex(frame.model, 1)
  if (high < 0) return
  const low = extremeIndex(frame.model, -1)
  mark(frame, high, frame.model.bars.high[high]!, 'high')
  mark(frame, low, frame.model.bars.low[low]!, 'low')
}

const mark = (frame: Frame, index: number, value: number, field: keyof Candle & ('high' | 'low')): void => {
  const { context, model, theme, dpr } = frame
  const x = model.view.x(index)
  const y = model.panes[0]!.scale.y(value)
  const side = x < model.view.width / 2 ? 1 : -1
  context.strokeStyle = theme.axis
  context.lineWidth = 1
  context.beginPath()
  horizontal(context, x, x + side * LEADER, crisp(y, dpr))
  context.stroke()
  context.fillStyle = theme.soft
  context.textAlign = side > 0 ? 'left' : 'right'
  const text = formatPrice(model.bars.source[index]![field], model.market.priceScale)
  context.fillText(text, x + side * (LEADER + GAP), y)
}
