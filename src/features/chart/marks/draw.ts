import { formatPrice } from '@core/money'
import { AXIS_WIDTH } from '../model/layout'
import { placeOfTime } from '../model/places'
import { crisp, horizontal, roundRect } from '../renderers/draw'
import type { Frame } from '../renderers/frame'
import { lastPriceSpan } from '../renderers/lastPrice'
import { placeMarks, TAG, type PlacedMark } from './place'
import type { ChartMark } from './types'

const LEFT = 8
const PAD = 6
const ARROW = 4
const DOT = 4
const FLAG = 22
/** Height of a flag's words, and the width that they may take. */
const WORDS = { height: 14, width: 130 }

/** Where a flag's words are, so that the next ones keep clear of them. */
interface Spot {
  readonly x: number
  readonly y: number
}

/** The marks at their heights in the main pane; call after the axes were fitted. */
export const placedMarks = ({ model, marks, countdown }: Frame): PlacedMark[] => {
  if (marks.length === 0) return []
  const { scale, top, height } = model.panes[0]!
  return placeMarks(marks, scale, { top: scale.top, bottom: top + height }, lastPriceSpan(model, countdown))
}

/** Direction by colour and arrow; what ends a position speaks by its own words. */
const colourOf = ({ theme }: Frame, { kind, side }: ChartMark): string => {
  if (kind === 'liquidation') return theme.danger
  if (kind === 'takeProfit' || kind === 'stopLoss' || kind === 'alert') return theme.strong
  return side === 'up' ? theme.up : theme.down
}

/** Lines and moments, which belong inside the plot; nothing is drawn for a price out of sight. */
export const drawMarkLines = (frame: Frame, placed: readonly PlacedMark[]): void => {
  const words: Spot[] = []
  for (const { mark, y, edge } of placed) {
    if (edge !== null) continue
    frame.context.lineWidth = 1
    frame.context.strokeStyle = colourOf(frame, mark)
    if (mark.kind !== 'settle') drawLevel(frame, y)
    if (mark.time !== undefined) drawMoment(frame, mark, mark.time, y, words)
  }
}

const drawLevel = ({ context, model, dpr }: Frame, y: number): void => {
  context.setLineDash([6, 4])
  context.beginPath()
  horizontal(context, 0, model.view.width, crisp(y, dpr))
  context.stroke()
  context.setLineDash([])
}

/** The moment of an order, or of its settlement; one that lies beyond the plot waits at its right edge. */
const drawMoment = (frame: Frame, mark: ChartMark, time: number, y: number, words: Spot[]): void => {
  const { model } = frame
  const x = Math.min(model.view.x(placeOfTime(model.bars, model.period, time)), model.view.width - DOT - 1)
  if (!(x > -DOT)) return
  if (mark.kind === 'settle') drawFlag(frame, mark, x, y, words)
  else drawDot(frame, mark, x, y)
}

/** A dot with an arrow in the order's direction. */
const drawDot = (frame: Frame, mark: ChartMark, x: number, y: number): void => {
  const colour = colourOf(frame, mark)
  const up = mark.side === 'up'
  ring(frame, x, y, colour)
  triangle(frame, x, y + (up ? 11 : -11), up, colour)
}

/** An upright line with a ring and the time. */
const drawFlag = (frame: Frame, mark: ChartMark, x: number, y: number, words: Spot[]): void => {
  const { context, theme, dpr } = frame
  context.setLineDash([2, 2])
  context.beginPath()
  context.moveTo(crisp(x, dpr), y - FLAG)
  context.lineTo(crisp(x, dpr), y + FLAG)
  context.stroke()
  context.setLineDash([])
  ring(frame, x, y, theme.background)
  const spot = { x, y: freeHeight(words, x, y) }
  words.push(spot)
  drawWords(frame, mark.label, spot)
}

/** Above the flag, else below it and further down. */
const freeHeight = (words: readonly Spot[], x: number, y: number): number => {
  const taken = (height: number): boolean =>
    words.some((w) => Math.abs(w.x - x) < WORDS.width && Math.abs(w.y - height) < WORDS.height)
  if (!taken(y - FLAG)) return y - FLAG
  let height = y + FLAG
  while (taken(height)) height += WORDS.height
  return height
}

/** Words on the side with more room; what is behind them is knocked out. */
const drawWords = ({ context, theme, model }: Frame, text: string, { x, y }: Spot): void => {
  const rightwards = x < model.view.width / 2
  const width = context.measureText(text).width
  const left = rightwards ? x + PAD : x - PAD - width
  context.fillStyle = theme.background
  context.fillRect(left - 2, y - WORDS.height / 2, width + 4, WORDS.height)
  context.textAlign = 'left'
  context.fillStyle = theme.soft
  context.fillText(text, left, y)
}

const ring = ({ context }: Frame, x: number, y: number, fill: string): void => {
  context.fillStyle = fill
  context.beginPath()
  context.arc(x, y, DOT, 0, Math.PI * 2)
  context.fill()
  context.stroke()
}

/** Tags with words on the left and the exact price on the axis; an arrow where the price is out of sight. */
export const drawMarkTags = (frame: Frame, placed: readonly PlacedMark[]): void => {
  for (const spot of placed) if (spot.tagY !== null) drawTag(frame, spot, spot.tagY)
}

const drawTag = (frame: Frame, { mark, edge }: PlacedMark, y: number): void => {
  const { context, model } = frame
  const colour = colourOf(frame, mark)
  const width = context.measureText(mark.label).width + 3 * PAD + 2 * ARROW
  box(frame, LEFT, y, width, colour)
  triangle(frame, LEFT + PAD + ARROW, y, edge ? edge === 'above' : mark.side === 'up', colour)
  context.textAlign = 'left'
  context.fillText(mark.label, LEFT + 2 * PAD + 2 * ARROW, y + 0.5)
  box(frame, model.view.width, y, AXIS_WIDTH - 4, colour)
  context.textAlign = 'center'
  const price = formatPrice(mark.price, model.market.priceScale)
  context.fillText(price, model.view.width + (AXIS_WIDTH - 4) / 2, y + 0.5)
}

/** An outlined tag around height `y`; what is written next has its colour. */
const box = ({ context, theme, dpr }: Frame, x: number, y: number, width: number, colour: string): void => {
  context.fillStyle = theme.panel
  context.strokeStyle = colour
  context.lineWidth = 1
  roundRect(context, crisp(x, dpr), crisp(y - TAG / 2, dpr), width, TAG - 1, 3)
  context.fill()
  context.stroke()
  context.fillStyle = colour
}

const triangle = ({ context }: Frame, x: number, y: number, up: boolean, colour: string): void => {
  const tip = up ? -ARROW : ARROW
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(x, y + tip)
  context.lineTo(x + ARROW, y - tip * 0.75)
  context.lineTo(x - ARROW, y - tip * 0.75)
  context.closePath()
  context.fill()
}
