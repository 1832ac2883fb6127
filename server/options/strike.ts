import { OPEN_WITHIN } from '@core/domain/options'
import type { Context } from '../context'
import type { Tx } from '../store/db'
import type { OptionOrderRow } from '../store/tables/options'
import { announce } from './announce'
import { BATCH, watermarks } from './batch'
import { finish, returned } from './finish'

/** The tick an accepted order opens on: the first one stored after its acceptance. */
const FIRST_TICK = `
  select seq, time, price from ticks
  where trade_id = o.trade_id and seq > o.accepted_seq
  order by seq limit 1`

const STRIKE = `
update option_orders o
set state = 'open', open_seq = d.seq, open_time = d.time, open_price = d.price,
    settle_at = d.time + o.duration * 1000
from (
  select o.id, k.seq, k.time, k.price
  from option_orders o cross join lateral (${FIRST_TICK}) k
  where o.state = 'accepted' and k.time - o.accepted_at <= $1 and ($2::uuid is null or o.id = $2)
  order by o.id limit $3
  for update of o skip locked
) d
where o.id = d.id
returning o.*`

/**
 * Opens waiting orders whose first tick came in time: one of them, or a batch of all.
 * @returns the opened rows
 */
export const strike = async (ctx: Context, t: Tx, orderId: string | null): Promise<OptionOrderRow[]> => {
  const rows = await t.query<OptionOrderRow>('option.strike', STRIKE, [OPEN_WITHIN, orderId, BATCH])
  announce(ctx, t, rows)
  return rows
}

export const strikeOpens = async (ctx: Context): Promise<void> => {
  let rows: OptionOrderRow[]
  do rows = await ctx.db.tx((t) => strike(ctx, t, null))
  while (rows.length === BATCH)
}

/** Late: the first tick came too late, or the market is stored past the last moment for one. */
const LATE = `
select o.*
from option_orders o
join unnest($2::int[], $3::bigint[]) w(trade_id, until) on w.trade_id = o.trade_id
left join lateral (${FIRST_TICK}) k on true
where o.state = 'accepted'
  and case when k.seq is null then o.accepted_at + $1 < w.until else k.time - o.accepted_at > $1 end
order by o.id limit $4
for update of o skip locked`

const voidBatch = (ctx: Context): Promise<OptionOrderRow[]> =>
  ctx.db.tx(async (t) => {
    const { tradeIds, until } = watermarks(ctx)
    const late = await t.query<OptionOrderRow>('option.late', LATE, [OPEN_WITHIN, tradeIds, until, BATCH])
    return finish(
      ctx,
      t,
      late.map((order) => returned(order, 'void', 'noOpenTick')),
    )
  })

/** Gives the stake back to orders that found no open tick in time. */
export const voidLate = async (ctx: Context): Promise<void> => {
  let rows: OptionOrderRow[]
  do rows = await voidBatch(ctx)
  while (rows.length === BATCH)
}
