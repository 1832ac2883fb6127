import { AXIS_WIDTH, TIME_HEIGHT } from '../model/layout'
import { priceTicks } from '../model/scale'
import { timeTicks, type TimeTick } from '../model/timeTicks'
import { crisp, horizontal } from './draw'
import { formatNumber } from './format'
import type { Frame } from './frame'
import { lastPriceY } from './lastPrice'

const PRICE_GAP = 56
const TIME_GAP = 84
/** A label nearer than this to the last-price tag is left out. */
const TAG_ABOVE = 16
const TAG_BELOW = 32

/** Grid lines with their labels: prices on the right, times below. */
export const drawGrid = (frame: Frame): void => {
  const { context, model, theme } = frame
  const { view, market, width } = model
  const main = model.panes[0]!
  const prices = priceTicks(main.scale, PRICE_GAP, market.priceScale)
  const times = timeTicks(model.bars, view, model.period, model.zone, TIME_GAP)
  drawLines(frame, prices, times)
  context.fillStyle = theme.axis
  context.textAlign = 'right'
  const tagY = lastPriceY(model)
  for (const price of prices) {
    const y = main.scale.y(price)
    const hidden = tagY !== null && y > tagY - TAG_ABOVE && y < tagY + TAG_BELOW
    if (!hidden) context.fillText(formatNumber(price, market.priceScale), width - 8, y)
  }
  context.textAlign = 'center'
  const y = model.height - TIME_HEIGHT / 2
  for (const { index, label } of times) {
    context.fillText(label, Math.min(Math.max(view.x(index), 18), view.width - 4), y)
  }
}

const drawLines = (frame: Frame, prices: readonly number[], times: readonly TimeTick[]): void => {
  const { context, model, theme, dpr } = frame
  const main = model.panes[0]!
  const right = model.width - AXIS_WIDTH
  context.lineWidth = 1 / Math.min(dpr, 2)
  context.strokeStyle = theme.grid
  context.beginPath()
  for (const price of prices) horizontal(context, 0, right, crisp(main.scale.y(price), dpr))
  for (const { index } of times) {
    const x = crisp(model.view.x(index), dpr)
    context.moveTo(x, main.scale.top)
    context.lineTo(x, model.height - TIME_HEIGHT)
  }
  context.stroke()
  context.strokeStyle = theme.line
  context.beginPath()
  for (const pane of model.panes) horizontal(context, 0, model.width, crisp(pane.top + pane.height, dpr))
  context.stroke()
}
