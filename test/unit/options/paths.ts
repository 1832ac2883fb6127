import { normal } from '@core/domain/options'

/** Uniform numbers in [0, 1) from a seed (mulberry32). */
export const uniforms = (seed: number): (() => number) => {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Standard normal numbers (Box and Muller). */
export const normals = (uniform: () => number): (() => number) => {
  return () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
}

/** True volatility per square root of a second at each second; the order opens at 0, negative seconds are the past. */
export type Regime = (second: number) => number

export interface Terms {
  /** Seconds. */
  readonly duration: number
  readonly rate: number
  /** Step of the observed log price; 0 for none. */
  readonly tick: number
}

/** Seconds of the past that are there tick by tick; before them, minutes. */
const PAST = 300
const MINUTES_BEFORE = 55

/** One path of a driftless price around an order's life: what everyone sees, and what is true behind it. */
export interface Path {
  /** Observed prices second by second, `PAST` of them before the opening. */
  readonly prices: readonly number[]
  /** Closing prices of the minutes before those seconds. */
  readonly minutesBefore: readonly number[]
  /** The observed log price at a second, relative to the opening one. */
  readonly ahead: (second: number) => number
  /** True expected payout per stake of a call at a second, given the true volatilities to come. */
  readonly truth: (second: number) => number
}

const START = 20_000

/** Log prices are driftless: a random walk whose volatility the regime rules, seen through the tick. */
export const drawPath = (regime: Regime, terms: Terms, normalNumber: () => number): Path => {
  const { duration, rate, tick } = terms
  const seen = (log: number): number => (tick > 0 ? Math.round(log / tick) * tick : log)
  let log = 0
  const minutesBefore: number[] = []
  for (let m = 0; m < MINUTES_BEFORE; m++) {
    minutesBefore.push(START * Math.exp(seen(log)))
    log += normalNumber() * regime(-PAST - (MINUTES_BEFORE - m) * 60) * Math.sqrt(60)
  }
  const logs: number[] = []
  for (let second = -PAST; second <= duration; second++) {
    logs.push(log)
    log += normalNumber() * regime(second + 1)
  }
  const open = seen(logs[PAST] ?? 0)
  const variance = new Array<number>(duration + 1).fill(0)
  for (let s = duration - 1; s >= 0; s--) variance[s] = (variance[s + 1] ?? 0) + regime(s + 1) ** 2
  const at = (second: number): number => logs[PAST + second] ?? 0
  const above = (second: number, level: number): number => {
    const distance = at(second) - level
    const deviation = Math.sqrt(variance[second] ?? 0)
    return deviation === 0 ? Number(distance > 0) : normal(distance / deviation)
  }
  const truth = (second: number): number => {
    const win = above(second, open + tick / 2)
    return (1 + rate) * win + (tick > 0 ? above(second, open - tick / 2) - win : 0)
  }
  return {
    prices: logs.map((value) => START * Math.exp(seen(value))),
    minutesBefore,
    ahead: (second) => seen(at(second)) - open,
    truth,
  }
}

/** What the house sees at a second: 301 seconds, and the closes of an hour. */
export const recentAt = ({ prices, minutesBefore }: Path, second: number) => {
  const now = PAST + second
  const minutes = [...minutesBefore]
  for (let i = now % 60; i <= now; i += 60) minutes.push(prices[i] ?? START)
  return { seconds: prices.slice(Math.max(0, now - 300), now + 1), minutes: minutes.slice(-61) }
}
