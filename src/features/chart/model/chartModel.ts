import type { Period } from '@core/domain'
import { DEFAULT_CHOICES, type Choice } from '../indicators/choice'
import { definitionOf } from '../indicators/registry'
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
  /** What is on screen: the main pane first. Those that do not fit wait in `stack`. */
  panes: readonly Pane[] = []
  period: Period = '15m'
  market: Market = { priceScale: 2 }
  cross: Cross | null = null
  width = 0
  height = 0
  private stack: readonly Pane[] = []
  private choices: readonly Choice[] = DEFAULT_CHOICES
  private studies = new Map<string, Study>()

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
    this.studies.clear()
    this.arrange()
    this.view.reset(0)
  }

  /** Shows these indicators; those that stay as they are keep what they have computed. */
  choose(choices: readonly Choice[]): void {
    this.choices = choices
    this.arrange()
  }

  resize(width: number, height: number): void {
    this.width = width
    this.height = height
    this.view.resize(Math.max(1, width - AXIS_WIDTH))
    this.panes = layOut(this.stack, height)
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
    const known = this.studies
    this.studies = new Map()
    const overlays: Study[] = []
    const own: Pane[] = []
    for (const choice of this.choices) {
      const main = definitionOf(choice.id).place === 'main'
      if (main && this.line) continue
      const study = this.study(choice, known)
      if (main) overlays.push(study)
      else own.push(new Pane(false, [study]))
    }
    this.stack = [new Pane(true, overlays), ...own]
    this.panes = layOut(this.stack, this.height)
  }

  /** The study of a choice: a known one, or a new one brought up to date. */
  private study({ id, parameters }: Choice, known: ReadonlyMap<string, Study>): Study {
    const key = [id, ...parameters].join()
    const study = known.get(key) ?? createStudy(id, parameters)
    if (!known.has(key)) study.update(this.bars, 0)
    this.studies.set(key, study)
    return study
  }

  private recompute(from: number): void {
    for (const study of this.studies.values()) study.update(this.bars, from)
  }
}
