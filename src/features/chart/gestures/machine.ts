import type { PointerSink, Touch } from '@/platform/canvas'
import { glide, slowed, Velocity } from './inertia'

/** A finger that stays put this long (ms) asks for the crosshair. */
export const LONG_PRESS = 350
/** A finger that moves further (px) than this is no press. */
export const SLOP = 8
const WHEEL_ZOOM = 0.0015
/** The id under which a pressed mouse button is reported. */
export const MOUSE = -1

/** What gestures do to a chart. */
export interface GestureTarget {
  pan(dx: number): boolean
  zoom(factor: number, anchorX: number): void
  point(place: { x: number; y: number } | null): void
}

/** Timers, frames and preferences, so that tests can drive them. */
export interface GestureClock {
  now(): number
  after(ms: number, run: () => void): unknown
  cancel(timer: unknown): void
  frame(run: () => void): number
  cancelFrame(handle: number): void
  reducedMotion(): boolean
}

type State = 'idle' | 'pressed' | 'panning' | 'pinching' | 'pointing' | 'yielded'

/**
 * Turns fingers into gestures. One finger: sideways pans, a long press points, up or down belongs to the page
 * (`yielded` until all fingers are up). Two fingers zoom and pan. A tap dismisses the crosshair.
 */
export class Gestures implements PointerSink {
  state: State = 'idle'
  private start: Touch | null = null
  private x = 0
  private spread = 0
  private timer: unknown = null
  private gliding: number | null = null
  private readonly velocity = new Velocity()

  constructor(
    private readonly target: GestureTarget,
    private readonly clock: GestureClock,
    private readonly onKey: (key: string) => boolean = () => false,
  ) {}

  touches(touches: readonly Touch[], time: number): void {
    this.stop()
    const [first, second] = touches
    if (!first) this.released(time)
    else if (second) this.pinch(first, second)
    else if (this.state === 'pinching') this.drag(first)
    else if (this.state === 'idle') this.press(first, time)
  }

  moved(touches: readonly Touch[], time: number): boolean {
    const [first, second] = touches
    if (!first) return false
    if (this.state === 'pressed') this.decide(first)
    if (this.state === 'panning') this.dragTo(first, time)
    else if (this.state === 'pinching' && second) this.pinchTo(first, second)
    else if (this.state === 'pointing') this.target.point(first)
    return this.state === 'panning' || this.state === 'pinching' || this.state === 'pointing'
  }

  cancelled(): void {
    this.stop()
    this.state = 'idle'
  }

  wheel(dx: number, dy: number, x: number): void {
    this.stop()
    if (Math.abs(dx) > Math.abs(dy)) this.target.pan(-dx)
    else this.target.zoom(Math.exp(-dy * WHEEL_ZOOM), x)
  }

  hover(x: number, y: number): void {
    if (this.state === 'idle') this.target.point({ x, y })
  }

  left(): void {
    if (this.state === 'idle') this.target.point(null)
  }

  key(key: string): boolean {
    return this.onKey(key)
  }

  /** Stops timers and glides; call when the chart goes away. */
  stop(): void {
    if (this.timer !== null) this.clock.cancel(this.timer)
    if (this.gliding !== null) this.clock.cancelFrame(this.gliding)
    this.timer = this.gliding = null
  }

  private press(touch: Touch, time: number): void {
    this.state = 'pressed'
    this.start = touch
    this.x = touch.x
    this.velocity.clear()
    this.velocity.add(touch.x, time)
    if (touch.id === MOUSE) return
    this.timer = this.clock.after(LONG_PRESS, () => {
      this.timer = null
      this.state = 'pointing'
      this.target.point(touch)
    })
  }

  /** A pressed finger has moved: is it a pan, the page's scroll, or still a press? */
  private decide(touch: Touch): void {
    const [dx, dy] = [Math.abs(touch.x - this.start!.x), Math.abs(touch.y - this.start!.y)]
    if (Math.max(dx, dy) < SLOP) return
    this.stop()
    this.state = dx > dy || touch.id === MOUSE ? 'panning' : 'yielded'
    if (this.state === 'panning') this.target.point(null)
    this.x = touch.x
  }

  private drag(touch: Touch): void {
    this.state = 'panning'
    this.x = touch.x
    this.velocity.clear()
  }

  private dragTo(touch: Touch, time: number): void {
    this.target.pan(touch.x - this.x)
    this.x = touch.x
    this.velocity.add(touch.x, time)
  }

  private pinch(a: Touch, b: Touch): void {
    this.state = 'pinching'
    this.target.point(null)
    this.spread = distance(a, b)
    this.x = (a.x + b.x) / 2
  }

  private pinchTo(a: Touch, b: Touch): void {
    const [spread, x] = [distance(a, b), (a.x + b.x) / 2]
    this.target.pan(x - this.x)
    if (this.spread > 0 && spread > 0) this.target.zoom(spread / this.spread, x)
    this.spread = spread
    this.x = x
  }

  private released(time: number): void {
    if (this.state === 'pressed') this.target.point(null)
    if (this.state === 'panning' && !this.clock.reducedMotion())
      this.fling(this.velocity.at(time), this.clock.now())
    this.state = 'idle'
  }

  private fling(speed: number, since: number): void {
    if (speed === 0) return
    this.gliding = this.clock.frame(() => {
      this.gliding = null
      const now = Math.max(since + 1, this.clock.now())
      if (this.target.pan(glide(speed, now - since))) this.fling(slowed(speed, now - since), now)
    })
  }
}

const distance = (a: Touch, b: Touch): number => Math.hypot(a.x - b.x, a.y - b.y)
