import { dailyLossProblem, ownRulesProblem, type Trade } from '@core/domain'
import type { Context } from '../../context'
import { AppError, refuse } from '../../http/errors'
import type { Tx } from '../../store/db'
import { dayUse } from './dayUse'
import { limitsOfRow } from './limits'
import { lockRules } from './rules'

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
  const row = await lockRules(t, userId)
  if (!row?.read) throw new AppError('RISK_UNREAD')
  if (row.user_id === null) return
  const now = clock.now()
  const limits = limitsOfRow(row, now)
  const { dailyLoss, maxStake, coolOffUntil } = limits
  refuse(ownRulesProblem({ maxStake: maxStake.value, coolOffUntil }, trade, now))
  if (dailyLoss.value) refuse(dailyLossProblem(dailyLoss.value, await dayUse({ market }, t, userId), trade))
}
