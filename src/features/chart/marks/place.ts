import type { Scale } from '../model/scale'
import type { ChartMark } from './types'

/** Height of a mark's tag in CSS pixels. */
export const TAG = 18
const GAP = 2

/** A stretch of the price axis in CSS pixels. */
export interface Span {
  readonly top: number
  readonly bottom: number
}

/** Where a mark is shown: its line at `y`, or beyond an edge; the middle of its tag, or null where no room is left. */
export interface PlacedMark {
  readonly mark: ChartMark
  readonly y: number
  readonly edge: 'above' | 'below' | null
  readonly tagY: number | null
}

interface Spot {
  readonly index: number
  readonly wanted: number
}

/**
 * Stacks tags from `start` away from it (`sign` 1 = downwards), each at its wanted height or as near as the ones
 * before allow; null for those that would pass `end`.
 */
const stack = (
  spots: readonly Spot[],
  start: number,
  end: number,
  sign: 1 | -1,
): Map<number, number | null> => {
  const ordered = [...spots].sort((a, b) => sign * (a.wanted - b.wanted) || a.index - b.index)
  const heights = new Map<number, number | null>()
  const size = TAG + GAP
  let room = ordered.length * size
  let next = start
  for (const { index, wanted } of ordered) {
    const latest = end - sign * room
    const kept =
      sign > 0
        ? Math.max(next, Math.min(wanted - size / 2, latest))
        : Math.min(next, Math.max(wanted + size / 2, latest))
    const fits = sign * (end - kept) >= size
    heights.set(index, fits ? kept + (sign * size) / 2 : null)
    if (fits) next = kept + sign * size
    room -= size
  }
  return heights
}

/** Places marks on a price axis inside `area`. A settle time has no tag: it belongs to an open price. Tags neither meet each other nor the `taken` span (the last price). */
export const placeMarks = (
  marks: readonly ChartMark[],
  scale: Scale,
  area: Span,
  taken: Span | null,
): PlacedMark[] => {
  const free = taken ?? { top: area.top, bottom: area.top }
  const middle = (free.top + free.bottom) / 2
  const heights = marks.map((mark) => scale.y(Number(mark.price)))
  const spots = heights
    .map((y, index) => ({ index, wanted: Math.min(Math.max(y, area.top), area.bottom) }))
    .filter(({ index }) => marks[index]!.kind !== 'settle')
  const above = taken ? spots.filter(({ wanted }) => wanted < middle) : []
  const below = spots.filter((spot) => !above.includes(spot))
  const tags = new Map([
    ...stack(above, free.top, area.top, -1),
    ...stack(below, free.bottom, area.bottom, 1),
  ])
  return marks.map((mark, index) => {
    const y = heights[index]!
    const edge = y < area.top ? 'above' : y > area.bottom ? 'below' : null
    return { mark, y, edge, tagY: tags.get(index) ?? null }
  })
}
