import type { PointerSink, Touch } from '@/platform/canvas'
import { LONG_PRESS, SLOP } from '../gestures/machine'
import type { DrawingEditor } from './editor'

/**
 * Stands before the chart's gestures while lines are made: a finger on a line moves it, a tap makes a point; all else
 * (pan, pinch, long press, the page's scrolling) goes on as usual.
 */
export class DrawingSink implements PointerSink {
  private dragging = false
  private start: { touch: Touch; time: number } | null = null

  constructor(
    private readonly gestures: PointerSink,
    private readonly editor: DrawingEditor,
    private readonly onKey: (key: string) => boolean,
  ) {}

  touches(touches: readonly Touch[], time: number): void {
    const [first] = touches
    if (this.dragging) {
      this.dragging = false
      this.editor.drop()
      if (touches.length < 2) return
    } else if (touches.length === 1 && !this.start && this.editor.grab(first!)) {
      this.dragging = true
      return
    }
    this.watchTap(touches, time)
    this.gestures.touches(touches, time)
  }

  moved(touches: readonly Touch[], time: number): boolean {
    const [first] = touches
    if (!first) return false
    if (this.dragging) {
      this.editor.drag(first)
      return true
    }
    if (this.start && Math.hypot(first.x - this.start.touch.x, first.y - this.start.touch.y) >= SLOP)
      this.start = { ...this.start, time: -Infinity }
    return this.gestures.moved(touches, time)
  }

  cancelled(): void {
    this.dragging = false
    this.start = null
    this.editor.drop()
    this.gestures.cancelled()
  }

  wheel(dx: number, dy: number, x: number, y: number): void {
    this.gestures.wheel?.(dx, dy, x, y)
  }

  hover(x: number, y: number): void {
    if (!this.dragging) this.gestures.hover(x, y)
  }

  left(): void {
    this.gestures.left()
  }

  key(key: string): boolean {
    return this.onKey(key) || this.gestures.key(key)
  }

  /** One finger, put down and lifted at the same place before it counts as a long press. */
  private watchTap(touches: readonly Touch[], time: number): void {
    const [first] = touches
    if (touches.length > 1 && this.start) this.start = { ...this.start, time: -Infinity }
    else if (first && !this.start) this.start = { touch: first, time: touches.length > 1 ? -Infinity : time }
    else if (!first) {
      if (this.start && time - this.start.time < LONG_PRESS) this.editor.tap(this.start.touch)
      this.start = null
    }
  }
}
