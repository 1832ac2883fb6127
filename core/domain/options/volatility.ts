/** Step of the minute series, in seconds. */
export const VOLATILITY_STEP = 60

/** Windows of the second series over which movement is measured, in seconds. */
const WINDOWS = [5, 15, 60, 300] as const

/** How many seconds back the second series goes. */
export const VOLATILITY_SECONDS = 300

/** How many minutes back the minute series goes. */
export const VOLATILITY_MINUTES = 60

/** The band is wider than what was measured, by these factors: a measurement over few steps is off by a fifth. */
const WIDER = 1.25
const NARROWER = 0.8

/**
 * Below this (per square root of a second, about 6% a year) an estimate is too calm to be believed:
 * a market that stood still for a while would make every running order look decided.
 */
const CALMEST = 1e-5

/** What the market did lately. Floats are fine here: they feed a probability, not a balance. */
export interface RecentPrices {
  /** The price at each of the last seconds, oldest first, up to `VOLATILITY_SECONDS` + 1 of them. */
  readonly seconds: readonly number[]
  /** Closing prices of the last minutes, oldest first, up to `VOLATILITY_MINUTES` + 1 of them. */
  readonly minutes: readonly number[]
}

/** Volatilities of the log price per square root of a second between which the near future is taken to lie. */
export interface VolatilityBand {
  readonly low: number
  readonly high: number
}

/** Volatility per square root of a second of prices that are `step` seconds apart, oldest first; null without a step. */
export const volatilityOf = (prices: readonly number[], step: number): number | null => {
  const returns = prices.slice(1).map((price, i) => Math.log(price / (prices[i] ?? price)))
  if (returns.length === 0) return null
  const perStep = returns.reduce((total, r) => total + r * r, 0) / returns.length
  return Math.sqrt(perStep / step)
}

/**
 * The band of volatilities that recent movement allows: from the calmest window (times 0.8) to the wildest (times 1.25)
 * of the last 5, 15, 60 and 300 seconds and the last hour. So a burst after a quiet hour widens it at once upwards, and
 * a calm after a burst downwards.
 */
export const volatilityBand = ({ seconds, minutes }: RecentPrices): VolatilityBand => {
  const measured = [
    ...WINDOWS.map((window) => volatilityOf(seconds.slice(-window - 1), 1)),
    volatilityOf(minutes, VOLATILITY_STEP),
  ].filter((volatility): volatility is number => volatility !== null)
  if (measured.length === 0) return { low: CALMEST, high: CALMEST }
  return {
    low: Math.max(CALMEST, Math.min(...measured) * NARROWER),
    high: Math.max(CALMEST, Math.max(...measured) * WIDER),
  }
}
