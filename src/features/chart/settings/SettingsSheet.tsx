import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { Button, Chips, Sheet, Switch } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/indicators'
import { definitionOf, INDICATOR_IDS, type IndicatorId } from '../indicators/registry'
import { ChartLook } from './ChartLook'
import { ParameterFields } from './ParameterFields'
import { resetParameters, useChoices } from './useIndicators'
import { useToggle } from './useToggle'
import './settings.scss'

/** Those with something to set. */
const IDS = INDICATOR_IDS.filter((id) => definitionOf(id).parameters.length > 0)

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** The numbers of each indicator, which take effect and are kept as soon as they are valid, and the look of the chart. */
export const SettingsSheet = ({ open, onClose }: Props) => {
  const { t } = useText()
  const [id, setId] = useState<IndicatorId>('MA')
  return (
    <Sheet open={open} title={t('indicators.settings')} onClose={onClose}>
      <Chips
        wrap
        label={t('indicators.title')}
        value={id}
        onChange={setId}
        choices={IDS.map((value) => ({ value, text: value }))}
      />
      <IndicatorSettings key={id} id={id} />
      <ChartLook />
    </Sheet>
  )
}

const IndicatorSettings = ({ id }: { readonly id: IndicatorId }) => {
  const { t } = useText()
  const [resets, setResets] = useState(0)
  const on = useChoices().some((choice) => choice.id === id)
  const toggle = useToggle()
  const reset = (): void => {
    resetParameters(id)
    setResets(resets + 1)
  }
  return (
    <View className="indicator-settings">
      <Text className="indicator-settings__name">{t(`indicators.${id}`)}</Text>
      <Text className="indicator-settings__text">{t(`indicators.about${id}`)}</Text>
      <Switch label={t('indicators.show')} on={on} testId="indicator-show" onChange={() => toggle(id)} />
      <ParameterFields key={resets} id={id} />
      <Button kind="secondary" onClick={reset}>
        {t('indicators.reset')}
      </Button>
    </View>
  )
}
