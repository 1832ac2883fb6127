import type { Study } from '../indicators/study'
import type { Bars } from './bars'
import { Scale } from './scale'
import type { Viewport } from './viewport'

/** A horizontal strip with a value axis of its own. The main pane shows the bars' prices as well. */
export class Pane {
  readonly scale = new Scale()
  /** The strip including its legend, in CSS pixels. */
  top = 0
  height = 0

  constructor(
    readonly main: boolean,
    readonly studies: Study[],
  ) {}

  /** Fits the value axis to what is visible. */
  fit(bars: Bars, view: Viewport, line: boolean): void {
    const range = { low: Infinity, high: -Infinity }
    if (this.main) {
      widen(range, line ? bars.close : bars.high, view)
      widen(range, line ? bars.close : bars.low, view)
    }
    for (const study of this.studies) {
      for (let k = 0; k < study.indicator.outputs.length; k++) {
        if (study.indicator.outputs[k]!.style === 'directional') range.low = Math.min(range.low, 0)
        widen(range, study.columns[k]!, view)
      }
    }
    if (!this.main && range.low === 0) this.scale.fit(0, range.high || 1, 0)
    else this.scale.fit(range.low, range.high, this.main ? 0.08 : 0)
  }
}

/** Widens the range to the visible values of a column; NaN never passes a comparison. */
const widen = (range: { low: number; high: number }, column: Float64Array, view: Viewport): void => {
  for (let i = view.from; i < view.to; i++) {
    const value = column[i]!
    if (value < range.low) range.low = value
    if (value > range.high) range.high = value
  }
}
