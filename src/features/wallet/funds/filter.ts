import {
  accountTypeById,
  currencyById,
  fundTypeById,
  type AccountTypeId,
  type CurrencyId,
  type FundTypeId,
} from '@core/domain'
import type { RequestOf } from '@core/contract/schemas'

/** Spans that end today, today included; `all` does not restrict; `custom` is from one day to another. */
export const RANGES = ['all', 'today', 'week', 'month', 'quarter', 'custom'] as const
export type Range = (typeof RANGES)[number]

const DAYS = { today: 1, week: 7, month: 30, quarter: 90 } as const

/** Which days: `first` and `last` (`2026-11-28`, the user's zone, both included) count for `custom` only. */
export interface Dates {
  readonly range: Range
  readonly first: string | null
  readonly last: string | null
}

export interface FundsFilter {
  readonly type: FundTypeId | null
  readonly currencyId: CurrencyId | null
  readonly accountType: AccountTypeId | null
  readonly dates: Dates
}

export const ANY_DATE: Dates = { range: 'all', first: null, last: null }
export const NO_FILTER: FundsFilter = { type: null, currencyId: null, accountType: null, dates: ANY_DATE }

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

export const isFiltered = ({ type, currencyId, accountType, dates }: FundsFilter): boolean =>
  type !== null || currencyId !== null || accountType !== null || dates.range !== 'all'

/** Midnight of the user's zone, so many days after that of a moment; days of 23 and 25 hours count as one. */
const midnight = (time: number, days: number): number => {
  const date = new Date(time)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime()
}

/** The user's midnight at which a day begins, or one so many days later. */
const dayStart = (day: string, days = 0): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + days).getTime()
}

/** Bounds of the chosen days in ms: `from` included, `to` not. */
const spanOf = ({ range, first, last }: Dates, now: number): { from?: number; to?: number } => {
  if (range === 'all') return {}
  if (range !== 'custom') return { from: midnight(now, 1 - DAYS[range]) }
  return {
    ...(first === null ? {} : { from: dayStart(first) }),
    ...(last === null ? {} : { to: dayStart(last, 1) }),
  }
}

/** Whether days can be applied: at least one, and not the last before the first. */
export const areDatesRight = ({ range, first, last }: Dates): boolean => {
  if (range !== 'custom') return true
  return first === null ? last !== null : last === null || first <= last
}

/** What the filter asks for; what is not chosen is left out. */
export const filterRequest = (
  { type, currencyId, accountType, dates }: FundsFilter,
  now: number,
): RequestOf<'ext.fundsExport'> => ({
  ...(type === null ? {} : { type }),
  ...(currencyId === null ? {} : { currencyId }),
  ...(accountType === null ? {} : { accountType }),
  ...spanOf(dates, now),
})
