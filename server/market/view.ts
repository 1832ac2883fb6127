import type { TradeId } from '@core/domain'
import type { CandleEvent, TickEvent } from '../bus'
import type { Queries } from '../store/db'
import { FOREVER, readCandles, readTick } from './read'
import { barOfCandle } from './rows'
import { DAY, MINUTE, type Bar } from './types'

/** Bars of 24 h, and the one that closed before them. */
const KEPT = DAY / MINUTE + 1

/** What is asked all the time, in memory: last tick and the one-minute bars of a day, per pair. */
export class MarketView {
  private readonly ticks = new Map<TradeId, TickEvent>()
  private readonly minutes = new Map<TradeId, Bar[]>()

  async load(db: Queries, tradeId: TradeId): Promise<void> {
    const [tick, candles] = await Promise.all([
      readTick(db, tradeId, FOREVER),
      readCandles(db, tradeId, '1m', FOREVER, KEPT),
    ])
    if (tick) this.ticks.set(tradeId, tick)
    this.minutes.set(
      tradeId,
      candles.map((candle) => barOfCandle(tradeId, candle)),
    )
  }

  onTick(tick: TickEvent): void {
    this.ticks.set(tick.tradeId, tick)
  }

  onCandle({ tradeId, period, bar }: CandleEvent): void {
    if (period !== '1m') return
    const bars = this.minutes.get(tradeId) ?? []
    if (bars.at(-1)?.time === bar.time) bars.pop()
    bars.push(barOfCandle(tradeId, bar))
    if (bars.length > 2 * KEPT) bars.splice(0, bars.length - KEPT)
    this.minutes.set(tradeId, bars)
  }

  lastTick(tradeId: TradeId): TickEvent | null {
    return this.ticks.get(tradeId) ?? null
  }

  /** One-minute bars, oldest first, at least those of the last 24 h. */
  minuteBars(tradeId: TradeId): readonly Bar[] {
    return this.minutes.get(tradeId) ?? []
  }
}
