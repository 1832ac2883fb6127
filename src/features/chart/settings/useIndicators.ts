import { useMemo } from 'react'
import { preferences, setPrefs, usePref } from '@/stores/preferences'
import { choicesOf, parametersOf, toggled, type Choice } from '../indicators/choice'
import type { IndicatorId } from '../indicators/registry'

const chosen = () => preferences.getState().prefs.indicators

/** The indicators that are on, the same list until the user changes something. */
export const useChoices = (): readonly Choice[] => {
  const indicators = usePref('indicators')
  return useMemo(() => choicesOf(indicators), [indicators])
}

/** Turns one on or off. @returns false when it would be a pane too many */
export const toggleIndicator = (id: IndicatorId): boolean => {
  const on = toggled(chosen(), id)
  if (on) setPrefs({ indicators: { ...chosen(), on } })
  return on !== null
}

export const currentParameters = (id: IndicatorId): readonly number[] => parametersOf(id, chosen())

/** Sets an indicator's numbers; they must be within its limits. */
export const setParameters = (id: IndicatorId, values: readonly number[]): void => {
  const { on, parameters } = chosen()
  setPrefs({ indicators: { on, parameters: { ...parameters, [id]: values } } })
}

/** Gives an indicator its usual numbers again. */
export const resetParameters = (id: IndicatorId): void => {
  const { on, parameters } = chosen()
  const { [id]: _mine, ...others } = parameters
  setPrefs({ indicators: { on, parameters: others } })
}
