import { View } from '@tarojs/components'
import { SideScroll } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/indicators'
import { Tappable } from '@/platform/tap'
import { MAIN_IDS, OWN_IDS, type IndicatorId } from '../indicators/registry'
import { useChoices } from './useIndicators'
import { useToggle } from './useToggle'
import './settings.scss'

interface Props {
  /** The intraday line is drawn without anything over it. */
  readonly line: boolean
}

/** Every indicator as a switch: those over the chart, then those in panes of their own. */
export const IndicatorBar = ({ line }: Props) => {
  const { t } = useText()
  const choices = useChoices()
  const toggle = useToggle()
  const one = (id: IndicatorId, disabled: boolean) => {
    const on = choices.some((choice) => choice.id === id)
    return (
      <Tappable
        key={id}
        role="switch"
        on={on && !disabled}
        disabled={disabled}
        label={`${id}, ${t(`indicators.${id}`)}`}
        className={`indicator-bar__item${on && !disabled ? ' indicator-bar__item--on' : ''}`}
        testId={`indicator-${id}`}
        onClick={() => toggle(id)}
      >
        {id}
      </Tappable>
    )
  }
  return (
    <View className="indicator-bar" ariaRole="group" ariaLabel={t('indicators.title')}>
      <SideScroll>
        {MAIN_IDS.map((id) => one(id, line))}
        <View className="indicator-bar__rule" />
        {OWN_IDS.map((id) => one(id, false))}
      </SideScroll>
    </View>
  )
}
