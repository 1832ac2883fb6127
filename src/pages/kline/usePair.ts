import { useRouter } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { SUB } from '@core/contract/live'
import { PAIRS, pairById, type Pair } from '@core/domain'
import { useCall, useLive } from '@/api'
import { useLiveState } from '@/stores/live'
import { putQuotes, quotes } from '@/stores/quotes'

/** The pair on screen: the route's `tradeId` first, then what the user picks. */
export const usePair = (): readonly [Pair, (pair: Pair) => void] => {
  const { params } = useRouter()
  return useState<Pair>(() => pairById(Number(params.tradeId)) ?? PAIRS[0])
}

interface PairState {
  /** Whether options can be bought on it; undefined while that is unknown. */
  readonly tradable: boolean | undefined
  /** Its prices are old: the market stands still, or the connection is lost. */
  readonly stale: boolean
}

/** Follows the pair. Renders again when one of these changes, not with every price. */
export const usePairState = ({ tradeId }: Pair): PairState => {
  useLive({ type: SUB.trade, tradeId })
  const { data } = useCall('search.tradeInfo', { id: tradeId })
  useEffect(() => {
    if (data) putQuotes([data])
  }, [data])
  const connected = useLiveState() === 'live'
  const quoteStale = useStore(quotes, (s) => s.byId[tradeId]?.stale ?? false)
  const quoteTradable = useStore(quotes, (s) => s.byId[tradeId]?.tradable ?? false)
  const known = data?.tradeId === tradeId
  return {
    tradable: known ? data.areaList.length > 0 && quoteTradable : undefined,
    stale: known && (!connected || quoteStale),
  }
}
