import { useEffect } from 'react'
import { SUB } from '@core/contract/live'
import type { ResponseOf } from '@core/contract/schemas'
import { useStore } from 'zustand'
import { useCall, useLive, type Loaded } from '@/api'
import { putQuotes, quotes } from '@/stores/quotes'

export type PairRow = ResponseOf<'ext.pairs'>[number]

/** All pairs: read once with their sparklines, then kept fresh by the socket. */
export const useMarket = (): Loaded<readonly PairRow[]> => {
  const loaded = useCall('ext.pairs', {})
  const { data } = loaded
  useEffect(() => {
    if (data) putQuotes(data)
  }, [data])
  useLive({ type: SUB.area })
  const byId = useStore(quotes, (s) => s.byId)
  return { ...loaded, data: data?.map((row) => ({ ...row, ...(byId[row.tradeId] ?? row) })) }
}
