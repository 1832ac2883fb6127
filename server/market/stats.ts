import type { TradeId } from '@core/domain'
import { pairOf } from './rows'
import { DAY, MINUTE, type Bar } from './types'
import { divideHalfUp, fromUnits, fromUnitsShort, QUANTITY_SCALE } from './units'

/** Figures of the last 24 h of market time, as exact decimal texts. */
export interface Stats {
  /** Price 24 h ago, or the first one since. */
  open: string
  last: string
  high: string
  low: string
  /** `last - open`, signed. */
  change: string
  /** The change in percent of `open`, two decimals, signed. */
  rise: string
  /** Traded quantity of the base currency. */
  volume: string
  /** Traded value in the quote currency. */
  turnover: string
}

const inWindow = (bars: readonly Bar[], from: number): number => {
  let index = bars.length
  while (index > 0 && (bars[index - 1]?.time ?? 0) >= from) index--
  return index
}

/**
 * @param bars one-minute bars, oldest first
 * @param now market time in ms; the window begins with the minute 24 h before the running one
 * @returns null when nothing was traded in the window
 */
export const stats24h = (tradeId: TradeId, bars: readonly Bar[], now: number): Stats | null => {
  const from = Math.floor(now / MINUTE) * MINUTE - DAY + MINUTE
  const begin = inWindow(bars, from)
  const [first, last] = [bars[begin], bars.at(-1)]
  if (!first || !last) return null
  let { high, low } = first
  let [volume, turnover] = [0n, 0n]
  for (let i = begin; i < bars.length; i++) {
    const bar = bars[i] as Bar
    if (bar.high > high) high = bar.high
    if (bar.low < low) low = bar.low
    volume += bar.volume
    turnover += bar.turnover
  }
  const { priceScale } = pairOf(tradeId)
  const open = bars[begin - 1]?.close ?? first.open
  const price = (units: bigint): string => fromUnits(units, priceScale)
  return {
    open: price(open),
    last: price(last.close),
    high: price(high),
    low: price(low),
    change: price(last.close - open),
    rise: fromUnits(divideHalfUp((last.close - open) * 10_000n, open), 2),
    volume: fromUnitsShort(volume, QUANTITY_SCALE),
    turnover: fromUnitsShort(turnover, priceScale + QUANTITY_SCALE),
  }
}

const LINE_POINTS = 48
const LINE_STEP = DAY / LINE_POINTS

/** Closing prices of every half hour of the last 24 h, for a small line; the last point is the last price. */
export const sparkline = (tradeId: TradeId, bars: readonly Bar[], now: number): string[] => {
  const { priceScale } = pairOf(tradeId)
  const points = new Map<number, bigint>()
  for (let i = inWindow(bars, now - DAY); i < bars.length; i++) {
    const bar = bars[i] as Bar
    points.set(Math.floor(bar.time / LINE_STEP), bar.close)
  }
  return [...points.values()].map((close) => fromUnits(close, priceScale))
}
