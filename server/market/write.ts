import type { TickEvent } from '../bus'
import type { Tx } from '../store/db'
import { candleOf } from './rows'
import type { ChangedBar } from './types'

/** Rows of one statement. */
const ROWS = 10_000

const INSERT_TICKS = `
insert into ticks (trade_id, seq, time, price, quantity, epoch)
select trade_id, seq, time, price, quantity, $6
from unnest($1::int[], $2::bigint[], $3::bigint[], $4::numeric[], $5::numeric[])
  d(trade_id, seq, time, price, quantity)`

const UPSERT_CANDLES = `
insert into candles (trade_id, period, time, open, high, low, close, volume, turnover)
select * from unnest($1::int[], $2::text[], $3::bigint[],
  $4::numeric[], $5::numeric[], $6::numeric[], $7::numeric[], $8::numeric[], $9::numeric[])
on conflict (trade_id, period, time) do update set
  open = excluded.open, high = excluded.high, low = excluded.low, close = excluded.close,
  volume = excluded.volume, turnover = excluded.turnover`

/**
 * Running options still need the ticks since their acceptance (and those that were under way then), and finished ones
 * until their receipts are issued. Contracts need the ticks that their engine has not followed yet.
 */
const PRUNE = `
delete from ticks where trade_id = $1 and time < least($2::bigint, (
  select min(accepted_at) - 60000 from option_orders where trade_id = $1 and state in ('accepted', 'open')
), (
  select min(accepted_at) - 60000 from option_orders
  where trade_id = $1 and receipt_key is null and finished_at is not null
), (
  select time from contract_cursors where trade_id = $1
))`

const chunks = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / ROWS) }, (_, i) => items.slice(i * ROWS, (i + 1) * ROWS))

/** An array parameter as PostgreSQL's own text: values here are numbers and names that need no quoting. */
const column = <T>(items: readonly T[], value: (item: T) => string | number): string =>
  `{${items.map(value).join(',')}}`

export const insertTicks = async (t: Tx, ticks: readonly TickEvent[], epoch: string): Promise<void> => {
  for (const part of chunks(ticks)) {
    await t.query('market.ticks', INSERT_TICKS, [
      column(part, (k) => k.tradeId),
      column(part, (k) => k.seq),
      column(part, (k) => k.time),
      column(part, (k) => k.price),
      column(part, (k) => k.quantity),
      epoch,
    ])
  }
}

export const upsertCandles = async (t: Tx, changed: readonly ChangedBar[]): Promise<void> => {
  for (const part of chunks(changed)) {
    const candles = part.map(candleOf)
    await t.query('market.candles', UPSERT_CANDLES, [
      column(part, (c) => c.tradeId),
      column(part, (c) => c.period),
      column(candles, (c) => c.time),
      column(candles, (c) => c.open),
      column(candles, (c) => c.high),
      column(candles, (c) => c.low),
      column(candles, (c) => c.close),
      column(candles, (c) => c.volume),
      column(candles, (c) => c.turnover),
    ])
  }
}

export const pruneTicks = (t: Tx, tradeId: number, before: number): Promise<unknown> =>
  t.query('market.prune', PRUNE, [tradeId, before])
