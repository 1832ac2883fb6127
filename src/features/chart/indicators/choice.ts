import type { ChosenIndicators } from '@/stores/indicators'
import { definitionOf, INDICATOR_IDS, OWN_IDS, type IndicatorId } from './registry'
import type { IndicatorDefinition, Parameter } from './types'

/** An indicator that is on, with its numbers. */
export interface Choice {
  readonly id: IndicatorId
  readonly parameters: readonly number[]
}

/** What a chart shows before the user has chosen. */
const FIRST: readonly IndicatorId[] = ['MA', 'VOL', 'MACD']
/** How many panes below the candles may be on at once. */
export const MOST_OWN = 3

/** The numbers an indicator has before the user changes them. */
export const usualParameters = (id: IndicatorId): readonly number[] =>
  definitionOf(id).parameters.map(({ usual }) => usual)

/** Whether a number is within the limits of its parameter, decimals included. */
export const isWithin = ({ min, max, decimals }: Parameter, value: number): boolean =>
  value >= min && value <= max && Number(value.toFixed(decimals)) === value

/** Whether the first two numbers are in the order that the indicator asks for. */
export const isOrdered = (order: IndicatorDefinition['order'], values: readonly number[]): boolean => {
  const [first = 0, second = 0] = values
  return order === undefined || (order === 'below' ? first < second : first <= second)
}

const areParameters = (id: IndicatorId, values: readonly number[]): boolean => {
  const { parameters, order } = definitionOf(id)
  return (
    values.length === parameters.length &&
    parameters.every((parameter, k) => isWithin(parameter, values[k]!)) &&
    isOrdered(order, values)
  )
}

/** An indicator's numbers: the chosen ones while they are within the limits of today, else the usual ones. */
export const parametersOf = (id: IndicatorId, { parameters }: ChosenIndicators): readonly number[] => {
  const chosen = parameters[id]
  return chosen && areParameters(id, chosen) ? chosen : usualParameters(id)
}

/** Indicators that are on, in the order of the registry; unknown names and panes too many are left out. */
export const choicesOf = (chosen: ChosenIndicators): readonly Choice[] => {
  const names = chosen.on ?? FIRST
  const on = INDICATOR_IDS.filter((id) => names.includes(id))
  const tooMany = on.filter((id) => OWN_IDS.includes(id)).slice(MOST_OWN)
  return on.filter((id) => !tooMany.includes(id)).map((id) => ({ id, parameters: parametersOf(id, chosen) }))
}

/** What a chart shows before it is told. */
export const DEFAULT_CHOICES = choicesOf({ on: null, parameters: {} })

/**
 * The names that are on after a tap on one of them; null when that would be a pane too many. Names that this version
 * does not know are forgotten.
 */
export const toggled = (chosen: ChosenIndicators, id: IndicatorId): readonly IndicatorId[] | null => {
  const on = choicesOf(chosen).map((choice) => choice.id)
  if (on.includes(id)) return on.filter((other) => other !== id)
  const own = on.filter((other) => OWN_IDS.includes(other))
  return OWN_IDS.includes(id) && own.length >= MOST_OWN ? null : [...on, id]
}
