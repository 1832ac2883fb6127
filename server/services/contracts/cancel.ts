import type { Context } from '../../context'
import { announceContracts } from '../../contracts/announce'
import { shareCursor } from '../../contracts/cursor'
import { isDecided } from '../../contracts/pending'
import { releaseOrder } from '../../contracts/release'
import { lockOrder, lockPosition, orderOf } from '../../contracts/rows'
import { cancelled, endOrders } from '../../contracts/write'
import { AppError } from '../../http/errors'
import type { Tx } from '../../store/db'
import type { ContractOrderRow } from '../../store/tables/contracts'

/**
 * Cancels a working order within the given transaction. The pair's cursor decides between this and the engine,
 * and a stored tick that the order meets counts though the engine is behind.
 * @throws AppError ORDER_NOT_FOUND, ORDER_FINISHED, PRICE_STALE while the engine is far behind
 */
export const cancelContractOrder = async (
  ctx: Context,
  t: Tx,
  userId: string,
  orderId: string,
): Promise<ContractOrderRow> => {
  const found = await orderOf(t, userId, orderId)
  if (!found) throw new AppError('ORDER_NOT_FOUND')
  await shareCursor(ctx, t, found.trade_id)
  if (found.position_id) await lockPosition(t, userId, found.position_id)
  const order = await lockOrder(t, userId, orderId)
  if (order?.state !== 'working' || (await isDecided(t, order))) throw new AppError('ORDER_FINISHED')
  const [ended] = await endOrders(t, [cancelled(order.id, 'user', String(ctx.market.now()))])
  const movement = await releaseOrder(t, order)
  if (movement) await ctx.ledger.post(t, [movement])
  announceContracts(ctx, t, [order])
  return ended ?? order
}
