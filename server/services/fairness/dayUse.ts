import { utcDay, type DayUse } from '@core/domain'
import { money } from '@core/money'
import type { Context } from '../../context'
import type { Queries } from '../../store/db'

/**
 * Results count on the UTC day on which the order or the (part of the) position ended; fees are part of them. At risk is
 * what would be lost if everything that runs lost everything: stakes, margins and the fees that were or will be taken
 * with them. One statement, so that an order which ends meanwhile is either at risk or a result.
 */
const USE = `
select
  (select coalesce(sum(result), 0) from option_orders where user_id = $1 and finished_at >= $2)
  + (select coalesce(sum(credited - margin - open_fee), 0) from contract_closes
     where user_id = $1 and closed_at >= $2) as result,
  (select coalesce(sum(stake), 0) from option_orders where user_id = $1 and finished_at is null)
  + (select coalesce(sum(margin + fee), 0) from contract_orders
     where user_id = $1 and state = 'working' and trade_type in (1, 2))
  + (select coalesce(sum(margin + open_fee), 0) from contract_positions
     where user_id = $1 and state = 'open') as at_risk`

/** What the present UTC day of the market has cost a user, and may still cost. */
export const dayUse = async (
  { market }: Pick<Context, 'market'>,
  q: Queries,
  userId: string,
): Promise<DayUse> => {
  const params = [userId, utcDay(market.now())]
  const [row] = await q.query<{ result: string; at_risk: string }>('fairness.day', USE, params)
  return { result: money(row?.result ?? '0'), atRisk: money(row?.at_risk ?? '0') }
}
