import type { Direction, OptionState, OptionTick, Outcome } from '@core/domain/options'
import type { Queries, Tx } from '../store/db'
import { isUuid } from '../store/ids'
import type { OptionOrderRow } from '../store/tables/options'

const ONE = 'select * from option_orders where id = $1 and user_id = $2'

export const orderOf = async (
  q: Queries,
  userId: string,
  orderId: string,
): Promise<OptionOrderRow | null> => {
  if (!isUuid(orderId)) return null
  const [row] = await q.query<OptionOrderRow>('option.one', ONE, [orderId, userId])
  return row ?? null
}

/** The same, locked until the end of the transaction: whoever holds it decides what becomes of the order. */
export const lockOrder = async (t: Tx, userId: string, orderId: string): Promise<OptionOrderRow | null> => {
  if (!isUuid(orderId)) return null
  const [row] = await t.query<OptionOrderRow>('option.lock', `${ONE} for update`, [orderId, userId])
  return row ?? null
}

interface TickRow {
  seq: string
  time: string
  price: string
}

const tickOf = ({ seq, time, price }: TickRow): OptionTick => ({ seq, time: Number(time), price })

const LAST = 'select seq, time, price from ticks where trade_id = $1 order by seq desc limit 1'

/** The last tick stored before this statement began. */
export const lastStoredTick = async (q: Queries, tradeId: number): Promise<OptionTick | null> => {
  const [row] = await q.query<TickRow>('option.lastTick', LAST, [tradeId])
  return row ? tickOf(row) : null
}

/** Ticks shown on each side of the deciding one. */
const AROUND = 3

const NEIGHBOURS = `
select seq, time, price from ticks where trade_id = $1 and seq between $2 and $3 order by seq`

/** Up to three ticks before and after `seq`, and itself, as far as ticks are still kept. */
export const ticksAround = async (q: Queries, tradeId: number, seq: string | null): Promise<OptionTick[]> => {
  if (seq === null) return []
  const range = [BigInt(seq) - BigInt(AROUND), BigInt(seq) + BigInt(AROUND)].map(String)
  return (await q.query<TickRow>('option.around', NEIGHBOURS, [tradeId, ...range])).map(tickOf)
}

/** Which of a user's orders; what is left out does not restrict. Times of acceptance in ms, `from` included, `to` not. */
export interface OrderFilter {
  states: readonly OptionState[]
  tradeId?: number
  direction?: Direction
  /** How it ended: the outcome of a settled order, else its state. */
  ended?: Outcome | OptionState
  from?: number
  to?: number
}

const MATCHING = `
from option_orders
where user_id = $1 and state = any($2::text[])
  and ($3::int is null or trade_id = $3)
  and ($4::bigint is null or accepted_at >= $4) and ($5::bigint is null or accepted_at < $5)
  and ($6::text is null or direction = $6) and ($7::text is null or coalesce(outcome, state) = $7)`

const PAGE = `select * ${MATCHING} order by id desc limit $8 offset $9`

const TOTALS = `
select count(*)::int as total,
  count(*) filter (where outcome = 'win')::int as wins,
  count(*) filter (where outcome = 'loss')::int as losses,
  coalesce(sum(result), 0)::text as profit,
  coalesce(sum(stake) filter (where state in ('settled', 'soldBack')), 0)::text as turnover ${MATCHING}`

const params = (userId: string, f: OrderFilter): unknown[] => [
  userId,
  f.states,
  f.tradeId ?? null,
  f.from ?? null,
  f.to ?? null,
  f.direction ?? null,
  f.ended ?? null,
]

/** A user's orders, newest first. */
export const ordersOf = (
  q: Queries,
  userId: string,
  filter: OrderFilter,
  limit: number,
  offset: number,
): Promise<OptionOrderRow[]> =>
  q.query<OptionOrderRow>('option.page', PAGE, [...params(userId, filter), limit, offset])

export interface OrderTotals {
  total: number
  wins: number
  losses: number
  /** Signed sum of results. */
  profit: string
  /** Stakes of the orders that ran to their end or were sold back. */
  turnover: string
}

export const totalsOf = async (q: Queries, userId: string, filter: OrderFilter): Promise<OrderTotals> => {
  const [row] = await q.query<OrderTotals>('option.totals', TOTALS, params(userId, filter))
  return row ?? { total: 0, wins: 0, losses: 0, profit: '0', turnover: '0' }
}
