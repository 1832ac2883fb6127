import type { useText } from '@/i18n'
import '@/i18n/areas/team'
import { formatTime } from '@/i18n/time'
import type { Reward } from './useTeam'

type Words = ReturnType<typeof useText>['t']

/** How a state looks in a list. */
export const STATE_TAGS = { vesting: 'plain', paid: 'lime', reversed: 'warn' } as const

/** Where a reward comes from, in words: a member's fee, or the pool of a period. */
export const causeOf = ({ cause: { fee, member, pool } }: Pick<Reward, 'cause'>, t: Words): string => {
  if (pool) return t('team.causePool', { start: formatTime(pool.start), end: formatTime(pool.end) })
  const name = t(`team.fee_${fee ?? 'other'}`)
  return member === null ? name : t('team.causeFee', { fee: name, member })
}
