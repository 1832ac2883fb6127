import { barOpen, type TradeId } from '@core/domain'
import { STORED_PERIODS, type Bar, type ChangedBar, type StoredPeriod, type Tick } from './types'

const barOfTick = (tick: Tick): Bar => ({
  time: tick.time,
  open: tick.price,
  high: tick.price,
  low: tick.price,
  close: tick.price,
  volume: tick.quantity,
  turnover: tick.price * tick.quantity,
})

/** Extends `bar` in place by what happened after it. */
const extend = (bar: Bar, next: Bar): void => {
  if (next.high > bar.high) bar.high = next.high
  if (next.low < bar.low) bar.low = next.low
  bar.close = next.close
  bar.volume += next.volume
  bar.turnover += next.turnover
}

/**
 * Folds ticks, or whole one-minute bars, into the bars of every stored period. They must come in order of time.
 * A bar exists only where something was traded.
 */
export class CandleFolder {
  private readonly open = new Map<TradeId, Map<StoredPeriod, Bar>>()
  private readonly changed = new Map<Bar, ChangedBar>()

  private openOf(tradeId: TradeId): Map<StoredPeriod, Bar> {
    const bars = this.open.get(tradeId) ?? new Map<StoredPeriod, Bar>()
    this.open.set(tradeId, bars)
    return bars
  }

  /** Sets the newest stored bar of a pair and period, to go on from after a restart. */
  restore(tradeId: TradeId, period: StoredPeriod, bar: Bar): void {
    this.openOf(tradeId).set(period, { ...bar })
  }

  addTick(tick: Tick): void {
    this.addBar(tick.tradeId, barOfTick(tick))
  }

  /** @param piece a tick as a bar, or a one-minute bar: it must lie inside one bar of every period */
  addBar(tradeId: TradeId, piece: Bar): void {
    const bars = this.openOf(tradeId)
    for (const period of STORED_PERIODS) {
      const time = barOpen(piece.time, period)
      let bar = bars.get(period)
      if (bar?.time === time) {
        extend(bar, piece)
      } else {
        bar = { ...piece, time }
        bars.set(period, bar)
      }
      if (!this.changed.has(bar)) this.changed.set(bar, { tradeId, period, bar })
    }
  }

  /** True when nothing was ever folded or restored. */
  get empty(): boolean {
    return this.open.size === 0
  }

  /** How many bars wait to be written. */
  get pending(): number {
    return this.changed.size
  }

  /** Bars that changed since the last call, as they are now, oldest first within a pair and period. */
  takeChanged(): ChangedBar[] {
    const bars = [...this.changed.values()].map((c) => ({ ...c, bar: { ...c.bar } }))
    this.changed.clear()
    return bars
  }
}
