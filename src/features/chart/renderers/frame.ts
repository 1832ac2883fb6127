import type { Context2D } from '@/platform/canvas'
import type { Sketch } from '../drawings/sketch'
import type { ChartMark } from '../marks/types'
import type { ChartModel } from '../model/chartModel'
import type { ChartLabels, ChartTheme } from './theme'

/** Where the axes have labels: heights of prices, middles and widths of times. Those that meet a tag give way. */
export interface AxisLabels {
  prices: number[]
  times: { x: number; width: number }[]
}

/** What every renderer gets: where to draw, what, and how it should look. */
export interface Frame {
  readonly context: Context2D
  readonly model: ChartModel
  readonly theme: ChartTheme
  readonly labels: ChartLabels
  readonly dpr: number
  /** The picture lies on its side on an upright canvas. */
  readonly turned: boolean
  readonly axis: AxisLabels
  /** Time left until the newest bar closes, or '' when unknown. */
  readonly countdown: string
  /** The newest data is old: it loses its colour. */
  readonly stale: boolean
  /** The user's own orders and positions. */
  readonly marks: readonly ChartMark[]
  /** The user's own lines. */
  readonly sketch: Sketch
}
