import type { Study } from '../indicators/study'
import type { Bars } from './bars'
import { Scale } from './scale'
import type { Viewport } from './viewport'

const PADDING = 0.08

/** A horizontal strip with a value axis of its own. The main pane shows the bars' prices as well. */
export class Pane {
  readonly scale = new Scale()
  /** The strip including its legend, in CSS pixels. */
  top = 0
  height = 0
  private low = Infinity
  private high = -Infinity

  constructor(
    readonly main: boolean,
    readonly studies: readonly Study[],
  ) {}

  /** Fits the value axis to what is visible. */
  fit(bars: Bars, view: Viewport, line: boolean): void {
    this.low = Infinity
    this.high = -Infinity
    if (this.main) {
      this.widen(line ? bars.close : bars.high, view)
      this.widen(line ? bars.close : bars.low, view)
    }
    for (const { indicator, columns } of this.studies) {
      for (let k = 0; k < indicator.outputs.length; k++) this.widen(columns[k]!, view)
    }
    if (this.main) this.scale.fit(this.low, this.high, PADDING)
    else this.fitOwn()
  }

  /** Quantities stand on zero, differences have zero in the middle, guides are always in sight. */
  private fitOwn(): void {
    const { unit, guides = [] } = this.studies[0]!.indicator
    if (unit === 'quantity') this.scale.fit(0, this.high > 0 ? this.high : 1, 0)
    else if (unit === 'difference') {
      const reach = this.low <= this.high ? Math.max(Math.abs(this.low), Math.abs(this.high)) : 1
      this.scale.fit(-reach, reach, 0)
    } else this.scale.fit(Math.min(this.low, ...guides), Math.max(this.high, ...guides), 0)
  }

  /** Widens the range to the visible values of a column; NaN never passes a comparison. */
  private widen(column: Float64Array, view: Viewport): void {
    const to = view.to
    for (let i = view.from; i < to; i++) {
      const value = column[i]!
      if (value < this.low) this.low = value
      if (value > this.high) this.high = value
    }
  }
}
