import { isRecord } from './stored'

/** Indicators of the chart as the user chose them; the chart knows which names and numbers mean something. */
export interface ChosenIndicators {
  /** Names of those that are shown; null as long as the user has not chosen. */
  readonly on: readonly string[] | null
  /** Numbers by name, of those that the user changed. */
  readonly parameters: Readonly<Record<string, readonly number[]>>
}

export const DEFAULT_INDICATORS: ChosenIndicators = { on: null, parameters: {} }

const isName = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{1,8}$/.test(value)
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length <= 8 && value.every((item) => Number.isFinite(item))

/** Keeps what is well formed of the stored choice. */
export const readIndicators = (value: unknown): ChosenIndicators => {
  if (!isRecord(value)) return DEFAULT_INDICATORS
  const numbers = isRecord(value.parameters) ? Object.entries(value.parameters) : []
  return {
    on: Array.isArray(value.on) ? value.on.filter(isName) : null,
    parameters: Object.fromEntries(
      numbers.flatMap(([name, list]) => (isName(name) && isNumbers(list) ? [[name, list]] : [])),
    ),
  }
}
