/** One candle as it comes over the wire: opening time in ms (UTC), exact decimals as strings. */
export interface Candle {
  readonly time: number
  readonly open: string
  readonly high: string
  readonly low: string
  readonly close: string
  readonly volume: string
}

const COLUMNS = ['time', 'open', 'high', 'low', 'close', 'volume'] as const
const FIRST_CAPACITY = 1024

/**
 * Candles as columns of numbers, for drawing and indicators only. The exact strings stay beside them in
 * `source`, so that nothing a user reads as a price ever went through a float.
 * Bars are ascending in time and unique.
 */
export class Bars {
  length = 0
  source: Candle[] = []
  time = new Float64Array(FIRST_CAPACITY)
  open = new Float64Array(FIRST_CAPACITY)
  high = new Float64Array(FIRST_CAPACITY)
  low = new Float64Array(FIRST_CAPACITY)
  close = new Float64Array(FIRST_CAPACITY)
  volume = new Float64Array(FIRST_CAPACITY)

  /** Opening time of the newest bar, or -Infinity when there is none. */
  get lastTime(): number {
    return this.length > 0 ? this.time[this.length - 1]! : -Infinity
  }

  /** Forgets everything but keeps the memory. */
  clear(): void {
    this.length = 0
    this.source = []
  }

  /** Adds a newer bar at the end. */
  append(candle: Candle): void {
    this.reserve(this.length + 1, 0)
    this.source.push(candle)
    this.write(this.length++, candle)
  }

  /** Replaces the bar at `index` (same opening time). */
  replace(index: number, candle: Candle): void {
    this.source[index] = candle
    this.write(index, candle)
  }

  /** Drops the bars from `index` on and returns them. */
  truncate(index: number): Candle[] {
    this.length = index
    return this.source.splice(index)
  }

  /** Puts older bars in front. They must be ascending and older than the first bar. */
  prepend(candles: readonly Candle[]): void {
    if (candles.length === 0) return
    this.reserve(this.length + candles.length, candles.length)
    this.source = [...candles, ...this.source]
    this.length += candles.length
    candles.forEach((candle, index) => this.write(index, candle))
  }

  /** Index of the bar that opens at `time`, or -1. */
  indexOf(time: number): number {
    const index = this.lowerBound(time)
    return index < this.length && this.time[index] === time ? index : -1
  }

  /** Index of the first bar that opens at or after `time`. */
  lowerBound(time: number): number {
    let low = 0
    let high = this.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.time[middle]! < time) low = middle + 1
      else high = middle
    }
    return low
  }

  private write(index: number, candle: Candle): void {
    this.time[index] = candle.time
    this.open[index] = Number(candle.open)
    this.high[index] = Number(candle.high)
    this.low[index] = Number(candle.low)
    this.close[index] = Number(candle.close)
    this.volume[index] = Number(candle.volume)
  }

  /** Makes room for `length` bars and moves what is there `shift` places up. */
  private reserve(length: number, shift: number): void {
    const capacity = this.time.length
    const wanted = length > capacity ? Math.max(length, capacity * 2) : capacity
    for (const column of COLUMNS) {
      const old = this[column]
      const next = wanted > capacity ? new Float64Array(wanted) : old
      if (next === old && shift === 0) continue
      next.set(old.subarray(0, this.length), shift)
      this[column] = next
    }
  }
}
