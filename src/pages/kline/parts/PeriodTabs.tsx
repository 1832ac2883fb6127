import { View } from '@tarojs/components'
import { PERIODS, type Period } from '@core/domain'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
import { PERIOD_TEXTS } from '../periodTexts'

interface Props {
  readonly period: Period
  readonly onChange: (period: Period) => void
}

/** The eight periods of the chart, all in sight. */
export const PeriodTabs = ({ period, onChange }: Props) => {
  const { t } = useText()
  return (
    <View className="kline-periods" ariaRole="tablist" ariaLabel={t('kline.periods')}>
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
  )
}
