import type { Pane } from '../model/pane'
import { formatNumber, formatQuantity } from './format'
import type { Frame } from './frame'

const LEFT = 16
const GAP = 10
/** Also hidden behind the end: a longer legend may be on the canvas below. */
const REST = 48

/** Names and values of each pane's studies at one bar; knocks out what is behind. */
export const drawLegends = (frame: Frame, index: number): void => {
  if (index < 0) return
  for (const pane of frame.model.panes) drawLegend(frame, pane, index)
}

const drawLegend = (frame: Frame, pane: Pane, index: number): void => {
  const { context, theme, model } = frame
  const y = pane.top + (pane.main ? 12 : 10)
  let x = LEFT
  context.textAlign = 'left'
  for (const study of pane.studies) {
    const price = study.indicator.unit === 'price'
    for (let k = 0; k < study.indicator.outputs.length; k++) {
      const { label, colour } = study.indicator.outputs[k]!
      const value = study.columns[k]![index]!
      if (Number.isNaN(value)) continue
      const text = `${label} ${price ? formatNumber(value, model.market.priceScale) : formatQuantity(value)}`
      const width = context.measureText(text).width
      context.fillStyle = theme.background
      context.fillRect(x - 3, y - 8, width + 6, 16)
      context.fillStyle = theme.series[colour]
      context.fillText(text, x, y)
      x += width + GAP
    }
  }
  context.fillStyle = theme.background
  context.fillRect(x - 3, y - 8, REST, 16)
}
