import { Text, View } from '@tarojs/components'
import { LEVELS, type LevelCode } from '@core/domain/levels'
import { formatAmount, min, money } from '@core/money'
import { Icon, Tag } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/team'
import { roundAmount } from './figures'
import type { Rates, Statistics } from './useTeam'
import './team.scss'

interface Props {
  readonly statistics: Statistics
  readonly rates: Rates | undefined
}

/** The own level, and how far the next one is: one bar for each thing that it asks for. */
export const LevelCard = ({ statistics: { own, next, effectiveMembers, recharge }, rates }: Props) => {
  const { t } = useText()
  const terms = LEVELS.find(({ code }) => code === next?.level)
  const goals: readonly Goal[] = [
    ...(terms?.own && rates
      ? [{ name: t('team.needOwn'), has: own.recharge, wanted: rates.effectiveRecharge, unit: ' USDT' }]
      : []),
    ...(terms && terms.effective > 0
      ? [{ name: t('team.needEffective'), has: String(effectiveMembers), wanted: String(terms.effective) }]
      : []),
    ...(terms && terms.recharge !== '0'
      ? [{ name: t('team.needRecharge'), has: recharge, wanted: terms.recharge, unit: ' USDT' }]
      : []),
  ]
  return (
    <View className="card team-level">
      <View className="row gap-2">
        <Icon name="level" className="text-lime" />
        <Text className="grow text-2">{t('team.level')}</Text>
        <Tag kind="lime">{t(levelKey(own.level))}</Tag>
      </View>
      <Text className="team-level__next">
        {next ? t('team.next', { level: t(levelKey(next.level)) }) : t('team.top')}
      </Text>
      {goals.map((goal) => (
        <GoalBar key={goal.name} goal={goal} />
      ))}
    </View>
  )
}

export const levelKey = (code: LevelCode) => `team.level_${code}` as const

interface Goal {
  readonly name: string
  readonly has: string
  readonly wanted: string
  readonly unit?: string
}

/** How much of the bar is filled, as the style sheet says it. */
const partOf = (has: string, wanted: string): string =>
  `${formatAmount(min(money(has), money(wanted)).times('100').div(money(wanted)), 0)}%`

const GoalBar = ({ goal: { name, has, wanted, unit = '' } }: { readonly goal: Goal }) => {
  const { t } = useText()
  const done = money(has).gte(money(wanted))
  return (
    <View className="team-goal">
      <View className="between">
        <Text className="text-2 sm">{name}</Text>
        <View className="row gap-1 sm">
          {done && <Icon name="check" size={16} className="text-lime" />}
          <Text>{t('team.have', { has: roundAmount(has), wanted: roundAmount(wanted) }) + unit}</Text>
        </View>
      </View>
      <View className="team-goal__track">
        <View className="team-goal__bar" style={{ width: partOf(has, wanted) }} />
      </View>
    </View>
  )
}
