import { PAIRS, type TradeId } from '@core/domain'
import type { Feed } from '../feed'
import { DAY, HOUR, MINUTE, type Tick } from '../types'
import { HISTORY, SimulatedSymbol, type Character, type Seed } from './symbol'

const CHARACTERS: Readonly<Record<TradeId, Character>> = {
  1: { price: 22_400, dailyVolatility: 0.025, quantity: 0.02 },
  2: { price: 1_560, dailyVolatility: 0.03, quantity: 0.25 },
  3: { price: 0.0678, dailyVolatility: 0.035, quantity: 1_500 },
  4: { price: 0.84, dailyVolatility: 0.03, quantity: 220 },
}

/** Ticks of the last hour are there from the beginning; older history is bars only. */
const LIVE_BEFORE = HOUR

const bySequence = (a: Tick, b: Tick): number => a.time - b.time || a.tradeId - b.tradeId

/** @param text 16 hexadecimal digits */
export const seedOf = (text: string): Seed => [
  parseInt(text.slice(0, 8), 16) | 0,
  parseInt(text.slice(8, 16), 16) | 0,
]

/** An invented market: every tick is a function of seed, pair and second. */
export const simulatedFeed = (seedText: string): Feed => {
  const symbols = PAIRS.map((pair) => new SimulatedSymbol(pair, seedOf(seedText), CHARACTERS[pair.tradeId]))
  return {
    kind: 'simulated',
    identity: 'simulated',
    speed: 1,
    clock: 'wall',
    fillsGaps: false,
    pairs: PAIRS,
    historyStart: (now) => Math.floor((now - HISTORY) / DAY) * DAY,
    liveStart: (now) => Math.floor((now - LIVE_BEFORE) / MINUTE) * MINUTE,
    end: null,
    reach: () => Infinity,
    ticks: (after, until) => {
      const ticks: Tick[] = []
      for (const symbol of symbols) {
        const last = symbol.secondAt(until)
        for (let second = symbol.secondAt(after) + 1; second <= last; second++)
          ticks.push(symbol.tick(second))
      }
      return ticks.sort(bySequence)
    },
    *minuteBars(tradeId, from, to) {
      const symbol = symbols.find((s) => s.pair.tradeId === tradeId)
      for (let time = from; symbol && time < to; time += MINUTE) yield symbol.minuteBar(time)
    },
  }
}
