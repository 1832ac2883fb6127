import { money } from '@core/money'
import type { PairRow } from './useMarket'

export type Column = 'pair' | 'volume' | 'price' | 'change'
export interface Order {
  readonly column: Column
  readonly down: boolean
}

const FIELD = { volume: 'turnover', price: 'currentPrice', change: 'rise' } as const

/** Unknown figures stand last, whichever way the column is sorted. */
export const sortPairs = (rows: readonly PairRow[], { column, down }: Order): PairRow[] =>
  [...rows].sort((a, b) => {
    if (column === 'pair') return a.tradeCurrencyName.localeCompare(b.tradeCurrencyName) * (down ? -1 : 1)
    const [x, y] = [a[FIELD[column]], b[FIELD[column]]]
    if (x === null || y === null) return x === y ? 0 : x === null ? 1 : -1
    return money(x).cmp(money(y)) * (down ? -1 : 1)
  })

/** A tap on a column: falling first, then rising. */
export const nextOrder = (order: Order | null, column: Column): Order =>
  order?.column === column ? { column, down: !order.down } : { column, down: column !== 'pair' }

const ENGLISH: Readonly<Record<string, string>> = { BTC: 'BITCOIN', ETH: 'ETHEREUM', TRX: 'TRON', BBT: 'BBT' }

/**
 * Pairs found by what was typed: the pair with or without the slash, or the coin's name.
 * @param names of coins in the user's language, by code; English ones are always known
 */
export const searchPairs = (
  rows: readonly PairRow[],
  text: string,
  names: Readonly<Record<string, string>> = {},
): PairRow[] => {
  const wanted = text.toUpperCase().replace(/[\s/_-]/g, '')
  return rows.filter(({ tradeCurrencyName: base, currencyName: quote }) =>
    [`${base}${quote}`, ENGLISH[base] ?? '', (names[base] ?? '').toUpperCase()].some((name) =>
      name.includes(wanted),
    ),
  )
}

/** How many pairs rose and fell over 24 hours. */
export const countDirections = (
  rows: readonly PairRow[],
): { readonly up: number; readonly down: number } => ({
  up: rows.filter((row) => row.rise !== null && money(row.rise).gt('0')).length,
  down: rows.filter((row) => row.rise !== null && money(row.rise).lt('0')).length,
})
