import { Text, View } from '@tarojs/components'
import { useEffect } from 'react'
import { formatAmount } from '@core/money'
import { useCall } from '@/api'
import { Sparkline } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/team'
import { growthOf } from './growth'
import './team.scss'

/** Members whose registration is looked at, of each list. */
const READ = 100

interface Props {
  readonly members: number
}

/** How the team grew in the last 30 days; nothing while it did not. */
export const GrowthCard = ({ members }: Props) => {
  const { t } = useText()
  const direct = useCall('team.subUsers', { kind: 'direct', pageSize: READ })
  const indirect = useCall('team.subUsers', { kind: 'indirect', pageSize: READ })
  const [readDirect, readIndirect] = [direct.reload, indirect.reload]
  useEffect(() => {
    void readDirect()
    void readIndirect()
  }, [members, readDirect, readIndirect])
  if (!direct.data || !indirect.data) return null
  const lists = [direct.data, indirect.data]
  const joined = lists.flatMap(({ list }) => list.map(({ registeredAt }) => registeredAt))
  // Of a list that goes on, nothing is known before its last entry.
  const since = Math.max(
    ...lists.map(({ list, pages }) => (pages > 1 ? (list[list.length - 1]?.registeredAt ?? 0) : 0)),
  )
  const total = lists.reduce((sum, list) => sum + list.total, 0)
  const growth = growthOf(total, joined, since, Date.now())
  if (!growth) return null
  const text = t('team.growthText', {
    first: formatAmount(String(growth.first), 0),
    last: formatAmount(String(growth.last), 0),
  })
  return (
    <View className="card team-growth">
      <View className="between">
        <Text className="text-2 sm">{t('team.growth')}</Text>
        <Text className="text-3 cap">{text}</Text>
      </View>
      <Sparkline points={growth.points} className="team-growth__line" area />
    </View>
  )
}
