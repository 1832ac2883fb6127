import type { ContractOrderState, OrderCancelReason } from '@core/domain/contracts'
import type { Tx } from '../store/db'
import type { ContractOrderRow, ContractPositionRow } from '../store/tables/contracts'

/** How a working order ends. What is null stays as it is in the row. */
export interface OrderEnd {
  readonly id: string
  readonly state: Exclude<ContractOrderState, 'working'>
  readonly cancel_reason: OrderCancelReason | null
  readonly tick_seq: string | null
  readonly tick_time: string | null
  readonly tick_price: string | null
  readonly trade_price: string | null
  readonly position_id: string | null
  readonly margin: string | null
  readonly fee: string | null
  readonly finished_at: string
}

/** Of an order that came to nothing. */
export const NO_TRADE = { trade_price: null, position_id: null, margin: null, fee: null } as const

/** A cancel without a tick. */
export const cancelled = (id: string, reason: OrderCancelReason, at: string): OrderEnd => ({
  id,
  state: 'cancelled',
  cancel_reason: reason,
  tick_seq: null,
  tick_time: null,
  tick_price: null,
  ...NO_TRADE,
  finished_at: at,
})

const END = `
update contract_orders o
set state = d.state, cancel_reason = d.cancel_reason, tick_seq = d.tick_seq, tick_time = d.tick_time,
    tick_price = d.tick_price, trade_price = d.trade_price, position_id = coalesce(d.position_id, o.position_id),
    margin = coalesce(d.margin, o.margin), fee = coalesce(d.fee, o.fee), finished_at = d.finished_at
from json_to_recordset($1::json) d(id uuid, state text, cancel_reason text, tick_seq bigint, tick_time bigint,
  tick_price numeric, trade_price numeric, position_id uuid, margin numeric, fee numeric, finished_at bigint)
where o.id = d.id and o.id = any($2::uuid[]) and o.state = 'working'
returning o.*`

/** Ends working orders that nothing else can end meanwhile: the pair's cursor or the rows are locked. */
export const endOrders = async (t: Tx, ends: readonly OrderEnd[]): Promise<ContractOrderRow[]> => {
  if (ends.length === 0) return []
  const params = [JSON.stringify(ends), ends.map((end) => end.id)]
  const rows = await t.query<ContractOrderRow>('contract.orders.end', END, params)
  if (rows.length !== ends.length) throw new Error('a contract order to end was not working')
  return rows
}

/** What is left of a position. */
export type PositionLeft = Pick<
  ContractPositionRow,
  'id' | 'quantity' | 'closing' | 'margin' | 'max_profit' | 'open_fee' | 'state' | 'closed_at'
>

const LEAVE = `
update contract_positions p
set quantity = d.quantity, closing = d.closing, margin = d.margin, max_profit = d.max_profit, open_fee = d.open_fee,
    state = d.state, closed_at = d.closed_at
from json_to_recordset($1::json) d(id uuid, quantity numeric, closing numeric, margin numeric, max_profit numeric,
  open_fee numeric, state text, closed_at bigint)
where p.id = d.id and p.id = any($2::uuid[]) and p.state = 'open'`

/** Writes what closes left of positions. */
export const leavePositions = async (t: Tx, left: readonly PositionLeft[]): Promise<void> => {
  if (left.length === 0) return
  const rows = left.map(({ id, quantity, closing, margin, max_profit, open_fee, state, closed_at }) => ({
    ...{ id, quantity, closing, margin, max_profit, open_fee, state, closed_at },
  }))
  await t.query('contract.positions.leave', LEAVE, [JSON.stringify(rows), left.map((p) => p.id)])
}

const CLOSING = 'update contract_positions set closing = closing + $2 where id = $1'

/** Counts a quantity as being closed, or with a minus sign no longer. */
export const addClosing = async (t: Tx, positionId: string, quantity: string): Promise<void> => {
  await t.query('contract.positions.closing', CLOSING, [positionId, quantity])
}
