import type { PointerSink, Touch } from '@/platform/canvas'
import type { PictureSize } from '@/platform/picture'
import { dragged, zoomed, zoomOf, type Cut } from './cut'

/** Share of the frame that an arrow key moves by, and what a step of wheel or plus key zooms by. */
const STEP = 0.05
const ZOOM_STEP = 1.1

interface Frame {
  /** Side of the frame in pixels. */
  readonly side: () => number
  readonly size: PictureSize
  readonly cut: () => Cut
  readonly change: (cut: Cut) => void
}

interface Grip {
  readonly x: number
  readonly y: number
  /** Distance of two fingers; 0 with one. */
  readonly spread: number
}

/** Where the fingers hold the picture. */
const gripOf = ([a, b]: readonly Touch[]): Grip | null => {
  if (!a) return null
  if (!b) return { x: a.x, y: a.y, spread: 0 }
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, spread: Math.hypot(a.x - b.x, a.y - b.y) }
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP }

/** Drags and pinches a picture behind its frame; arrows, plus, minus and the wheel do the same. */
export const cutSink = ({ side, size, cut, change }: Frame): PointerSink => {
  let grip: Grip | null = null
  const zoomBy = (factor: number, x: number, y: number): void =>
    change(zoomed(cut(), size, zoomOf(cut()) * factor, { x: x / side(), y: y / side() }))
  const follow = (next: Grip, last: Grip): void => {
    change(dragged(cut(), size, (next.x - last.x) / side(), (next.y - last.y) / side()))
    if (next.spread > 0 && last.spread > 0) zoomBy(next.spread / last.spread, next.x, next.y)
  }
  return {
    touches: (touches) => {
      grip = gripOf(touches)
    },
    moved: (touches) => {
      const next = gripOf(touches)
      if (next && grip) follow(next, grip)
      grip = next
      return true
    },
    cancelled: () => {
      grip = null
    },
    wheel: (_dx, dy, x, y) => zoomBy(dy < 0 ? ZOOM_STEP : 1 / ZOOM_STEP, x, y),
    hover: () => undefined,
    left: () => undefined,
    key: (key) => {
      const [dx, dy] = ARROWS[key] ?? [0, 0]
      const factor = ZOOMS[key]
      if (factor) zoomBy(factor, side() / 2, side() / 2)
      else if (dx !== 0 || dy !== 0) change(dragged(cut(), size, dx, dy))
      else return false
      return true
    },
  }
}
