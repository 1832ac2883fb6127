import { judge } from '@core/domain/options'
import type { Context } from '../context'
import { openTickOf, type OptionOrderRow } from '../store/tables/options'
import { BATCH, watermarks } from './batch'
import { finish, returned, settled, type Ending } from './finish'

type DueRow = OptionOrderRow & { last_seq: string; last_time: string; last_price: string }

/** Due orders with the last tick at or before their settle second (their own open tick, if nothing else). */
const DUE = `
select o.*, k.seq as last_seq, k.time as last_time, k.price as last_price
from option_orders o
join unnest($1::int[], $2::bigint[]) w(trade_id, until) on w.trade_id = o.trade_id
cross join lateral (
  select seq, time, price from ticks
  where trade_id = o.trade_id and time <= o.settle_at
  order by time desc, seq desc limit 1
) k
where o.state = 'open' and o.settle_at <= w.until
order by o.settle_at, o.id limit $3
for update of o skip locked`

const endingOf = (row: DueRow): Ending => {
  const open = openTickOf(row)
  if (!open || row.settle_at === null) throw new Error(`order ${row.id} is open without an open tick`)
  const last = { seq: row.last_seq, time: Number(row.last_time), price: row.last_price }
  const verdict = judge(row.direction, open, last, Number(row.settle_at))
  return verdict.kind === 'void'
    ? returned(row, 'void', verdict.reason, last)
    : settled(row, verdict.outcome, last)
}

const settleBatch = (ctx: Context): Promise<OptionOrderRow[]> =>
  ctx.db.tx(async (t) => {
    const { tradeIds, until } = watermarks(ctx)
    const due = await t.query<DueRow>('option.due', DUE, [tradeIds, until, BATCH])
    return finish(ctx, t, due.map(endingOf))
  })

/** Settles everything whose watermark has passed, batch by batch. */
export const settleDue = async (ctx: Context): Promise<void> => {
  let rows: OptionOrderRow[]
  do rows = await settleBatch(ctx)
  while (rows.length === BATCH)
}
