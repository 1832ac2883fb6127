import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { LIVE, SUB } from '@core/contract/live'
import type { TradeId } from '@core/domain'
import { call, onLiveMessage, useLive } from '@/api'
import { TradeFeed } from './model/tradeFeed'
import { tradeRows, type TradeRow } from './model/trades'

const feedOf = (tradeId: TradeId): TradeFeed =>
  new TradeFeed(async (limit) => (await call('ext.trades', { tradeId, limit })).trades)

/** Follows the trades of a pair while the page is shown. @returns newest first; null until the first word */
export const useTrades = (tradeId: TradeId): readonly TradeRow[] | null => {
  const [feed, setFeed] = useState(() => feedOf(tradeId))
  useEffect(() => {
    const next = feedOf(tradeId)
    setFeed(next)
    return onLiveMessage((message) => {
      if (message.code === LIVE.trades && message.obj.tradeId === tradeId) next.live(message.obj.trades)
    })
  }, [tradeId])
  useLive({ type: SUB.trades, tradeId })
  const { list } = useStore(feed.state)
  return list && tradeRows(list)
}
