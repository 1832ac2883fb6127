import { useCallback, useState } from 'react'
import type { WireOptionOrder } from '@core/contract/live'
import type { ResponseOf } from '@core/contract/schemas'
import { call } from '@/api'
import { marketNow } from '@/stores/clock'
import '@/i18n/areas/options'
import { historyRequest, type HistoryFilter } from './history'

export type Statistics = ResponseOf<'options.orderHistories'>['statistics']

const PAGE_SIZE = 20

/** Reads pages of finished orders and keeps the statistics that come with them. */
export const useHistoryReader = (filter: HistoryFilter) => {
  const [statistics, setStatistics] = useState<Statistics | null>(null)
  const read = useCallback(
    async (pageNum: number): Promise<{ list: WireOptionOrder[]; pages: number; total: number }> => {
      const request = historyRequest(filter, marketNow())
      const page = await call('options.orderHistories', { ...request, pageNum, pageSize: PAGE_SIZE })
      setStatistics(page.statistics)
      return page
    },
    [filter],
  )
  return { read, statistics }
}
