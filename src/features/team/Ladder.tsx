import { Text, View } from '@tarojs/components'
import type { LevelCode } from '@core/domain/levels'
import { formatAmount } from '@core/money'
import { Tag } from '@/components'
import { shareText } from '@/features/fair/percent'
import { Section } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/team'
import { roundAmount } from './figures'
import { levelKey } from './LevelCard'
import { weightText } from './RatesCard'
import type { Rates } from './useTeam'
import './team.scss'

interface Props {
  readonly rates: Rates
  readonly own: LevelCode
}

/** Every level, what it asks for and what it gives; the own one is marked. */
export const Ladder = ({ rates, own }: Props) => {
  const { t } = useText()
  return (
    <View>
      <Section title={t('team.ladder')} />
      <View className="card team-ladder">
        {rates.levels.map((level) => (
          <Rung key={level.code} level={level} limit={rates.effectiveRecharge} own={level.code === own} />
        ))}
      </View>
      <View className="team-note">{t('team.ladderText')}</View>
    </View>
  )
}

interface RungProps {
  readonly level: Rates['levels'][number]
  readonly limit: string
  readonly own: boolean
}

const Rung = ({ level, limit, own }: RungProps) => {
  const { t } = useText()
  const ranked = level.weight !== '0'
  const terms = [
    ...(level.own ? [t('team.ladderOwn', { limit: roundAmount(limit) })] : []),
    ...(level.effective > 0
      ? [t('team.ladderEffective', { count: formatAmount(String(level.effective), 0) })]
      : []),
    ...(level.recharge === '0' ? [] : [t('team.ladderRecharge', { amount: roundAmount(level.recharge) })]),
  ]
  const gains = { share: shareText(level.teamShare), weight: weightText(level.weight) }
  return (
    <View className={`team-ladder__rung${own ? ' team-ladder__rung--own' : ''}`}>
      <View className="between">
        <Text className="body-m">{t(levelKey(level.code))}</Text>
        {own && <Tag kind="lime">{t('team.yours')}</Tag>}
      </View>
      <View className="text-2 cap">{terms.length > 0 ? terms.join(' · ') : t('team.ladderStart')}</View>
      <View className="text-3 cap">{ranked ? t('team.ladderShare', gains) : t('team.ladderNoShare')}</View>
    </View>
  )
}
