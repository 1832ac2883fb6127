import type { Period } from '@core/domain'
import { createStudy, type Study } from '../indicators/study'
import { Bars, type Candle } from './bars'
import { AXIS_WIDTH, layOut, TIME_HEIGHT } from './layout'
import { Pane } from './pane'
import { localOffset, type ZoneOffset } from './time'
import { Viewport } from './viewport'

/** What the user points at: a bar and a height in CSS pixels. */
export interface Cross {
  index: number
  y: number
}

/** How a market's figures are written: digits of its price. */
export interface Market {
  readonly priceScale: number
}

/** Bars, studies, panes and the view on them. Knows nothing of canvases, pages or the network. */
export class ChartModel {
  readonly bars = new Bars()
  readonly view = new Viewport()
  panes: Pane[] = []
  period: Period = '15m'
  market: Market = { priceScale: 2 }
  cross: Cross | null = null
  width = 0
  height = 0

  constructor(readonly zone: ZoneOffset = localOffset) {
    this.arrange()
  }

  /** The intraday period is drawn as a line. */
  get line(): boolean {
    return this.period === 'intraday'
  }

  /** Forgets the bars and starts with another market or period. */
  open(market: Market, period: Period): void {
    this.market = market
    this.period = period
    this.cross = null
    this.bars.clear()
    this.arrange()
    this.view.reset(0)
  }

  resize(width: number, height: number): void {
    this.width = width
    this.height = height
    this.view.resize(Math.max(1, width - AXIS_WIDTH))
    layOut(this.panes, height)
  }

  /** Replaces all bars (first page). */
  load(candles: readonly Candle[]): void {
    this.bars.clear()
    for (const candle of candles) this.bars.append(candle)
    this.recompute(0)
    this.view.reset(this.bars.length)
  }

  /** Puts older bars in front; what is on screen stays where it is. */
  prepend(candles: readonly Candle[]): void {
    this.bars.prepend(candles)
    this.recompute(0)
    this.view.shift(candles.length)
    if (this.cross) this.cross.index += candles.length
  }

  /** A changed or new bar: costs the tail only. Unknown older bars are ignored (see `merge`). */
  upsert(candle: Candle): void {
    const { bars } = this
    const append = candle.time > bars.lastTime
    const index = append ? bars.length : bars.indexOf(candle.time)
    if (index < 0) return
    if (append) bars.append(candle)
    else bars.replace(index, candle)
    this.recompute(index)
    this.view.grow(bars.length)
  }

  /** Several ascending bars, changed or missing ones; those older than the first known bar are ignored. */
  merge(candles: readonly Candle[]): void {
    const { bars } = this
    const news = candles.filter((candle) => bars.length === 0 || candle.time >= bars.time[0]!)
    if (news.length === 0) return
    const index = bars.lowerBound(news[0]!.time)
    const byTime = new Map<number, Candle>()
    for (const candle of [...bars.truncate(index), ...news]) byTime.set(candle.time, candle)
    for (const candle of [...byTime.values()].sort((a, b) => a.time - b.time)) bars.append(candle)
    this.recompute(index)
    this.view.grow(bars.length)
  }

  /** Fits all value axes to the visible bars. */
  fit(): void {
    for (const pane of this.panes) pane.fit(this.bars, this.view, this.line)
  }

  /** The pane at height `y`, or undefined on the time axis. */
  paneAt(y: number): Pane | undefined {
    return this.panes.find((pane) => y >= pane.top && y < pane.top + pane.height)
  }

  /** The nearest height inside the panes. */
  clampY(y: number): number {
    return Math.min(Math.max(y, 0), Math.max(0, this.height - TIME_HEIGHT - 1))
  }

  private arrange(): void {
    const overlays: Study[] = this.line ? [] : [createStudy('MA')]
    this.panes = [new Pane(true, overlays), new Pane(false, [createStudy('VOL')])]
    layOut(this.panes, this.height)
  }

  private recompute(from: number): void {
    for (const pane of this.panes) for (const study of pane.studies) study.update(this.bars, from)
  }
}
