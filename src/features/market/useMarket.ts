import { useEffect } from 'react'
import { SUB } from '@core/contract/live'
import type { ResponseOf } from '@core/contract/schemas'
import { useStore } from 'zustand'
import { useCall, useKnown, useLive, type Loaded } from '@/api'
import { keepKnown } from '@/stores/keepKnown'
import { putQuotes, quotes } from '@/stores/quotes'

export type PairRow = ResponseOf<'ext.pairs'>[number]

/** All pairs: read once with their sparklines, then kept fresh by the socket. */
export const useMarket = (): Loaded<readonly PairRow[]> => {
  const loaded = useCall('ext.pairs', {})
  const { data } = loaded
  useEffect(() => {
    if (!data) return
    putQuotes(data)
    keepKnown('pairs', data)
  }, [data])
  useLive({ type: SUB.area })
  const byId = useStore(quotes, (s) => s.byId)
  return { ...loaded, data: data?.map((row) => ({ ...row, ...(byId[row.tradeId] ?? row) })) }
}

/**
 * All pairs; while they cannot be read, as they last were. Those figures are old, and no quotes: nothing trades on them.
 * @returns `asOf`: when they were true; null when they are of now
 */
export const useMarketOrKnown = (): Loaded<readonly PairRow[]> & { readonly asOf: number | null } => {
  const market = useMarket()
  const { value, asOf } = useKnown('pairs', market.data, market.problem !== undefined)
  const data = asOf === null ? market.data : value?.map((row) => ({ ...row, stale: true }))
  return { ...market, data, asOf }
}
