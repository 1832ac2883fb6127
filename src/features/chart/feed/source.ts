import { LIVE, SUB } from '@core/contract/live'
import type { Period, TradeId } from '@core/domain'
import { call, onLiveMessage, subscribe } from '@/api'
import { liveStatus } from '@/stores/live'
import type { CandleSource } from './candleFeed'
import { toCandle } from './wire'

/** Candles of one pair and period from the server: pages by call, changes by socket. */
export const candleSource = (tradeId: TradeId, period: Period): CandleSource => ({
  fetch: async (query) => {
    const { bars, more } = await call('ext.candles', { tradeId, period, ...query })
    return { candles: bars.map(toCandle), more }
  },
  subscribe: (onCandles) => {
    const stopTopic = subscribe({ type: SUB.candles, tradeId, period })
    const stopListening = onLiveMessage((message) => {
      if (message.code !== LIVE.candle) return
      const { obj } = message
      if (obj.tradeId === tradeId && obj.period === period) onCandles(obj.bars.map(toCandle))
    })
    return () => {
      stopListening()
      stopTopic()
    }
  },
  onReconnect: (run) =>
    liveStatus.subscribe((now, before) => {
      if (now.connects > before.connects) run()
    }),
})
