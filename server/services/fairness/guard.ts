import { dailyLossProblem, ownRulesProblem, type Trade } from '@core/domain'
import type { Context } from '../../context'
import { AppError, refuse } from '../../http/errors'
import type { Tx } from '../../store/db'
import type { TradeLimitsRow } from '../../store/tables/fairness'
import { dayUse } from './dayUse'
import { limitsOfRow } from './limits'

type RulesRow = { read: boolean } & (TradeLimitsRow | { [Name in keyof TradeLimitsRow]: null })

/** The row of limits is locked where there is one, so that two orders of a user with limits follow each other. */
const RULES = `
select exists (
    select 1 from risk_acceptances
    where user_id = $1 and version = (select max(version) from content where id = 'risk')
  ) as read, l.*
from (values (1)) one left join lateral (select * from trade_limits where user_id = $1 for update) l on true`

/**
 * Asks whether the user's own rules let a trade happen: the risk statement was read, no break runs, the stake or margin is
 * within their limit, and the day cannot lose more than they allowed. One statement; a second one only for users with
 * a daily loss limit, after their row is locked, so that it sees every order before. To be called in the transaction
 * that accepts the order, before any account is locked.
 * @param trade.maxLoss the most the order can lose, fees included; USDT like `stake`
 * @throws AppError RISK_UNREAD, COOLING_OFF, OWN_STAKE_LIMIT, OWN_LOSS_LIMIT
 */
export const guardTrade = async (
  { clock, market }: Pick<Context, 'clock' | 'market'>,
  t: Tx,
  userId: string,
  trade: Trade,
): Promise<void> => {
  const [row] = await t.query<RulesRow>('fairness.rules', RULES, [userId])
  if (!row?.read) throw new AppError('RISK_UNREAD')
  if (row.user_id === null) return
  const now = clock.now()
  const limits = limitsOfRow(row, now)
  const { dailyLoss, maxStake, coolOffUntil } = limits
  refuse(ownRulesProblem({ maxStake: maxStake.value, coolOffUntil }, trade, now))
  if (dailyLoss.value) refuse(dailyLossProblem(dailyLoss.value, await dayUse({ market }, t, userId), trade))
}
