import type { WireBar } from '@core/contract'
import type { Candle } from '../model/bars'

/** A bar of the contract as the chart's candle. */
export const toCandle = ([time, open, high, low, close, volume]: WireBar): Candle => ({
  time,
  open,
  high,
  low,
  close,
  volume,
})
