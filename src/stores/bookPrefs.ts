import { AMOUNT_DECIMALS, GROUPS, type AmountDecimals, type Group } from '@core/domain/book'
import { isRecord } from './stored'

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
