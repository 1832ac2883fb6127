import { useDidShow } from '@tarojs/taro'
import { useRef } from 'react'
import type { ResponseOf } from '@core/contract/schemas'
import { useCall, useRecordChanges, type Loaded } from '@/api'
import '@/i18n/areas/team'
import { useLoggedIn } from '@/stores/session'

export type Statistics = ResponseOf<'team.statistics'>
export type Rates = ResponseOf<'ext.teamRates'>
export type Member = ResponseOf<'team.subUsers'>['list'][number]
export type Rewards = ResponseOf<'team.rewardList'>
export type Reward = Rewards['list'][number]

/** Tells when anything of the team may have changed: somebody joined, a reward was paid, the page is shown again. */
export const useTeamChanges = (onChange: () => void): void => {
  const latest = useRef(onChange)
  latest.current = onChange
  const first = useRef(true)
  useDidShow(() => {
    if (!first.current) latest.current()
    first.current = false
  })
  useRecordChanges('team', () => latest.current())
}

export interface Team {
  readonly statistics: Loaded<Statistics>
  readonly rates: Loaded<Rates>
  readonly reload: () => Promise<unknown>
}

/** All figures of the own team and the published rates, as they are now. */
export const useTeam = (): Team => {
  const statistics = useCall('team.statistics', useLoggedIn() ? {} : null)
  const rates = useCall('ext.teamRates', {})
  const reload = () => Promise.all([statistics.reload(), rates.reload()])
  useTeamChanges(() => void reload())
  return { statistics, rates, reload }
}
