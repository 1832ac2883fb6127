import type { Bars } from '../model/bars'

/** Colours an indicator may use; the theme gives them their values. */
export type SeriesColour = 'ma1' | 'ma2' | 'ma3' | 'ema1' | 'ema2' | 'ema3' | 'band' | 'text'

/**
 * How one output is drawn: a line, dots, bars from zero in the direction of the candle, or bars from zero in the
 * direction of their own sign.
 */
export type OutputStyle = 'line' | 'dots' | 'directional' | 'signed'

export interface Output {
  readonly label: string
  readonly style: OutputStyle
  readonly colour: SeriesColour
}

/** What an output is measured in: a price, a difference of prices, a traded quantity, or points of a fixed range. */
export type Unit = 'price' | 'difference' | 'quantity' | 'points'

/**
 * A pure function from bars to columns. `compute` fills `columns[k][i]` for every `i >= from`, reading bars at or
 * before `i` and columns before `i` only; so a tick costs the tail, whatever the history's length.
 * A value that does not exist yet is NaN. `outputs` are the drawn columns; there may be `hidden` ones after them.
 */
export interface Indicator {
  /** Written before the values, where the labels alone do not say it. */
  readonly title?: string
  readonly outputs: readonly Output[]
  readonly hidden: number
  readonly unit: Unit
  /** Values that are always in sight, with a line through them. */
  readonly guides?: readonly number[]
  /** Two outputs with a faint area between them. */
  readonly band?: readonly [number, number]
  compute(bars: Bars, columns: readonly Float64Array[], from: number): void
}

/** Names of parameters; the words are in the texts. */
export type ParameterName =
  | 'length'
  | 'length1'
  | 'length2'
  | 'length3'
  | 'deviations'
  | 'step'
  | 'maximum'
  | 'fast'
  | 'slow'
  | 'signal'
  | 'smoothK'
  | 'smoothD'

/** One number that the user may change: its usual value and limits, both included. */
export interface Parameter {
  readonly name: ParameterName
  readonly usual: number
  readonly min: number
  readonly max: number
  /** Digits after the point, at most. */
  readonly decimals: number
}

/** Where an indicator lives, what can be set on it, and how one is made from its parameters. */
export interface IndicatorDefinition {
  readonly place: 'main' | 'own'
  readonly parameters: readonly Parameter[]
  /** The first parameter must be below the second, or at most equal to it. */
  readonly order?: 'below' | 'atMost'
  create(parameters: readonly number[]): Indicator
}
