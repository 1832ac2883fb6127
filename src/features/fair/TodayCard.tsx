import { Text, View } from '@tarojs/components'
import { formatAmount, money } from '@core/money'
import { KeyValue } from '@/components'
import { useText } from '@/i18n'
import { formatTime, formatZone } from '@/i18n/time'
import '@/i18n/areas/fair'
import type { OwnLimits } from './useLimits'

/** Share of the limit that is used, for the bar's width only: 0 to 100. */
export const usedPercent = (used: string, limit: string): string => {
  const share = money(used).times('100').div(money(limit))
  return share.gt('100') ? '100' : share.toFixed(1)
}

/** What the present UTC day has cost and may still cost, against the daily loss limit. */
export const TodayCard = ({ limits }: { readonly limits: OwnLimits }) => {
  const { t } = useText()
  const { today, dailyLoss } = limits
  const used = money(today.lost).plus(today.atRisk).toFixed()
  return (
    <View className="card limits__card">
      <View className="between">
        <Text className="body-m">{t('fair.today')}</Text>
        {dailyLoss.value !== null && (
          <Text className="sm text-2" data-testid="used-today">
            {t('fair.usedOf', { used: formatAmount(used), limit: formatAmount(dailyLoss.value) })}
          </Text>
        )}
      </View>
      {dailyLoss.value !== null && <Bar percent={usedPercent(used, dailyLoss.value)} />}
      <KeyValue label={t('fair.lost')}>{formatAmount(today.lost)} USDT</KeyValue>
      <KeyValue label={t('fair.atRisk')}>{formatAmount(today.atRisk)} USDT</KeyValue>
      {today.left !== null && <KeyValue label={t('fair.left')}>{formatAmount(today.left)} USDT</KeyValue>}
      <KeyValue label={t('fair.resets')}>
        {`${formatTime(today.endsAt)} ${formatZone(today.endsAt)}`}
      </KeyValue>
      <View className="cap text-3">{t('fair.todayText')}</View>
    </View>
  )
}

const Bar = ({ percent }: { readonly percent: string }) => {
  const high = money(percent).gte('80')
  return (
    <View className="limits__bar" ariaRole="progressbar" ariaLabel={`${percent}%`}>
      <View className={`limits__fill${high ? ' limits__fill--high' : ''}`} style={{ width: `${percent}%` }} />
    </View>
  )
}
