import type { Period } from '@core/domain'
import { createStore } from 'zustand/vanilla'
import {
  mountCanvas,
  TurnedSurface,
  turnedSink,
  watchSize,
  type PointerSink,
  type Surface,
} from '@/platform/canvas'
import { Chart, type ChartOptions } from '../chart'
import { DrawingEditor } from '../drawings/editor'
import { handleDrawingKey } from '../drawings/keys'
import { DrawingSink } from '../drawings/sink'
import { CandleFeed, type CandleSource, type FeedState } from '../feed/candleFeed'
import { handleKey } from '../gestures/keyboard'
import { Gestures } from '../gestures/machine'
import type { Market } from '../model/chartModel'
import { gestureClock } from './clock'

/** How often the countdown is looked at, in ms; it is drawn when it changes. */
const CLOCK_MS = 250

/** What the page shows around the picture. */
export interface ChartStatus {
  readonly feed: FeedState
  readonly empty: boolean
  readonly atLatest: boolean
  readonly pointing: boolean
  /** From the bottom of the candles to that of the chart, in CSS pixels. */
  readonly foot: number
}

/** One chart on screen: engine, gestures and candle feed, from the first canvas to the last. */
export class ChartSession {
  readonly status = createStore<ChartStatus>(() => ({
    feed: 'loading',
    empty: true,
    atLatest: true,
    pointing: false,
    foot: 0,
  }))
  readonly chart: Chart
  readonly gestures: Gestures
  readonly editor: DrawingEditor
  /** Takes the input of the top layer. */
  readonly input: PointerSink
  /** The same for layers that lie on their side. */
  readonly turnedInput: PointerSink
  private surfaces: Surface[] = []
  private feed: CandleFeed | null = null
  private stops: (() => void)[] = []
  private hidden = false

  constructor(options: Pick<ChartOptions, 'theme' | 'labels' | 'now'>) {
    this.chart = new Chart({
      ...options,
      onNeedHistory: () => void this.feed?.needHistory(),
      onChange: () => this.tell(),
    })
    this.gestures = new Gestures(
      this.chart,
      gestureClock(() => this.surfaces[0] ?? null),
      (key) => handleKey(this.chart, key),
    )
    const { chart } = this
    const editor = new DrawingEditor(chart.model)
    editor.state.subscribe((sketch) => chart.setSketch(sketch))
    this.editor = editor
    this.input = new DrawingSink(this.gestures, editor, (key) => handleDrawingKey(chart, editor, key))
    this.turnedInput = turnedSink(this.input, () => chart.model.height)
  }

  /** Draws on the two layers with these ids, maybe on their side. @returns false when they are not there */
  async attach(baseId: string, topId: string, turned = false): Promise<boolean> {
    const [uprightBase, uprightTop] = await Promise.all([mountCanvas(baseId), mountCanvas(topId)])
    if (!uprightBase || !uprightTop) return false
    const lay = (surface: Surface): Surface => (turned ? new TurnedSurface(surface) : surface)
    const [base, top] = [lay(uprightBase), lay(uprightTop)]
    this.detach()
    this.surfaces = [base, top]
    this.chart.attach(base, top)
    const timer = setInterval(() => this.chart.tickClock(), CLOCK_MS)
    this.stops = [() => clearInterval(timer), watchSize(baseId, () => void this.resize())]
    return true
  }

  detach(): void {
    this.gestures.stop()
    this.stops.forEach((stop) => stop())
    this.stops = []
    this.chart.detach()
    this.surfaces = []
  }

  /** Shows another market or period. */
  show(market: Market, period: Period, source: CandleSource): void {
    this.leave()
    this.chart.open(market, period)
    this.feed = new CandleFeed(source, this.chart, (feed) => this.status.setState({ feed }))
    void this.feed.start()
    if (this.hidden) this.feed.pause()
  }

  /** Stops the live candles. */
  leave(): void {
    this.gestures.stop()
    this.feed?.stop()
    this.feed = null
  }

  /** The page is hidden: no live candles until it is shown again. */
  pause(): void {
    this.hidden = true
    this.gestures.stop()
    this.feed?.pause()
  }

  resume(): void {
    this.hidden = false
    this.feed?.resume()
  }

  retry(): void {
    void this.feed?.reload()
  }

  /** The layers may have another size now. */
  async resize(): Promise<void> {
    const changed = await Promise.all(this.surfaces.map((surface) => surface.resize()))
    if (changed.includes(true)) this.chart.resized()
  }

  private tell(): void {
    const { bars, view, cross, panes, height } = this.chart.model
    const main = panes[0]!
    const next = {
      empty: bars.length === 0,
      atLatest: view.atLatest,
      pointing: cross !== null,
      foot: height - main.top - main.height,
    }
    const now = this.status.getState()
    const keys = Object.keys(next) as (keyof typeof next)[]
    if (keys.some((key) => next[key] !== now[key])) this.status.setState(next)
  }
}
