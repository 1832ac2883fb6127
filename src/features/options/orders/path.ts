/** A price and when it was valid, in ms of market time. */
export interface PathPoint {
  readonly time: number
  readonly price: string
}

const MINUTE = 60_000

/** A minute's bar: opening time in ms and closing price. */
interface Minute {
  readonly time: number
  readonly close: string
}

/** Closing prices of whole minutes up to the first of the trades, then trade by trade; both oldest first. */
export const joined = (minutes: readonly Minute[], trades: readonly PathPoint[]): PathPoint[] => {
  // The newest minute has not closed yet: without trades the path ends where it began.
  const end = trades[0]?.time ?? (minutes[minutes.length - 1]?.time ?? 0) + 1
  const closes = minutes.map(({ time, close }) => ({ time: time + MINUTE, price: close }))
  return [...closes.filter(({ time }) => time < end), ...trades]
}

/** At most `most` points since `from`, the newest always among them. */
export const since = (points: readonly PathPoint[], from: number, most: number): PathPoint[] => {
  const rest = points.filter(({ time }) => time >= from)
  const step = Math.max(1, Math.ceil(rest.length / most))
  return rest.filter((_, index) => (rest.length - 1 - index) % step === 0)
}
