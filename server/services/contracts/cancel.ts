import { money } from '@core/money'
import type { Context } from '../../context'
import { announceContracts } from '../../contracts/announce'
import { shareCursor } from '../../contracts/cursor'
import { isDecided } from '../../contracts/pending'
import { cancelPosting } from '../../contracts/postings'
import { lockOrder, lockPosition, orderOf } from '../../contracts/rows'
import { addClosing, cancelled, endOrders } from '../../contracts/write'
import { AppError } from '../../http/errors'
import type { Tx } from '../../store/db'
import type { ContractOrderRow } from '../../store/tables/contracts'

/** Gives back what an order to open has frozen, or lets go of what an order to close held. */
const release = async (ctx: Context, t: Tx, order: ContractOrderRow): Promise<void> => {
  if (order.position_id) {
    await addClosing(t, order.position_id, `-${order.quantity}`)
    return
  }
  const { id, user_account: userAccount, house_account: houseAccount } = order
  const frozen = money(order.margin).plus(order.fee)
  await ctx.ledger.post(t, [cancelPosting({ id, userAccount, houseAccount }, frozen, money(order.reserve))])
}

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
  await release(ctx, t, order)
  announceContracts(ctx, t, [order])
  return ended ?? order
}
