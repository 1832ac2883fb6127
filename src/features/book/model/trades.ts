import type { WireTrade } from '@core/contract/live'
import { money } from '@core/money'

/** Trades on screen; one more is kept, for the direction of the last. */
export const SHOWN = 40
const KEPT = SHOWN + 1

export type Move = 'up' | 'down' | 'same'

export interface TradeRow extends WireTrade {
  /** Against the price of the trade before. */
  readonly move: Move
}

const numberOf = ({ seq }: WireTrade): number => Number(seq)

/** True when `newer` (newest first) goes on right after `older`: nothing is missing between them. */
export const follows = (newer: readonly WireTrade[], older: readonly WireTrade[]): boolean => {
  const [oldest, newest] = [newer[newer.length - 1], older[0]]
  return !oldest || !newest || numberOf(oldest) <= numberOf(newest) + 1
}

/** What of a message is newer than everything known. */
export const newsOf = (message: readonly WireTrade[], known: readonly WireTrade[]): WireTrade[] => {
  const newest = known[0]
  return newest ? message.filter((trade) => numberOf(trade) > numberOf(newest)) : [...message]
}

/** Puts newer trades before older ones, each once; what is too old to be shown is let go. */
export const joinTrades = (newer: readonly WireTrade[], older: readonly WireTrade[]): WireTrade[] =>
  [...newsOf(newer, older), ...older].slice(0, KEPT)

const moveOf = (price: string, before: string): Move => {
  const order = money(price).cmp(before)
  return order > 0 ? 'up' : order < 0 ? 'down' : 'same'
}

/** The newest trades with their direction; the very first trade there is has none. */
export const tradeRows = (trades: readonly WireTrade[]): TradeRow[] =>
  trades.slice(0, SHOWN).map((trade, i) => ({
    ...trade,
    move: moveOf(trade.price, trades[i + 1]?.price ?? trade.price),
  }))
