import type { Anchor, Drawing } from '@/stores/drawings'
import type { ChartModel } from '../model/chartModel'
import { placeOfTime, timeOfPlace } from '../model/places'

/** A point of the plot in CSS pixels. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** What of a drawing a finger holds: an end of it, or the whole line. */
export type Grip = 'from' | 'to' | 'line'

/** How near (px) a finger must come to a handle, and to a line. */
const HANDLE_REACH = 22
const LINE_REACH = 12

const place = ({ view }: ChartModel, x: number): number => view.right - (view.width - x) / view.slot - 0.5

/** A price that can be kept: exact to the market's digits, never below zero. */
const priceText = ({ market }: ChartModel, value: number): string =>
  Math.max(0, value).toFixed(market.priceScale)

/** The exact price at height `y` of the main pane. */
export const priceAt = (model: ChartModel, y: number): string =>
  priceText(model, model.panes[0]!.scale.value(y))

/** The bar and exact price under a point. */
export const anchorAt = (model: ChartModel, { x, y }: Spot): Anchor => ({
  time: timeOfPlace(model.bars, model.period, place(model, x)),
  price: priceAt(model, y),
})

export const heightOf = (model: ChartModel, price: string): number => model.panes[0]!.scale.y(Number(price))

/** Where an anchor is now; beyond the plot when it is out of sight. */
export const spotOf = (model: ChartModel, { time, price }: Anchor): Spot => ({
  x: model.view.x(placeOfTime(model.bars, model.period, time)),
  y: heightOf(model, price),
})

/** Where the handle of a price line is. */
export const levelSpot = (model: ChartModel, price: string): Spot => ({
  x: model.view.width / 2,
  y: heightOf(model, price),
})

const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Distance of `p` from the straight line between `a` and `b`. */
export const distanceToSegment = (p: Spot, a: Spot, b: Spot): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / length
  const t = Math.min(Math.max(share, 0), 1)
  return distance(p, { x: a.x + t * dx, y: a.y + t * dy })
}

/** What of one drawing is under a point, and how far away (px); null when nothing is within reach. */
const hitOne = (model: ChartModel, drawing: Drawing, p: Spot): { grip: Grip; away: number } | null => {
  if (drawing.kind === 'level') {
    const away = Math.abs(p.y - heightOf(model, drawing.price))
    return away <= LINE_REACH ? { grip: 'line', away } : null
  }
  const [from, to] = [spotOf(model, drawing.from), spotOf(model, drawing.to)]
  const ends = [
    { grip: 'from' as const, away: distance(p, from) },
    { grip: 'to' as const, away: distance(p, to) },
  ].sort((a, b) => a.away - b.away)
  if (ends[0]!.away <= HANDLE_REACH) return ends[0]!
  const away = distanceToSegment(p, from, to)
  return away <= LINE_REACH ? { grip: 'line', away } : null
}

/** The drawing under a point: the selected one first, since its handles are in sight, then the nearest. */
export const hitTest = (
  model: ChartModel,
  drawings: readonly Drawing[],
  selected: string | null,
  p: Spot,
): { drawing: Drawing; grip: Grip } | null => {
  let best: { drawing: Drawing; grip: Grip; away: number } | null = null
  for (const drawing of drawings) {
    const hit = hitOne(model, drawing, p)
    if (!hit) continue
    if (drawing.id === selected) return { drawing, grip: hit.grip }
    if (!best || hit.away <= best.away) best = { drawing, ...hit }
  }
  return best && { drawing: best.drawing, grip: best.grip }
}

/** The drawing after its `grip` went from one point to another; times move by whole bars. */
export const moved = (model: ChartModel, drawing: Drawing, grip: Grip, from: Spot, to: Spot): Drawing => {
  const { scale } = model.panes[0]!
  const rise = scale.value(to.y) - scale.value(from.y)
  const bars = Math.round((to.x - from.x) / model.view.slot)
  const shift = ({ time, price }: Anchor): Anchor => ({
    time:
      bars === 0
        ? time
        : timeOfPlace(model.bars, model.period, placeOfTime(model.bars, model.period, time) + bars),
    price: priceText(model, Number(price) + rise),
  })
  if (drawing.kind === 'level') return { ...drawing, price: priceText(model, Number(drawing.price) + rise) }
  return {
    ...drawing,
    from: grip === 'to' ? drawing.from : shift(drawing.from),
    to: grip === 'from' ? drawing.to : shift(drawing.to),
  }
}
