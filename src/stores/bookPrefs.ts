import { isRecord } from './stored'

/** How many units of a pair's price scale one row of the book may span. */
export const GROUPS = [1, 10, 100] as const
export type Group = (typeof GROUPS)[number]

/** Decimals that amounts of the market may be shown with. */
export const AMOUNT_DECIMALS = [2, 3, 4, 5, 6] as const
export type AmountDecimals = (typeof AMOUNT_DECIMALS)[number]

/** How the user wants the book. */
export interface BookPrefs {
  readonly group: Group
  readonly decimals: AmountDecimals
}

export const DEFAULT_BOOK: BookPrefs = { group: 1, decimals: 4 }

export const readBookPrefs = (value: unknown): BookPrefs | undefined => {
  if (!isRecord(value)) return undefined
  return {
    group: GROUPS.find((group) => group === value.group) ?? DEFAULT_BOOK.group,
    decimals: AMOUNT_DECIMALS.find((decimals) => decimals === value.decimals) ?? DEFAULT_BOOK.decimals,
  }
}
