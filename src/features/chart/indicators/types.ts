import type { Bars } from '../model/bars'

/** Colours an indicator may use; the theme gives them their values. */
export type SeriesColour = 'ma1' | 'ma2' | 'ma3' | 'text'

/** How one output is drawn: a line, or bars in the direction's colour. */
export interface Output {
  readonly label: string
  readonly style: 'line' | 'directional'
  readonly colour: SeriesColour
}

/**
 * A pure function from bars to columns. `compute` fills `columns[k][i]` for every `i >= from`, reading bars at or
 * before `i` and columns before `i` only; so a tick costs the tail, whatever the history's length.
 * A value that does not exist yet is NaN. `outputs` are the drawn columns; there may be `hidden` ones after them.
 */
export interface Indicator {
  readonly outputs: readonly Output[]
  readonly hidden: number
  readonly unit: 'price' | 'quantity'
  compute(bars: Bars, columns: readonly Float64Array[], from: number): void
}

/** Where an indicator lives and how one is made from its parameters. */
export interface IndicatorDefinition {
  readonly place: 'main' | 'own'
  readonly parameters: readonly number[]
  create(parameters: readonly number[]): Indicator
}
