import type { TradeId } from '@core/domain'
import { isBuy, MARKET } from '@core/domain/contracts'
import { AppError } from '../http/errors'
import type { Tx } from '../store/db'
import type { ContractOrderRow, ContractPositionRow } from '../store/tables/contracts'
import { triggerOf } from './sequence'
import { pricesOf, ticksAfter, type TickPrices } from './ticks'

const MOST = 1_000

const CURSOR = 'select seq from contract_cursors where trade_id = $1'

type Pending = TickPrices & { readonly seq: string }

/**
 * Ticks that are stored, and may have been seen, but that the engine has not followed yet. The cursor is held by the caller.
 * @throws AppError PRICE_STALE while the engine catches up with very many
 */
const pendingTicks = async (t: Tx, tradeId: TradeId): Promise<Pending[]> => {
  const [cursor] = await t.query<{ seq: string }>('contract.pending', CURSOR, [tradeId])
  if (!cursor) return []
  const ticks = await ticksAfter(t, tradeId, cursor.seq, MOST)
  if (ticks.length === MOST) throw new AppError('PRICE_STALE')
  return ticks.map((tick) => ({ seq: tick.seq, ...pricesOf(tradeId, tick) }))
}

const meets = (order: ContractOrderRow, { seq, bid, ask }: Pending): boolean => {
  if (BigInt(seq) <= BigInt(order.accepted_seq)) return false
  if (order.pub_type === MARKET) return true
  return isBuy(order.trade_type) ? ask.lte(order.price_bound) : bid.gte(order.price_bound)
}

/** The orders of one pair that no stored tick has decided: those that it has, nobody takes back after seeing the price. */
export const undecided = async (
  t: Tx,
  tradeId: TradeId,
  orders: readonly ContractOrderRow[],
): Promise<ContractOrderRow[]> => {
  const ticks = orders.length > 0 ? await pendingTicks(t, tradeId) : []
  return orders.filter((order) => !ticks.some((tick) => meets(order, tick)))
}

/** Whether a stored tick has decided an order. */
export const isDecided = async (t: Tx, order: ContractOrderRow): Promise<boolean> =>
  (await undecided(t, order.trade_id as TradeId, [order])).length === 0

/** The same for a position: its triggers as they are have closed it. */
export const isTriggered = async (t: Tx, position: ContractPositionRow): Promise<boolean> =>
  (await pendingTicks(t, position.trade_id as TradeId)).some(
    ({ seq, price }) => triggerOf(position, seq, price) !== null,
  )
