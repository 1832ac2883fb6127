import { Text, View } from '@tarojs/components'
import { Button, KeyValue, Sheet } from '@/components'
import { shareText } from '@/features/fair/percent'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/team'
import { formatTime } from '@/i18n/time'
import { coinAmount, weightText } from './RatesCard'
import { causeOf } from './reward'
import type { Reward } from './useTeam'
import './team.scss'

interface Props {
  readonly reward: Reward | null
  readonly onClose: () => void
}

/** All that is known of a reward. */
export const RewardSheet = ({ reward, onClose }: Props) => {
  const { t } = useText()
  return (
    <Sheet open={reward !== null} title={reward ? t(`team.kind_${reward.kind}`) : ''} onClose={onClose}>
      {reward && <Details reward={reward} onLeave={onClose} />}
    </Sheet>
  )
}

interface DetailsProps {
  readonly reward: Reward
  readonly onLeave: () => void
}

const Details = ({ reward, onLeave }: DetailsProps) => {
  const { t } = useText()
  const { state, cause, at, vestsAt, paidAt, fundType } = reward
  const toFunds = (): void => {
    onLeave()
    go(`/pages/asset/detail?type=${fundType}`)
  }
  return (
    <View>
      <View className="team-details__amount">+{coinAmount(reward)}</View>
      <KeyValue label={t('team.status')}>{t(`team.state_${state}`)}</KeyValue>
      <KeyValue label={t('team.cause')}>{causeOf(reward, t)}</KeyValue>
      {cause.pool ? (
        <KeyValue label={t('team.weight')}>{weightText(cause.share)}</KeyValue>
      ) : (
        <KeyValue label={t('team.share')}>{shareText(cause.share)}</KeyValue>
      )}
      <KeyValue label={t('team.listed')}>{formatTime(at)}</KeyValue>
      {state === 'vesting' && <KeyValue label={t('team.vestsAt')}>{formatTime(vestsAt)}</KeyValue>}
      {paidAt !== null && <KeyValue label={t('team.paidAt')}>{formatTime(paidAt)}</KeyValue>}
      <View className="team-note">
        <Text>{t(`team.why_${state}`)}</Text>
      </View>
      {state === 'paid' && (
        <Button kind="secondary" className="team-details__button" onClick={toFunds}>
          {t('team.toFunds')}
        </Button>
      )}
    </View>
  )
}
