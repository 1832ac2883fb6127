/** The 8 K-line periods. `intraday` is drawn as a line through one-minute bars. */
export const PERIODS = ['intraday', '1m', '5m', '15m', '30m', '1h', '1d', '1w'] as const
export type Period = (typeof PERIODS)[number]

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const WEEK = 7 * DAY
/** 1970-01-05 was the first Monday. */
const FIRST_MONDAY = 4 * DAY

export const PERIOD_MS: Readonly<Record<Period, number>> = {
  intraday: MINUTE,
  '1m': MINUTE,
  '5m': 5 * MINUTE,
  '15m': 15 * MINUTE,
  '30m': 30 * MINUTE,
  '1h': 60 * MINUTE,
  '1d': DAY,
  '1w': WEEK,
}

/** Opening time (ms, UTC) of the bar that `time` falls into; days are UTC, weeks start on Monday. */
export const barOpen = (time: number, period: Period): number => {
  const shift = period === '1w' ? FIRST_MONDAY : 0
  const length = PERIOD_MS[period]
  return Math.floor((time - shift) / length) * length + shift
}
