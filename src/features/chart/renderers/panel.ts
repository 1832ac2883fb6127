import { formatCompact, formatPrice } from '@core/money'
import { fullLabel } from '../model/time'
import { crisp, roundRect } from './draw'
import { barChange } from './format'
import type { Frame } from './frame'

const WIDTH = 148
const ROW = 16
const PAD = 8

type Row = readonly [label: string, value: string, colour: string]

/** What the crosshair's bar says, from its exact strings. */
export const panelRows = ({ model, labels, theme }: Frame, index: number): Row[] => {
  const candle = model.bars.source[index]!
  const scale = model.market.priceScale
  const { change, percent, sign } = barChange(candle, scale)
  const colour = sign > 0 ? theme.up : sign < 0 ? theme.down : theme.strong
  const price = (label: string, value: string): Row => [label, formatPrice(value, scale), theme.strong]
  return [
    [labels.time, fullLabel(candle.time, model.period, model.zone), theme.strong],
    price(labels.open, candle.open),
    price(labels.high, candle.high),
    price(labels.low, candle.low),
    price(labels.close, candle.close),
    [labels.change, change, colour],
    [labels.changePercent, percent, colour],
    [labels.volume, formatCompact(candle.volume), theme.strong],
  ]
}

/** The panel stands on the side away from the finger. */
export const drawPanel = (frame: Frame, index: number): void => {
  const { context, model, theme, dpr } = frame
  const rows = panelRows(frame, index)
  const height = rows.length * ROW + 12
  const x = model.view.x(index) > model.view.width / 2 ? PAD : model.view.width - WIDTH - PAD
  const y = model.panes[0]!.scale.top + 4
  context.fillStyle = theme.panel
  context.strokeStyle = theme.panelLine
  context.lineWidth = 1
  roundRect(context, crisp(x, dpr), crisp(y, dpr), WIDTH, height, 6)
  context.fill()
  context.stroke()
  rows.forEach(([label, value, colour], i) => {
    const middle = y + 14 + i * ROW
    context.textAlign = 'left'
    context.fillStyle = theme.axis
    context.fillText(label, x + PAD, middle)
    context.textAlign = 'right'
    context.fillStyle = colour
    context.fillText(value, x + WIDTH - PAD, middle)
  })
}
