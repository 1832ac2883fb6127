import type { AccountTypeId, CurrencyId, FundTypeId } from '@core/domain'
import type { RequestOf } from '@core/contract/schemas'
import { dayStart } from './localTime'

/** Days back from today, today included; `all` does not restrict. */
export const RANGES = ['all', 'today', 'week', 'month', 'quarter'] as const
export type Range = (typeof RANGES)[number]

const DAYS: Readonly<Record<Exclude<Range, 'all'>, number>> = { today: 1, week: 7, month: 30, quarter: 90 }
const DAY = 86_400_000

export interface FundsFilter {
  readonly type: FundTypeId | null
  readonly currencyId: CurrencyId | null
  readonly accountType: AccountTypeId | null
  readonly range: Range
}

export const NO_FILTER: FundsFilter = { type: null, currencyId: null, accountType: null, range: 'all' }

export const isFiltered = (filter: FundsFilter): boolean =>
  filter.type !== null || filter.currencyId !== null || filter.accountType !== null || filter.range !== 'all'

/** The range's first moment in the user's zone; null without one. */
const startOf = (range: Range, now: number, zone: number): number | null =>
  range === 'all' ? null : dayStart(now, zone) - (DAYS[range] - 1) * DAY

/**
 * The request's part that the filter decides; what is not chosen is left out.
 * @param zone minutes that the user's clock is ahead of UTC
 */
export const filterRequest = (
  { type, currencyId, accountType, range }: FundsFilter,
  now: number,
  zone: number,
): RequestOf<'assets.histories'> => {
  const from = startOf(range, now, zone)
  return {
    ...(type === null ? {} : { type }),
    ...(currencyId === null ? {} : { currencyId }),
    ...(accountType === null ? {} : { accountType }),
    ...(from === null ? {} : { from }),
  }
}
