/** Width of one bar's slot in CSS pixels: limits of the zoom and what a fresh chart shows. */
export const SLOT = { min: 1.5, max: 40, initial: 5.5 } as const
/** Empty space between the newest bar and the price axis, in CSS pixels. */
const RIGHT_PAD = 10

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

/**
 * Which bars are on screen. Bar `i` takes the place from `i` to `i + 1` on an axis counted in bars; `right`
 * is the place on that axis at the plot's right edge.
 */
export class Viewport {
  width = 0
  count = 0
  slot: number = SLOT.initial
  right = 0

  /** First visible bar. */
  get from(): number {
    return Math.max(0, Math.floor(this.right - this.width / this.slot))
  }

  /** One past the last visible bar. */
  get to(): number {
    return Math.min(this.count, Math.ceil(this.right))
  }

  /** The newest bar is fully visible: new bars move the view along. */
  get atLatest(): boolean {
    return this.right >= this.count
  }

  /** x of the middle of bar `index`. */
  x(index: number): number {
    return this.width - (this.right - index - 0.5) * this.slot
  }

  /** The bar under `x`, limited to the bars that exist; -1 when there is none. */
  indexAt(x: number): number {
    const place = Math.floor(this.right - (this.width - x) / this.slot)
    return this.count === 0 ? -1 : clamp(place, 0, this.count - 1)
  }

  /** Changes the plot's width; the right edge stays. */
  resize(width: number): void {
    this.width = width
    this.settle(this.right)
  }

  /** Starts over with `count` bars, showing the newest. */
  reset(count: number): void {
    this.count = count
    this.toLatest()
  }

  /** Bars were added at the end: the view moves along when it was at the newest, else it stays. */
  grow(count: number): void {
    const added = count - this.count
    const follow = this.atLatest
    this.count = count
    this.settle(follow ? this.right + added : this.right)
  }

  /** Bars were added in front: what is on screen does not move. */
  shift(added: number): void {
    this.count += added
    this.right += added
  }

  toLatest(): void {
    this.settle(Infinity)
  }

  /** Drags the bars by `dx` pixels (right = back in time). @returns false at the end of the road */
  pan(dx: number): boolean {
    const before = this.right
    this.settle(this.right - dx / this.slot)
    return this.right !== before
  }

  /** Scales the slots; the bar under `anchorX` stays there as far as the limits allow. */
  zoom(factor: number, anchorX: number): void {
    const place = this.right - (this.width - anchorX) / this.slot
    this.slot = clamp(this.slot * factor, SLOT.min, SLOT.max)
    this.settle(place + (this.width - anchorX) / this.slot)
  }

  private settle(right: number): void {
    const newest = this.count + RIGHT_PAD / this.slot
    const oldest = Math.min(newest, this.width / this.slot)
    this.right = clamp(right, oldest, newest)
  }
}
