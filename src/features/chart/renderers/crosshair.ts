import { AXIS_WIDTH, TIME_HEIGHT } from '../model/layout'
import type { ChartModel, Cross } from '../model/chartModel'
import { fullLabel } from '../model/time'
import { crisp, horizontal, tag } from './draw'
import { formatValue } from './format'
import type { Frame } from './frame'
import { drawPanel } from './panel'

const TAG_HEIGHT = 18

/** Dashed lines through the pointed-at bar, inverted tags on both axes, and the bar's figures. */
export const drawCrosshair = (frame: Frame): void => {
  const { cross, bars } = frame.model
  if (!cross || cross.index < 0 || cross.index >= bars.length) return
  drawLines(frame, cross)
  drawTimeTag(frame, cross)
  drawValueTag(frame, cross)
  drawPanel(frame, cross.index)
}

const drawLines = (frame: Frame, cross: Cross): void => {
  const { context, model, theme, dpr } = frame
  const [x, y] = [crisp(model.view.x(cross.index), dpr), crisp(cross.y, dpr)]
  context.strokeStyle = theme.cross
  context.lineWidth = 1
  context.setLineDash([4, 3])
  context.beginPath()
  context.moveTo(x, model.panes[0]!.scale.top - 4)
  context.lineTo(x, model.height - TIME_HEIGHT)
  horizontal(context, 0, model.view.width, y)
  context.stroke()
  context.setLineDash([])
  context.fillStyle = theme.strong
  context.beginPath()
  context.arc(x, y, 3, 0, Math.PI * 2)
  context.fill()
}

const drawTimeTag = (frame: Frame, cross: Cross): void => {
  const { context, model, theme } = frame
  const text = fullLabel(model.bars.time[cross.index]!, model.period, model.zone)
  const w = context.measureText(text).width + 12
  const x = Math.min(Math.max(model.view.x(cross.index) - w / 2, 2), model.view.width - w)
  const y = model.height - TIME_HEIGHT + 3
  for (const label of frame.axis.times) {
    if (Math.abs(label.x - x - w / 2) > (label.width + w) / 2 + 4) continue
    knockOut(frame, label.x - label.width / 2 - 1, y, label.width + 2, TAG_HEIGHT)
  }
  tag(context, { x, y, w, h: TAG_HEIGHT }, theme.strong, theme.background, [text])
}

const drawValueTag = (frame: Frame, cross: Cross): void => {
  const { context, model, theme } = frame
  const text = valueAt(model, cross.y)
  if (text === '') return
  const y = cross.y - TAG_HEIGHT / 2
  for (const label of frame.axis.prices) {
    if (Math.abs(label - cross.y) < TAG_HEIGHT)
      knockOut(frame, model.view.width + 1, label - 7, AXIS_WIDTH - 1, 14)
  }
  tag(context, { x: model.view.width, y, w: AXIS_WIDTH - 4, h: TAG_HEIGHT }, theme.strong, theme.background, [
    text,
  ])
}

/** The value under the horizontal line, in the unit of its pane. */
const valueAt = (model: ChartModel, y: number): string => {
  const pane = model.paneAt(y)
  if (!pane) return ''
  const value = pane.scale.value(y)
  const unit = pane.main ? 'price' : pane.studies[0]!.indicator.unit
  return formatValue(unit === 'quantity' ? Math.max(0, value) : value, unit, model.market.priceScale)
}

/** Hides axis labels that a tag would meet. */
const knockOut = ({ context, theme }: Frame, x: number, y: number, w: number, h: number): void => {
  context.fillStyle = theme.background
  context.fillRect(x, y, w, h)
}
