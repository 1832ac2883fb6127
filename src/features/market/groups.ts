import type { PairRow } from './useMarket'
import { sortPairs, type Order } from './sort'

export const GROUPS = ['all', 'favourites', 'gainers', 'losers', 'turnover'] as const
export type Group = (typeof GROUPS)[number]
export type Rank = Exclude<Group, 'all' | 'favourites'>

/** How a ranking sorts, and how the server is asked for it. */
export const RANKS: Readonly<
  Record<Rank, { readonly order: Order; readonly ask: { readonly index: number; readonly sort: number } }>
> = {
  gainers: { order: { column: 'change', down: true }, ask: { index: 0, sort: 0 } },
  losers: { order: { column: 'change', down: false }, ask: { index: 0, sort: 1 } },
  turnover: { order: { column: 'volume', down: true }, ask: { index: 1, sort: 0 } },
}

export const isRank = (group: Group): group is Rank => group !== 'all' && group !== 'favourites'

/** Order of a group before a column was tapped; null: as starred. */
export const firstOrder = (group: Group): Order | null =>
  isRank(group) ? RANKS[group].order : group === 'all' ? { column: 'volume', down: true } : null

const FIGURE = { change: 'rise', volume: 'turnover', price: 'currentPrice', pair: 'tradeId' } as const

/** The pairs of a group in their order of now. A ranking lacks the pairs whose figure is not known. */
export const rowsOf = (
  group: Group,
  rows: readonly PairRow[],
  favourites: readonly number[],
  order: Order | null,
): PairRow[] => {
  if (group === 'favourites') {
    const starred = favourites.flatMap((id) => rows.filter(({ tradeId }) => tradeId === id))
    return order ? sortPairs(starred, order) : starred
  }
  const sorted = sortPairs(rows, order ?? { column: 'volume', down: true })
  if (!isRank(group)) return sorted
  const figure = FIGURE[RANKS[group].order.column]
  return sorted.filter((row) => row[figure] !== null)
}

/** Rows in the order of these ids; rows that are new stand last. */
export const inOrderOf = (rows: readonly PairRow[], ids: readonly number[]): PairRow[] => {
  const place = ({ tradeId }: PairRow): number => {
    const index = ids.indexOf(tradeId)
    return index < 0 ? ids.length : index
  }
  return [...rows].sort((a, b) => place(a) - place(b))
}
