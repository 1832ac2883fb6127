import type { SeriesColour } from '../indicators/types'

/** Colours and font of a chart; they come from the design tokens (up and down may be swapped). */
export interface ChartTheme {
  readonly background: string
  readonly panel: string
  readonly panelLine: string
  readonly line: string
  readonly grid: string
  readonly axis: string
  readonly cross: string
  readonly strong: string
  readonly soft: string
  readonly up: string
  readonly onUp: string
  readonly down: string
  readonly onDown: string
  readonly danger: string
  /** What is selected. */
  readonly accent: string
  readonly series: Readonly<Record<SeriesColour, string>>
  readonly font: string
}

/** Words that the chart writes. */
export interface ChartLabels {
  readonly time: string
  readonly open: string
  readonly high: string
  readonly low: string
  readonly close: string
  readonly change: string
  readonly changePercent: string
  readonly volume: string
}
