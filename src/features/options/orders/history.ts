import type { RequestOf } from '@core/contract/schemas'
import type { TradeId } from '@core/domain'
import type { Direction } from '@core/domain/options'
import { ANY_DATE, filterRequest, NO_FILTER, type Dates } from '@/features/wallet/funds/filter'
import '@/i18n/areas/options'

type Request = RequestOf<'options.orderHistories'>

/** By status as the product has it, or by how exactly orders ended. `cancelled` is the status: void, cancelled and sold back together. */
export const ENDINGS = ['all', 'completed', 'win', 'loss', 'equal', 'cancelled', 'soldBack', 'void'] as const

export interface HistoryFilter {
  /** 0 for every pair. */
  readonly tradeId: TradeId | 0
  readonly ending: (typeof ENDINGS)[number]
  readonly direction: Direction | 'both'
  readonly dates: Dates
}

export const EVERYTHING: HistoryFilter = { tradeId: 0, ending: 'all', direction: 'both', dates: ANY_DATE }

export const isFiltered = ({ tradeId, ending, direction, dates }: HistoryFilter): boolean =>
  tradeId !== 0 || ending !== 'all' || direction !== 'both' || dates.range !== 'all'

const endingRequest = (ending: HistoryFilter['ending']): Pick<Request, 'status' | 'ended'> => {
  if (ending === 'all') return {}
  return ending === 'completed' || ending === 'cancelled' ? { status: ending } : { ended: ending }
}

/** What the filter asks for; what is not chosen is left out. @param now market time, which the days are counted from */
export const historyRequest = (filter: HistoryFilter, now: number): Request => {
  const { from, to } = filterRequest({ ...NO_FILTER, dates: filter.dates }, now)
  return {
    ...endingRequest(filter.ending),
    ...(filter.tradeId === 0 ? {} : { tradeId: filter.tradeId }),
    ...(filter.direction === 'both' ? {} : { direction: filter.direction }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  }
}
