import { money, sum, toWire, type Money } from '@core/money'
import {
  resultOf,
  type OptionState,
  type OptionTick,
  type Outcome,
  type VoidReason,
} from '@core/domain/options'
import type { Context } from '../context'
import type { Posting } from '../ledger'
import { notifyAll } from '../services/notifications/notify'
import type { Tx } from '../store/db'
import type { OptionOrderRow } from '../store/tables/options'
import { announce } from './announce'
import { newsOfOrder } from './news'
import { returnPosting, settlePosting, soldBackPosting, type PostedOrder } from './postings'

/** How a running order ends: its last state and the entries that go with it. */
export interface Ending {
  order: OptionOrderRow
  state: OptionState
  settle: OptionTick | null
  outcome: Outcome | null
  voidReason: VoidReason | null
  /** Signed profit of the user. */
  result: Money
  posting: Posting
}

export const postedOf = (row: OptionOrderRow): PostedOrder => ({
  id: row.id,
  userAccount: row.user_account,
  houseAccount: row.house_account,
  stake: money(row.stake),
  profit: money(row.profit),
})

export const returned = (
  order: OptionOrderRow,
  state: 'void' | 'cancelled',
  voidReason: VoidReason | null,
  settle: OptionTick | null = null,
): Ending => ({
  order,
  state,
  settle,
  outcome: null,
  voidReason,
  result: money('0'),
  posting: returnPosting(postedOf(order), state === 'void' ? 'option.void' : 'option.cancel'),
})

export const settled = (order: OptionOrderRow, outcome: Outcome, settle: OptionTick): Ending => ({
  order,
  state: 'settled',
  settle,
  outcome,
  voidReason: null,
  result: resultOf(outcome, money(order.stake), money(order.profit)),
  posting: settlePosting(postedOf(order), outcome),
})

export const soldBack = (order: OptionOrderRow, amount: Money, settle: OptionTick): Ending => ({
  order,
  state: 'soldBack',
  settle,
  outcome: null,
  voidReason: null,
  result: amount.minus(money(order.stake)),
  posting: soldBackPosting(postedOf(order), amount),
})

const UPDATE = `
update option_orders o
set state = d.state, settle_seq = d.seq, settle_time = d.time, settle_price = d.price,
    outcome = d.outcome, void_reason = d.void_reason, result = d.result, finished_at = $9
from unnest($1::uuid[], $2::text[], $3::bigint[], $4::bigint[], $5::numeric[], $6::text[], $7::text[], $8::numeric[])
  d(id, state, seq, time, price, outcome, void_reason, result)
where o.id = d.id and o.state in ('accepted', 'open')
returning o.*`

const RELEASE = `
update option_areas a set exposure = a.exposure - d.amount
from (select a.id, d.amount from option_areas a
      join unnest($1::int[], $2::numeric[]) d(id, amount) on d.id = a.id
      order by a.id for update of a) d
where a.id = d.id`

const releaseExposure = async (t: Tx, endings: readonly Ending[]): Promise<void> => {
  const byArea = new Map<number, Money[]>()
  for (const { order } of endings) {
    byArea.set(order.area_id, [...(byArea.get(order.area_id) ?? []), money(order.profit)])
  }
  const amounts = [...byArea.values()].map((profits) => toWire(sum(profits)))
  await t.query('option.release', RELEASE, [[...byArea.keys()], amounts])
}

/**
 * Ends orders whose rows this transaction holds locked: state, exposure, ledger and notifications together.
 * @returns the rows as they are now
 */
export const finish = async (ctx: Context, t: Tx, endings: readonly Ending[]): Promise<OptionOrderRow[]> => {
  if (endings.length === 0) return []
  const rows = await t.query<OptionOrderRow>('option.finish', UPDATE, [
    endings.map((e) => e.order.id),
    endings.map((e) => e.state),
    endings.map((e) => e.settle?.seq ?? null),
    endings.map((e) => e.settle?.time ?? null),
    endings.map((e) => e.settle?.price ?? null),
    endings.map((e) => e.outcome),
    endings.map((e) => e.voidReason),
    endings.map((e) => toWire(e.result)),
    ctx.market.now(),
  ])
  if (rows.length !== endings.length) throw new Error('an order to finish was not running')
  await releaseExposure(t, endings)
  await ctx.ledger.post(
    t,
    endings.map((e) => e.posting),
  )
  announce(ctx, t, rows)
  notifyAll(ctx, t, rows.flatMap(newsOfOrder))
  return rows
}
