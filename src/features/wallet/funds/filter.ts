import {
  accountTypeById,
  currencyById,
  fundTypeById,
  type AccountTypeId,
  type CurrencyId,
  type FundTypeId,
} from '@core/domain'
import type { RequestOf } from '@core/contract/schemas'

/** Spans that end today, today included; `all` does not restrict. */
export const RANGES = ['all', 'today', 'week', 'month', 'quarter'] as const
export type Range = (typeof RANGES)[number]

const DAYS: Readonly<Record<Exclude<Range, 'all'>, number>> = { today: 1, week: 7, month: 30, quarter: 90 }

export interface FundsFilter {
  readonly type: FundTypeId | null
  readonly currencyId: CurrencyId | null
  readonly accountType: AccountTypeId | null
  readonly range: Range
}

export const NO_FILTER: FundsFilter = { type: null, currencyId: null, accountType: null, range: 'all' }

/** From the address's query; what it does not name, or names wrongly, does not restrict. */
export const filterFrom = (query: {
  type?: string
  currencyId?: string
  accountType?: string
}): FundsFilter => ({
  ...NO_FILTER,
  type: fundTypeById(Number(query.type))?.id ?? null,
  currencyId: currencyById(Number(query.currencyId))?.id ?? null,
  accountType: accountTypeById(Number(query.accountType))?.id ?? null,
})

export const isFiltered = (filter: FundsFilter): boolean =>
  filter.type !== null || filter.currencyId !== null || filter.accountType !== null || filter.range !== 'all'

/** Midnight of the user's zone at which a range begins; days of 23 and 25 hours count as one. */
const startOf = (range: Range, now: number): number | null => {
  if (range === 'all') return null
  const date = new Date(now)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - (DAYS[range] - 1)).getTime()
}

/** The part of the request that the filter decides; what is not chosen is left out. */
export const filterRequest = (
  { type, currencyId, accountType, range }: FundsFilter,
  now: number,
): RequestOf<'assets.histories'> => {
  const from = startOf(range, now)
  return {
    ...(type === null ? {} : { type }),
    ...(currencyId === null ? {} : { currencyId }),
    ...(accountType === null ? {} : { accountType }),
    ...(from === null ? {} : { from }),
  }
}
