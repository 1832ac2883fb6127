import { Text, View } from '@tarojs/components'
import { useCallback, useState } from 'react'
import { call, useCall, usePages } from '@/api'
import { Chips, Empty, InfiniteList, Tag } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/team'
import { formatTime } from '@/i18n/time'
import { Tappable } from '@/platform/tap'
import { InviteButton } from './Overview'
import { coinAmount } from './RatesCard'
import { causeOf, STATE_TAGS } from './reward'
import { RewardSheet } from './RewardSheet'
import { useTeamChanges, type Reward, type Rewards } from './useTeam'
import './team.scss'

const PAGE_SIZE = 20
const KINDS = ['all', 'direct', 'team', 'global'] as const
type Kind = (typeof KINDS)[number]

/** What the team has brought: totals by currency, and every reward with its cause. */
export const Earnings = () => {
  const { t } = useText()
  const [kind, setKind] = useState<Kind>('all')
  const [shown, setShown] = useState<Reward | null>(null)
  const totals = useCall('team.rewardList', { pageSize: 1 })
  const read = useCallback(
    (pageNum: number) =>
      call('team.rewardList', { pageNum, pageSize: PAGE_SIZE, ...(kind === 'all' ? {} : { kind }) }),
    [kind],
  )
  const pages = usePages(read)
  useTeamChanges(() => void Promise.all([pages.reload(), totals.reload()]))
  const empty = (
    <Empty icon="team" title={t('team.noRewards')} text={t('team.noRewardsText')} action={<InviteButton />} />
  )
  return (
    <View className="pad">
      {totals.data && <Totals rewards={totals.data} />}
      <Chips
        label={t('team.reward')}
        value={kind}
        onChange={setKind}
        wrap
        choices={KINDS.map((value) => ({
          value,
          text: value === 'all' ? t('team.all') : t(`team.kind_${value}`),
        }))}
      />
      <InfiniteList
        pages={pages}
        row={(reward) => <RewardRow reward={reward} onOpen={() => setShown(reward)} />}
        empty={empty}
      />
      <RewardSheet reward={shown} onClose={() => setShown(null)} />
    </View>
  )
}

const Totals = ({ rewards: { paid, vesting } }: { readonly rewards: Rewards }) => {
  const { t } = useText()
  return (
    <View className="team-totals">
      <Total name={t('team.paidTotal')} amounts={paid} />
      <Total name={t('team.vestingTotal')} amounts={vesting} />
    </View>
  )
}

interface TotalProps {
  readonly name: string
  readonly amounts: Rewards['paid']
}

const Total = ({ name, amounts }: TotalProps) => {
  const { t } = useText()
  return (
    <View className="card team-totals__card">
      <View className="text-3 sm">{name}</View>
      {amounts.length === 0 && <View className="text-2 body-m">{t('team.nothing')}</View>}
      {amounts.map((amount) => (
        <View key={amount.currencyId} className="body-m">
          {coinAmount(amount)}
        </View>
      ))}
    </View>
  )
}

interface RowProps {
  readonly reward: Reward
  readonly onOpen: () => void
}

const RewardRow = ({ reward, onOpen }: RowProps) => {
  const { t } = useText()
  return (
    <Tappable className="team-reward" testId="reward" onClick={onOpen}>
      <View className="grow">
        <View className="body-m">{t(`team.kind_${reward.kind}`)}</View>
        <View className="text-2 cap">{causeOf(reward, t)}</View>
        <View className="text-3 cap">{formatTime(reward.at)}</View>
      </View>
      <View className="team-reward__right">
        <Text className={`body-m${reward.state === 'reversed' ? ' text-3' : ''}`}>+{coinAmount(reward)}</Text>
        <Tag kind={STATE_TAGS[reward.state]}>{t(`team.state_${reward.state}`)}</Tag>
      </View>
    </Tappable>
  )
}
