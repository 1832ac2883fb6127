import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { ACCOUNT_TYPES } from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'
import { formatAmount, formatSigned, money } from '@core/money'
import { useCall } from '@/api'
import { KeyValue, Problem, Segmented, Skeleton } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/person'
import { shareText, worth } from './figures'
import './statistics.scss'

type Statistics = ResponseOf<'user.statistics'>
type Part = Statistics['all']

/** How the user has traded: options and contracts, by account, in all and of late. */
export const StatisticsCard = () => {
  const { t } = useText()
  const { data, problem, reload } = useCall('user.statistics', {})
  const [span, setSpan] = useState<'all' | 'recent'>('all')
  return (
    <View className="card statistics" data-testid="statistics">
      <View className="statistics__title">{t('person.statistics')}</View>
      {data && (
        <>
          <Segmented
            label={t('person.statistics')}
            choices={[
              { value: 'all' as const, text: t('person.span_all') },
              { value: 'recent' as const, text: t('person.span_recent', { days: data.days }) },
            ]}
            value={span}
            onChange={setSpan}
          />
          <Figures title={t('person.statOptions')} figures={data[span].options} />
          <Figures title={t('person.statContracts')} figures={data[span].contracts} />
          <Accounts accounts={data[span].accounts} />
        </>
      )}
      {!data &&
        (problem ? <Problem problem={problem} onRetry={() => void reload()} /> : <Skeleton rows={3} />)}
    </View>
  )
}

interface FiguresProps {
  readonly title: string
  readonly figures: Part['options']
}

const Figures = ({ title, figures }: FiguresProps) => {
  const { t } = useText()
  const { orders, wins, losses, winRate, volume, profit } = figures
  return (
    <View className="statistics__kind">
      <View className="between">
        <Text className="statistics__name">{title}</Text>
        <Text className="cap text-3">
          {orders === 0 ? t('person.statNone') : t('person.statWins', { wins, losses })}
        </Text>
      </View>
      {orders > 0 && (
        <View className="statistics__cells">
          <Cell label={t('person.statOrders')} value={String(orders)} />
          <Cell label={t('person.statWinRate')} value={shareText(winRate)} />
          <Cell label={t('person.statVolume')} value={formatAmount(volume, 2)} unit="USDT" />
          <Cell
            label={t('person.statProfit')}
            value={formatSigned(profit, 2)}
            unit="USDT"
            tone={worth(profit)}
          />
        </View>
      )}
    </View>
  )
}

interface CellProps {
  readonly label: string
  readonly value: string
  readonly unit?: string
  readonly tone?: 'up' | 'down' | ''
}

const Cell = ({ label, value, unit, tone = '' }: CellProps) => (
  <View className="statistics__cell">
    <Text className="cap text-3">{label}</Text>
    <View className="statistics__value">
      <Text className={tone && `text-${tone}`}>{value}</Text>
      {unit && <Text className="cap text-2"> {unit}</Text>}
    </View>
  </View>
)

/** What each account has brought, once more than one was traded with. */
const Accounts = ({ accounts }: { readonly accounts: Part['accounts'] }) => {
  const { t } = useText()
  if (accounts.length < 2) return null
  return (
    <View className="statistics__kind">
      <Text className="statistics__name">{t('person.statByAccount')}</Text>
      {ACCOUNT_TYPES.flatMap(({ id, code }) => {
        const found = accounts.find(({ accountType }) => accountType === id)
        if (!found || money(found.volume).eq('0')) return []
        return [
          <KeyValue key={id} label={t(`assets.account_${code}`)}>
            <Text className={`text-${worth(found.profit)}`}>{formatSigned(found.profit, 2)}</Text>
            <Text className="text-2"> USDT</Text>
          </KeyValue>,
        ]
      })}
    </View>
  )
}
