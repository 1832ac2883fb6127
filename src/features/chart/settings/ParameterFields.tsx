import { View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { Field, FieldError } from '@/components'
import { useText, type Translation } from '@/i18n'
import '@/i18n/areas/indicators'
import { definitionOf, type IndicatorId } from '../indicators/registry'
import type { Parameter } from '../indicators/types'
import { readForm, type Fault } from './form'
import { currentParameters, setParameters } from './useIndicators'

/** What is wrong with a field, what the chart shows meanwhile, and what to type. */
const sentence = (
  t: Translation['t'],
  fault: Fault,
  { name, min, max, decimals }: Parameter,
  kept: readonly number[],
): string =>
  t(`indicators.${fault}Fault`, {
    name: t(`indicators.${name}`),
    min: String(min),
    max: String(max),
    decimals: String(decimals),
    kept: kept.join(', '),
  })

/** The fields of one indicator; valid numbers are taken over at once, others leave the chart as it is. */
export const ParameterFields = ({ id }: { readonly id: IndicatorId }) => {
  const { t } = useText()
  const { parameters } = definitionOf(id)
  const [texts, setTexts] = useState(() => currentParameters(id).map(String))
  const { faults } = readForm(id, texts)
  // Two fields may be filled before the next picture.
  const typed = useRef(texts)
  const change = (index: number, text: string): void => {
    typed.current = typed.current.map((old, k) => (k === index ? text : old))
    setTexts(typed.current)
    const { values } = readForm(id, typed.current)
    if (values) setParameters(id, values)
  }
  const kept = currentParameters(id)
  return (
    <>
      <View className="indicator-settings__fields">
        {parameters.map((parameter, k) => (
          <View key={parameter.name} className="indicator-settings__field">
            <Field
              showLabel
              label={t(`indicators.${parameter.name}`)}
              kind={parameter.decimals > 0 ? 'decimal' : 'digits'}
              value={texts[k]!}
              maxLength={8}
              faulty={Boolean(faults[k])}
              onChange={(text) => change(k, text)}
            />
          </View>
        ))}
      </View>
      {faults.map(
        (fault, k) =>
          fault && <FieldError key={parameters[k]!.name} text={sentence(t, fault, parameters[k]!, kept)} />,
      )}
    </>
  )
}
