import type { Context } from '../context'
import type { Queries } from '../store/db'
import { watermarks } from '../options/batch'

/** Orders that could have been opened or settled by now, and everything that waits for somebody. */
const WAITING = `
select
  (select count(*) from option_orders o
   join unnest($1::int[], $2::bigint[]) w(trade_id, until) on w.trade_id = o.trade_id
   where o.state = 'open' and o.settle_at <= w.until)::int as options_due,
  (select count(*) from option_orders where receipt_key is null and finished_at is not null)::int as receipts,
  (select count(*) from contract_orders where state = 'working')::int as contract_orders,
  (select count(*) from deposits where state = 'confirming')::int as deposits,
  (select count(*) from withdrawals where state = 'pending')::int as withdrawals_pending,
  (select count(*) from withdrawals where state = 'approved')::int as withdrawals_approved,
  (select count(*) from partner_outbox where state = 'due')::int as partners_due,
  (select count(*) from partner_outbox where state = 'stuck')::int as partners_stuck,
  (select count(*) from identities where state = 'pending')::int as identities,
  (select count(*) from team_rewards where state = 'vesting' and vests_at <= $3)::int as rewards_due,
  coalesce((select max(k.seq - c.seq) from contract_cursors c
   cross join lateral (select max(seq) as seq from ticks where trade_id = c.trade_id) k), 0)::int as contract_ticks`

/** Lengths of the queues by name. */
export const queueLengths = async (
  q: Queries,
  parts: Pick<Context, 'market' | 'clock'>,
): Promise<Readonly<Record<string, number>>> => {
  const { tradeIds, until } = watermarks(parts)
  const params = [tradeIds, until, parts.clock.now()]
  const [row] = await q.query<Record<string, number>>('metrics.queues', WAITING, params)
  return row ?? {}
}
