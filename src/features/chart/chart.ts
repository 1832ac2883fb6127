import { barOpen, PERIOD_MS, type Period } from '@core/domain'
import type { Surface } from '@/platform/canvas'
import { NOTHING, type Sketch } from './drawings/sketch'
import type { Choice } from './indicators/choice'
import { sameMarks, type ChartMark } from './marks/types'
import type { Candle } from './model/bars'
import { ChartModel, type Market } from './model/chartModel'
import { countdown } from './model/time'
import { drawBase, drawTop } from './renderers/layers'
import type { AxisLabels, Frame } from './renderers/frame'
import type { ChartLabels, ChartTheme } from './renderers/theme'

/** Fewer bars than this left of the view: older ones are asked for. */
const HISTORY_MARGIN = 120

export interface ChartOptions {
  readonly theme: ChartTheme
  readonly labels: ChartLabels
  /** Market time in ms, or null while unknown; the countdown to the bar's close follows it. */
  readonly now: () => number | null
  /** The view comes near the oldest bar. Asked again with every change until `prepend` brings more. */
  readonly onNeedHistory?: () => void
  /** Something that the page shows about the chart has changed (at the newest bar or not, bars, crosshair). */
  readonly onChange?: () => void
}

/** A chart on two canvases: changes mark a layer dirty, one frame draws what is dirty. */
export class Chart {
  readonly model: ChartModel
  private base: Surface | null = null
  private top: Surface | null = null
  private baseDirty = false
  private topDirty = false
  private frame: number | null = null
  private left = ''
  private stale = false
  private marks: readonly ChartMark[] = []
  private sketch: Sketch = NOTHING
  private readonly axis: AxisLabels = { prices: [], times: [] }

  constructor(
    private options: ChartOptions,
    model = new ChartModel(),
  ) {
    this.model = model
  }

  /** Draws on these canvases from now on; both have the same size. */
  attach(base: Surface, top: Surface): void {
    this.base = base
    this.top = top
    this.resized()
  }

  detach(): void {
    if (this.frame !== null) this.base?.cancelFrame(this.frame)
    this.frame = null
    this.base = null
    this.top = null
  }

  /** The canvases' size has changed. */
  resized(): void {
    if (!this.base?.width || !this.base.height) return
    this.model.resize(this.base.width, this.base.height)
    this.changed()
  }

  configure(options: Partial<Pick<ChartOptions, 'theme' | 'labels'>>): void {
    this.options = { ...this.options, ...options }
    this.invalidate()
  }

  setStale(stale: boolean): void {
    if (stale === this.stale) return
    this.stale = stale
    this.invalidate()
  }

  /** Shows the user's orders and positions on this market; nothing is drawn when they are the same. */
  setMarks(marks: readonly ChartMark[]): void {
    if (sameMarks(marks, this.marks)) return
    this.marks = marks
    this.baseDirty = true
    this.schedule()
  }

  /** Shows the user's lines, and what is being done with them. */
  setSketch(sketch: Sketch): void {
    this.sketch = sketch
    this.invalidate()
  }

  /** Shows these indicators, each over the candles or in a pane of its own. */
  choose(choices: readonly Choice[]): void {
    this.model.choose(choices)
    this.changed()
  }

  open(market: Market, period: Period): void {
    this.model.open(market, period)
    this.changed()
  }

  load(candles: readonly Candle[]): void {
    this.model.load(candles)
    this.changed()
  }

  prepend(candles: readonly Candle[]): void {
    this.model.prepend(candles)
    this.changed()
  }

  upsert(candle: Candle): void {
    this.model.upsert(candle)
    this.changed()
  }

  merge(candles: readonly Candle[]): void {
    this.model.merge(candles)
    this.changed()
  }

  /** @returns false when the end of the road is reached */
  pan(dx: number): boolean {
    const moved = this.model.view.pan(dx)
    if (moved) this.changed()
    return moved
  }

  zoom(factor: number, anchorX: number): void {
    this.model.view.zoom(factor, anchorX)
    this.changed()
  }

  toLatest(): void {
    this.model.view.toLatest()
    this.changed()
  }

  /** Points at a place, or at nothing; only the top canvas is drawn again. */
  point(place: { x: number; y: number } | null): void {
    const { model } = this
    const index = place ? model.view.indexAt(place.x) : -1
    model.cross = place && index >= 0 ? { index, y: model.clampY(place.y) } : null
    this.topDirty = true
    this.schedule()
    this.options.onChange?.()
  }

  /** Call a few times a second: draws when the shown countdown changes. */
  tickClock(): void {
    const left = this.timeLeft()
    if (left === this.left) return
    this.left = left
    this.baseDirty = true
    this.schedule()
  }

  /** Draws what is dirty now, without waiting for the next frame. */
  flush(): void {
    const { base, top } = this
    if (!base || !top) return
    if (this.baseDirty) drawBase(this.frameFor(base))
    if (this.topDirty) drawTop(this.frameFor(top))
    this.baseDirty = this.topDirty = false
  }

  private changed(): void {
    const { bars, view, cross } = this.model
    if (cross && (cross.index < view.from || cross.index >= view.to)) this.model.cross = null
    this.baseDirty = true
    this.topDirty ||= cross !== null || this.sketch.active
    this.schedule()
    if (bars.length > 0 && view.from < HISTORY_MARGIN) this.options.onNeedHistory?.()
    this.options.onChange?.()
  }

  private invalidate(): void {
    this.baseDirty = this.topDirty = true
    this.schedule()
  }

  private schedule(): void {
    if (this.frame !== null || !this.base) return
    this.frame = this.base.requestFrame(() => {
      this.frame = null
      this.flush()
    })
  }

  /** Until the newest bar closes, or the one of now where nothing was traded yet. */
  private timeLeft(): string {
    const { bars, period } = this.model
    const now = this.options.now()
    if (bars.length === 0 || now === null) return ''
    return countdown(barOpen(Math.max(bars.lastTime, now), period) + PERIOD_MS[period] - now)
  }

  private frameFor({ context, dpr, turned = false }: Surface): Frame {
    const { theme, labels } = this.options
    this.left = this.timeLeft()
    const { model, axis, left, stale, marks, sketch } = this
    return { context, dpr, turned, model, theme, labels, axis, countdown: left, stale, marks, sketch }
  }
}
