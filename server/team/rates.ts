import type { ResponseOf } from '@core/contract/schemas'
import { FUND, type CurrencyId, type FundTypeId } from '@core/domain'
import { LEVELS } from '@core/domain/levels'
import { periodOf, rewardShare, TEAM_DEPTH, type RewardRates } from '@core/domain/team'
import { money, toWire } from '@core/money'
import type { TeamConfig } from '../config/team'
import type { Context } from '../context'
import type { RewardKind } from '../store/tables/team'

/** Fund types under which rewards are set aside and paid. */
export const REWARD_FUND: Readonly<Record<RewardKind, FundTypeId>> = {
  direct: FUND.directReward,
  team: FUND.teamReward,
  global: FUND.globalReward,
}

export const rewardRates = ({ directRate, teamRate, globalRate }: TeamConfig): RewardRates => ({
  direct: money(directRate),
  team: money(teamRate),
  global: money(globalRate),
})

/** An option costs no fee, the house's part is in its payout: so rewards give back nothing of a stake. */
const OPTION_FEE = money('0')

/** Part of an option's stake that comes back as rewards. */
export const optionRewardShare = (team: TeamConfig): string =>
  toWire(rewardShare(OPTION_FEE, rewardRates(team)))

const POOL = `
select currency_id as "currencyId", amount + carried as amount from team_pools
where starts_at = $1 and closed_at is null and amount + carried > 0 order by currency_id`

/** What rewards are given, from the settings by which they are given, and how full the running pool is. */
export const teamRates = async ({
  config,
  clock,
  db,
}: Pick<Context, 'config' | 'clock' | 'db'>): Promise<ResponseOf<'ext.teamRates'>> => {
  const { team } = config
  const period = periodOf(clock.now(), team.poolHours)
  const rows = await db.query<{ currencyId: CurrencyId; amount: string }>('team.pool', POOL, [period.start])
  return {
    direct: team.directRate,
    team: team.teamRate,
    global: team.globalRate,
    cap: team.rewardCap,
    vestMinutes: team.vestMinutes,
    effectiveRecharge: team.effectiveRecharge,
    depth: TEAM_DEPTH,
    levels: LEVELS.map((level) => ({
      ...level,
      teamShare: toWire(money(team.teamRate).times(money(level.weight))),
    })),
    pool: {
      ...period,
      hours: team.poolHours,
      amounts: rows.map((row) => ({ ...row, amount: toWire(money(row.amount)) })),
    },
  }
}
