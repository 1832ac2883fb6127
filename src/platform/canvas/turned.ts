import type { PointerSink, Surface, Touch } from './types'

/**
 * An upright canvas drawn on as if it lay on its left side: its width is the node's height. The node itself stays as it
 * is, so that this works the same where canvases are native views. The picture's top is at the node's right edge.
 */
export class TurnedSurface implements Surface {
  readonly turned = true

  constructor(private readonly upright: Surface) {}

  get context(): Surface['context'] {
    return this.upright.context
  }

  get width(): number {
    return this.upright.height
  }

  get height(): number {
    return this.upright.width
  }

  get dpr(): number {
    return this.upright.dpr
  }

  resize(): Promise<boolean> {
    return this.upright.resize()
  }

  requestFrame(draw: () => void): number {
    return this.upright.requestFrame(draw)
  }

  cancelFrame(handle: number): void {
    this.upright.cancelFrame(handle)
  }
}

/** Turns the coordinates of an upright node into those of the picture on it. `height` is the picture's. */
export const turnedSink = (sink: PointerSink, height: () => number): PointerSink => {
  const turn = ({ id, x, y }: Touch): Touch => ({ id, x: y, y: height() - x })
  return {
    touches: (touches, time) => sink.touches(touches.map(turn), time),
    moved: (touches, time) => sink.moved(touches.map(turn), time),
    cancelled: () => sink.cancelled(),
    wheel: (dx, dy, x, y) => sink.wheel?.(dx, dy, y, height() - x),
    hover: (x, y) => sink.hover(y, height() - x),
    left: () => sink.left(),
    key: (key) => sink.key(key),
  }
}
