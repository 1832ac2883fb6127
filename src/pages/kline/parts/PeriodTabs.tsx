import { View } from '@tarojs/components'
import { useState } from 'react'
import { PERIODS, type Period } from '@core/domain'
import { Icon } from '@/components'
import { SettingsSheet } from '@/features/chart/settings/SettingsSheet'
import { useText } from '@/i18n'
import '@/i18n/areas/indicators'
import '@/i18n/areas/kline'
import { Tappable } from '@/platform/tap'
import { PERIOD_TEXTS } from '../periodTexts'

interface Props {
  readonly period: Period
  readonly onChange: (period: Period) => void
}

/** The eight periods of the chart, all in sight, and the way to its settings. */
export const PeriodTabs = ({ period, onChange }: Props) => {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  return (
    <View className="kline-periods">
      <View className="kline-periods__tabs" ariaRole="tablist" ariaLabel={t('kline.periods')}>
        {PERIODS.map((p) => (
          <Tappable
            key={p}
            role="tab"
            on={p === period}
            className={`kline-periods__tab${p === period ? ' kline-periods__tab--on' : ''}`}
            onClick={() => onChange(p)}
          >
            {t(PERIOD_TEXTS[p])}
          </Tappable>
        ))}
      </View>
      <Tappable
        className="kline-periods__settings"
        label={t('indicators.settings')}
        onClick={() => setOpen(true)}
      >
        <Icon name="sliders" size={20} />
      </Tappable>
      <SettingsSheet open={open} onClose={() => setOpen(false)} />
    </View>
  )
}
