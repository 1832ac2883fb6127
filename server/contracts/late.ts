import { OPEN_WITHIN } from '@core/domain/options'
import type { TradeId } from '@core/domain'
import type { Context } from '../context'
import { notifyAll } from '../services/notifications/notify'
import type { Tx } from '../store/db'
import type { ContractOrderRow } from '../store/tables/contracts'
import { announceContracts } from './announce'
import { newsOfCancelled } from './news'
import type { Purse } from './purse'
import { releaseOrder } from './release'
import { cancelled, endOrders } from './write'

/** Market orders for which no tick came, though the market is stored past the last moment for one. */
const LATE = `
select * from contract_orders
where trade_id = $1 and state = 'working' and pub_type = 1 and accepted_seq >= $2 and accepted_at + $3 < $4
order by id`

/**
 * Cancels market orders that no tick filled in time.
 * @param seq the last stored tick, @param until the watermark as it was before that tick was read
 */
export const cancelLate = async (
  ctx: Pick<Context, 'bus' | 'clock' | 'market'>,
  t: Tx,
  purse: Purse,
  { tradeId, seq, until }: { tradeId: TradeId; seq: string; until: number },
): Promise<void> => {
  const late = await t.query<ContractOrderRow>('contract.late', LATE, [tradeId, seq, OPEN_WITHIN, until])
  if (late.length === 0) return
  const at = String(ctx.market.now())
  const ended = await endOrders(
    t,
    late.map((order) => cancelled(order.id, 'noTick', at)),
  )
  for (const order of late) {
    const movement = await releaseOrder(t, order)
    if (movement) await purse.add(movement)
  }
  announceContracts(ctx, t, late)
  notifyAll(ctx, t, ended.flatMap(newsOfCancelled))
}
