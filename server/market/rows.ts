import { PAIRS, type Pair, type TradeId } from '@core/domain'
import type { TickEvent } from '../bus'
import type { CandleRow } from '../store/tables/market'
import type { Bar, ChangedBar, Tick } from './types'
import { fromUnits, fromUnitsShort, QUANTITY_SCALE, storedUnits } from './units'

/** A bar as everyone but the folder sees it: exact decimal texts. */
export interface Candle {
  /** Opening time in ms. */
  time: number
  open: string
  high: string
  low: string
  close: string
  volume: string
  turnover: string
}

export const pairOf = (tradeId: TradeId): Pair => {
  const pair = PAIRS.find((p) => p.tradeId === tradeId)
  if (!pair) throw new Error(`no pair ${String(tradeId)}`)
  return pair
}

export const tickEvent = (tick: Tick): TickEvent => ({
  tradeId: tick.tradeId,
  seq: String(tick.seq),
  time: tick.time,
  price: fromUnits(tick.price, pairOf(tick.tradeId).priceScale),
  quantity: fromUnitsShort(tick.quantity, QUANTITY_SCALE),
})

export const candleOf = ({ tradeId, bar }: Pick<ChangedBar, 'tradeId' | 'bar'>): Candle => {
  const { priceScale } = pairOf(tradeId)
  return {
    time: bar.time,
    open: fromUnits(bar.open, priceScale),
    high: fromUnits(bar.high, priceScale),
    low: fromUnits(bar.low, priceScale),
    close: fromUnits(bar.close, priceScale),
    volume: fromUnitsShort(bar.volume, QUANTITY_SCALE),
    turnover: fromUnitsShort(bar.turnover, priceScale + QUANTITY_SCALE),
  }
}

export const candleOfRow = (row: CandleRow): Candle => ({
  time: Number(row.time),
  open: row.open,
  high: row.high,
  low: row.low,
  close: row.close,
  volume: row.volume,
  turnover: row.turnover,
})

export const barOfCandle = (tradeId: TradeId, candle: Candle): Bar => {
  const { priceScale } = pairOf(tradeId)
  return {
    time: candle.time,
    open: storedUnits(candle.open, priceScale),
    high: storedUnits(candle.high, priceScale),
    low: storedUnits(candle.low, priceScale),
    close: storedUnits(candle.close, priceScale),
    volume: storedUnits(candle.volume, QUANTITY_SCALE),
    turnover: storedUnits(candle.turnover, priceScale + QUANTITY_SCALE),
  }
}
