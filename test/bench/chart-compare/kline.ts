import { init, type KLineData } from 'klinecharts'
import type { Candle } from '@/features/chart/model/bars'
import { MA, SLOT, type Build } from './subject'

const plain = (c: Candle): KLineData => ({
  timestamp: c.time,
  open: Number(c.open),
  high: Number(c.high),
  low: Number(c.low),
  close: Number(c.close),
  volume: Number(c.volume),
})

/** klinecharts 10 with its own indicators. */
export const build: Build = (box, candles) => {
  const chart = init(box)
  if (!chart) throw new Error('no chart')
  let push: (bar: KLineData) => void = () => undefined
  chart.setDataLoader({
    getBars: ({ type, callback }) => callback(type === 'init' ? candles.map(plain) : [], false),
    subscribeBar: ({ callback }) => {
      push = callback
    },
  })
  chart.setBarSpace(SLOT)
  chart.createIndicator({ name: 'MA', calcParams: [...MA], paneId: 'candle_pane' })
  chart.createIndicator('VOL')
  chart.createIndicator('MACD')
  chart.setSymbol({ ticker: 'BTC/USDT', pricePrecision: 2, volumePrecision: 4 })
  chart.setPeriod({ type: 'minute', span: 1 })
  return { tick: (candle) => push(plain(candle)), pan: (dx) => chart.scrollByDistance(dx, 0) }
}
