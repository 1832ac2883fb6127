import type { Pair } from '@core/domain'
import type { Feed } from '../feed'
import { MINUTE, type Bar, type Tick } from '../types'
import { QUANTITY_SCALE } from '../units'
import { pathPrice, pathQuantity, TICKS_PER_MINUTE } from './path'

export interface ReplayOptions {
  pair: Pair
  /** One-minute bars in order of time. */
  bars: readonly Bar[]
  speed: number
  /** Bars before this moment (ms) are history; null begins at the first bar. */
  from: number | null
}

/** Index of the first bar that opens at or after `time`. */
const firstFrom = (bars: readonly Bar[], time: number): number => {
  let [low, high] = [0, bars.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((bars[middle]?.time ?? Infinity) < time) low = middle + 1
    else high = middle
  }
  return low
}

/** Plays a file of one-minute candles: each becomes 60 ticks, one a second. */
export const replayFeed = ({ pair, bars, speed, from }: ReplayOptions): Feed => {
  const [first, last] = [bars[0]?.time ?? 0, bars.at(-1)?.time ?? 0]
  const lot = 10n ** BigInt(QUANTITY_SCALE - pair.quantityScale)
  const start = Math.min(Math.max(from === null ? first : Math.floor(from / MINUTE) * MINUTE, first), last)

  const tickOf = (bar: Bar, index: number, second: number): Tick => ({
    tradeId: pair.tradeId,
    seq: index * TICKS_PER_MINUTE + second + 1,
    time: bar.time + second * 1000,
    price: pathPrice(bar, second),
    quantity: pathQuantity(bar, second, lot),
  })

  const turnover = (bar: Bar): bigint => {
    let sum = 0n
    for (let s = 0; s < TICKS_PER_MINUTE; s++) sum += pathPrice(bar, s) * pathQuantity(bar, s, lot)
    return sum
  }

  return {
    kind: 'replay',
    identity: `replay ${pair.base}${pair.quote} from ${new Date(first).toISOString()}`,
    speed,
    clock: 'own',
    fillsGaps: false,
    pairs: [pair],
    historyStart: () => first,
    liveStart: () => start,
    end: last + (TICKS_PER_MINUTE - 1) * 1000,
    reach: () => Infinity,
    ticks: (after, until) => {
      const ticks: Tick[] = []
      for (let i = firstFrom(bars, after - MINUTE + 1); i < bars.length; i++) {
        const bar = bars[i]
        if (!bar || bar.time > until) break
        const begin = Math.max(0, Math.floor((after - bar.time) / 1000) + 1)
        const end = Math.min(TICKS_PER_MINUTE - 1, Math.floor((until - bar.time) / 1000))
        for (let second = begin; second <= end; second++) ticks.push(tickOf(bar, i, second))
      }
      return ticks
    },
    *minuteBars(tradeId, fromTime, to) {
      if (tradeId !== pair.tradeId) return
      for (let i = firstFrom(bars, fromTime); i < bars.length; i++) {
        const bar = bars[i]
        if (!bar || bar.time >= to) return
        yield { ...bar, turnover: turnover(bar) }
      }
    },
  }
}
