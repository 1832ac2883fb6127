import { useEffect } from 'react'
import { SUB } from '@core/contract/live'
import type { ResponseOf } from '@core/contract/schemas'
import { useStore } from 'zustand'
import { useCall, useKnown, useLive, type Loaded } from '@/api'
import { keepKnown } from '@/stores/keepKnown'
import { putQuotes, quotes } from '@/stores/quotes'

export type PairRow = ResponseOf<'ext.pairs'>[number]

/** All pairs with their sparklines, as they were read; kept fresh by `useLiveRows`. */
export const usePairs = (): Loaded<readonly PairRow[]> => {
  const loaded = useCall('ext.pairs', {})
  const { data } = loaded
  useEffect(() => {
    if (!data) return
    putQuotes(data)
    keepKnown('pairs', data)
  }, [data])
  return loaded
}

/** Pairs with their figures of this moment, from the socket: renders with every tick. */
export const useLiveRows = (data: readonly PairRow[] | undefined): readonly PairRow[] | undefined => {
  useLive({ type: SUB.area })
  const byId = useStore(quotes, (s) => s.byId)
  return data?.map((row) => ({ ...row, ...(byId[row.tradeId] ?? row) }))
}

/** Both in one, for a screen that is all market. */
export const useMarket = (): Loaded<readonly PairRow[]> => {
  const pairs = usePairs()
  return { ...pairs, data: useLiveRows(pairs.data) }
}

interface RowsOrKnown {
  readonly data: readonly PairRow[] | undefined
  /** When they were true; null when they are of now. */
  readonly asOf: number | null
}

/** Live rows; while they cannot be read, as they last were. Those figures are old, and no quotes: nothing trades on them. */
export const useRowsOrKnown = ({ data, problem }: Loaded<readonly PairRow[]>): RowsOrKnown => {
  const live = useLiveRows(data)
  const { value, asOf } = useKnown('pairs', live, problem !== undefined)
  return { data: asOf === null ? live : value?.map((row) => ({ ...row, stale: true })), asOf }
}

/** All pairs, live or as they last were. */
export const useMarketOrKnown = (): Loaded<readonly PairRow[]> & RowsOrKnown => {
  const pairs = usePairs()
  return { ...pairs, ...useRowsOrKnown(pairs) }
}
