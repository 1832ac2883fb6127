import { useRouter } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { SUB, type WireQuote } from '@core/contract/live'
import { PAIRS, pairById, type Pair } from '@core/domain'
import { useCall, useLive } from '@/api'
import { putQuotes, useQuote } from '@/stores/quotes'

/** The pair on screen: the route's `tradeId` first, then what the user picks. */
export const usePair = (): readonly [Pair, (pair: Pair) => void] => {
  const { params } = useRouter()
  return useState<Pair>(() => pairById(Number(params.tradeId)) ?? PAIRS[0])
}

interface PairData {
  readonly quote: WireQuote | undefined
  /** Whether options can be bought on it; undefined while that is unknown. */
  readonly tradable: boolean | undefined
  /** The server has spoken about this pair. */
  readonly known: boolean
}

/** Live figures of the pair. */
export const usePairData = ({ tradeId }: Pair): PairData => {
  useLive({ type: SUB.trade, tradeId })
  const { data } = useCall('search.tradeInfo', { id: tradeId })
  const quote = useQuote(tradeId)
  useEffect(() => {
    if (data) putQuotes([data])
  }, [data])
  const known = data?.tradeId === tradeId
  const tradable = known ? data.areaList.length > 0 && (quote ?? data).tradable : undefined
  return { quote, tradable, known }
}
