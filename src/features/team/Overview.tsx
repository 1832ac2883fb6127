import { View } from '@tarojs/components'
import { Button, Empty, Skeleton } from '@/components'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/team'
import { FigureGrid } from './FigureGrid'
import { GrowthCard } from './GrowthCard'
import { Ladder } from './Ladder'
import { LevelCard } from './LevelCard'
import { RatesCard } from './RatesCard'
import type { Team } from './useTeam'
import './team.scss'

/** Own level, figures, growth, rates and ladder. */
export const Overview = ({ team: { statistics, rates } }: { readonly team: Team }) => {
  if (!statistics.data) return <Skeleton tall />
  const { members, own } = statistics.data
  return (
    <View className="pad team-overview">
      <LevelCard statistics={statistics.data} rates={rates.data} />
      {members === 0 && <NoTeam />}
      <FigureGrid statistics={statistics.data} rates={rates.data} />
      {members > 0 && <GrowthCard members={members} />}
      {rates.data && <RatesCard rates={rates.data} />}
      {rates.data && <Ladder rates={rates.data} own={own.level} />}
    </View>
  )
}

/** Nobody yet: the way to the invitation. */
const NoTeam = () => {
  const { t } = useText()
  return <Empty icon="team" title={t('team.noTeam')} text={t('team.noTeamText')} action={<InviteButton />} />
}

export const InviteButton = () => {
  const { t } = useText()
  return (
    <Button icon="invite" onClick={() => go('/pages/me/share')}>
      {t('team.invite')}
    </Button>
  )
}
