import type { Bars } from '../model/bars'
import { usualParameters } from './choice'
import { definitionOf, type IndicatorId } from './registry'
import type { Indicator } from './types'

/** One indicator on one chart, with the columns it has computed so far. */
export class Study {
  readonly columns: Float64Array[]

  constructor(
    readonly id: IndicatorId,
    readonly indicator: Indicator,
  ) {
    this.columns = Array.from(
      { length: indicator.outputs.length + indicator.hidden },
      () => new Float64Array(0),
    )
  }

  /** Brings the columns up to date when bars at or after `from` have changed. */
  update(bars: Bars, from: number): void {
    this.reserve(bars.time.length)
    this.indicator.compute(bars, this.columns, from)
  }

  private reserve(capacity: number): void {
    if (this.columns.length === 0 || this.columns[0]!.length >= capacity) return
    this.columns.forEach((column, k) => {
      const larger = new Float64Array(capacity)
      larger.set(column)
      this.columns[k] = larger
    })
  }
}

/** A study from the registry, with its usual parameters unless others are given. */
export const createStudy = (id: IndicatorId, parameters = usualParameters(id)): Study =>
  new Study(id, definitionOf(id).create(parameters))
