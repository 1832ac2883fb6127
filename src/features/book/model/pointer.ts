import type { PointerSink, Touch } from '@/platform/canvas'

/** A finger that moves less (px) has not decided yet whether it points or scrolls the page. */
const SLOP = 8

/** What pointing does. */
export interface PointTarget {
  /** The finger or mouse is over this place. */
  point(x: number): void
  /** Nothing is pointed at any more. */
  clear(): void
  /** One level to the left or right. */
  step(by: -1 | 1): void
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** One finger points sideways and leaves up and down to the page; what it pointed at stays to be read. */
export class DepthPointer implements PointerSink {
  private start: Touch | null = null
  private state: 'idle' | 'pressed' | 'pointing' | 'yielded' = 'idle'

  constructor(private readonly target: PointTarget) {}

  touches(touches: readonly Touch[]): void {
    const [first] = touches
    if (!first) {
      if (this.state === 'pressed' && this.start) this.target.point(this.start.x)
      this.state = 'idle'
    } else if (this.state === 'idle') {
      this.start = first
      this.state = 'pressed'
    }
  }

  moved(touches: readonly Touch[]): boolean {
    const [first] = touches
    if (!first || !this.start) return false
    if (this.state === 'pressed') {
      const [dx, dy] = [Math.abs(first.x - this.start.x), Math.abs(first.y - this.start.y)]
      if (Math.max(dx, dy) >= SLOP) this.state = dx > dy ? 'pointing' : 'yielded'
    }
    if (this.state !== 'pointing') return false
    this.target.point(first.x)
    return true
  }

  cancelled(): void {
    this.state = 'idle'
  }

  hover(x: number): void {
    if (this.state === 'idle') this.target.point(x)
  }

  left(): void {
    if (this.state === 'idle') this.target.clear()
  }

  key(key: string): boolean {
    const step = STEPS[key]
    if (step) this.target.step(step)
    else if (key === 'Escape') this.target.clear()
    return step !== undefined || key === 'Escape'
  }
}
