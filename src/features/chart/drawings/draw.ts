import { formatPrice } from '@core/money'
import type { Drawing } from '@/stores/drawings'
import { crisp, horizontal } from '../renderers/draw'
import type { Frame } from '../renderers/frame'
import { heightOf, levelSpot, spotOf, type Spot } from './geometry'

const RADIUS = 5

/** The lines, inside the plot; the selected one has the accent's colour. */
export const drawDrawings = (frame: Frame): void => {
  const { context, sketch, theme } = frame
  if (sketch.drawings.length === 0) return
  clipToPane(frame)
  context.lineWidth = 1.5
  for (const drawing of sketch.drawings) {
    context.strokeStyle = drawing.id === sketch.selected ? theme.accent : theme.soft
    if (drawing.kind === 'level') drawLevel(frame, drawing.price)
    else strokeLine(frame, spotOf(frame.model, drawing.from), spotOf(frame.model, drawing.to))
  }
  context.restore()
}

/** Handles of the selected line, and the line that is being made up to the crosshair. */
export const drawSketch = (frame: Frame): void => {
  const { context, model, sketch, theme } = frame
  if (!sketch.active || model.bars.length === 0) return
  clipToPane(frame)
  const selected = sketch.drawings.find(({ id }) => id === sketch.selected)
  if (selected) handlesOf(frame, selected).forEach((spot) => drawHandle(frame, spot))
  if (sketch.pending) {
    const from = spotOf(model, sketch.pending)
    const { cross } = model
    context.strokeStyle = theme.accent
    context.lineWidth = 1.5
    if (cross) strokeLine(frame, from, { x: model.view.x(cross.index), y: cross.y })
    drawHandle(frame, from)
  }
  context.restore()
}

const clipToPane = ({ context, model }: Frame): void => {
  const { top, height } = model.panes[0]!
  context.save()
  context.beginPath()
  context.rect(0, top, model.view.width, height)
  context.clip()
}

/** A line over the whole width with its price above the right end. */
const drawLevel = (frame: Frame, price: string): void => {
  const { context, model, dpr } = frame
  const y = heightOf(model, price)
  const { top, height } = model.panes[0]!
  if (y < top || y > top + height) return
  context.beginPath()
  horizontal(context, 0, model.view.width, crisp(y, dpr))
  context.stroke()
  context.fillStyle = context.strokeStyle
  context.textAlign = 'right'
  context.fillText(formatPrice(price, model.market.priceScale), model.view.width - 6, y - 9)
}

const strokeLine = ({ context }: Frame, from: Spot, to: Spot): void => {
  context.beginPath()
  context.moveTo(from.x, from.y)
  context.lineTo(to.x, to.y)
  context.stroke()
}

const handlesOf = ({ model }: Frame, drawing: Drawing): Spot[] =>
  drawing.kind === 'level'
    ? [levelSpot(model, drawing.price)]
    : [spotOf(model, drawing.from), spotOf(model, drawing.to)]

const drawHandle = ({ context, theme }: Frame, { x, y }: Spot): void => {
  context.fillStyle = theme.background
  context.strokeStyle = theme.accent
  context.lineWidth = 2
  context.beginPath()
  context.arc(x, y, RADIUS, 0, Math.PI * 2)
  context.fill()
  context.stroke()
}
