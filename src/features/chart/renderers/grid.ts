import type { PlacedMark } from '../marks/place'
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
export const drawGrid = (frame: Frame, marks: readonly PlacedMark[]): void => {
  const { model } = frame
  const prices = priceTicks(model.panes[0]!.scale, PRICE_GAP, model.market.priceScale)
  const times = timeTicks(model.bars, model.view, model.period, model.zone, TIME_GAP)
  drawLines(frame, prices, times)
  frame.context.fillStyle = frame.theme.axis
  labelPrices(frame, prices, marks)
  labelTimes(frame, times)
}

const labelPrices = (
  { context, model, axis }: Frame,
  prices: readonly number[],
  marks: readonly PlacedMark[],
): void => {
  const tagY = lastPriceY(model)
  context.textAlign = 'right'
  axis.prices = []
  for (const price of prices) {
    const y = model.panes[0]!.scale.y(price)
    if (tagY !== null && y > tagY - TAG_ABOVE && y < tagY + TAG_BELOW) continue
    if (marks.some(({ tagY }) => tagY !== null && Math.abs(tagY - y) < TAG_ABOVE)) continue
    context.fillText(formatNumber(price, model.market.priceScale), model.width - 8, y)
    axis.prices.push(y)
  }
}

const labelTimes = ({ context, model, axis }: Frame, times: readonly TimeTick[]): void => {
  const y = model.height - TIME_HEIGHT / 2
  context.textAlign = 'center'
  axis.times = []
  for (const { index, label } of times) {
    const width = context.measureText(label).width
    const x = Math.max(model.view.x(index), width / 2 + 2)
    context.fillText(label, x, y)
    axis.times.push({ x, width })
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
