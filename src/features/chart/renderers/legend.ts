import type { Study } from '../indicators/study'
import { LEGEND_ROW } from '../model/layout'
import type { Pane } from '../model/pane'
import { formatValue } from './format'
import type { Frame } from './frame'

const LEFT = 16
const GAP = 10
/** From a pane's top to the middle of its first row. */
const MAIN_FIRST = 12
const OWN_FIRST = 10
/** Half of what a text knocks out. */
const HALF = 8
/** Stands for a value that does not exist yet. */
const NONE = '—'

/**
 * Names and values of each pane's indicators at one bar, a row each; they knock out what is behind, on `whole` rows
 * where another legend may be on the canvas below.
 */
export const drawLegends = (frame: Frame, index: number, whole: boolean): void => {
  if (index < 0) return
  frame.context.textAlign = 'left'
  for (const pane of frame.model.panes) drawLegend(frame, pane, index, whole)
}

const drawLegend = (frame: Frame, { main, top, studies }: Pane, index: number, whole: boolean): void => {
  const { context, theme, model } = frame
  for (let row = 0; row < studies.length; row++) {
    const y = top + (main ? MAIN_FIRST : OWN_FIRST) + row * LEGEND_ROW
    if (whole) {
      context.fillStyle = theme.background
      context.fillRect(LEFT - 3, y - HALF, model.view.width - LEFT, 2 * HALF)
    }
    drawRow(frame, studies[row]!, index, y)
  }
}

const drawRow = (frame: Frame, { indicator, columns }: Study, index: number, y: number): void => {
  const { theme, model } = frame
  const { title, outputs, unit } = indicator
  let x = LEFT
  if (title) x += write(frame, title, x, y, theme.series.text)
  for (let k = 0; k < outputs.length; k++) {
    const { label, colour } = outputs[k]!
    const value = formatValue(columns[k]![index]!, unit, model.market.priceScale) || NONE
    x += write(frame, `${label} ${value}`, x, y, theme.series[colour])
  }
}

/** @returns the width that it takes */
const write = ({ context, theme }: Frame, text: string, x: number, y: number, colour: string): number => {
  const { width } = context.measureText(text)
  context.fillStyle = theme.background
  context.fillRect(x - 3, y - HALF, width + 6, 2 * HALF)
  context.fillStyle = colour
  context.fillText(text, x, y)
  return width + GAP
}
