import { View } from '@tarojs/components'
import { useState } from 'react'
import { SUB } from '@core/contract/live'
import { pairById, PAIRS, type Pair } from '@core/domain'
import { useLive } from '@/api'
import { useText } from '@/i18n'
import '@/i18n/areas/alerts'
import { AlertForm } from './AlertForm'
import { AlertList } from './AlertList'
import type { useAlerts } from './useAlerts'
import './alerts.scss'

interface Props extends Pick<ReturnType<typeof useAlerts>, 'busy' | 'change'> {
  readonly list: NonNullable<ReturnType<typeof useAlerts>['list']>
  /** Pair to begin with. */
  readonly tradeId: number
}

/** Price alerts: a form for a new one, and those that wait. */
export const AlertsView = ({ list, tradeId, busy, change }: Props) => {
  const { t } = useText()
  const [pair, setPair] = useState<Pair>(pairById(tradeId) ?? PAIRS[0])
  useLive({ type: SUB.area })
  return (
    <View className="pad alerts">
      <View className="text-2 sm">{t('alerts.intro')}</View>
      <AlertForm pair={pair} onPair={setPair} busy={busy} change={change} />
      <AlertList list={list} change={change} />
    </View>
  )
}
