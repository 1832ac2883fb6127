import { OPEN_WITHIN } from '@core/domain/options'
import type { OrderCancelReason, Side } from '@core/domain/contracts'
import { isBuy, isOpening, MARKET } from '@core/domain/contracts'
import type { Money } from '@core/money'
import type { TradeId } from '@core/domain'
import type { Context } from '../context'
import { notifyAll } from '../services/notifications/notify'
import type { Tx } from '../store/db'
import type { ContractOrderRow, ContractPositionRow } from '../store/tables/contracts'
import { announceContracts } from './announce'
import { closePart } from './closing'
import { cancelOpening, openPosition } from './filling'
import { closingOrders, ordersHit, positionsById, positionsHit } from './hits'
import { newsOfCancelled, newsOfClose, newsOfOpened } from './news'
import type { Purse } from './purse'
import { insertCloses, insertPositions } from './rows'
import { compareOrders, compareTriggers, triggerOf } from './sequence'
import { pricesOf, type QuotedTick } from './ticks'
import { Changes, type At } from './changes'
import { endOrders, leavePositions } from './write'

/** The price that an order of a side trades at: buys pay the ask, sales get the bid. */
const tradePrice = (buys: boolean, { bid, ask }: At): Money => (buys ? ask : bid)

/** Why a market order that this tick concerns is not filled, or null. */
const refusal = (order: ContractOrderRow, at: At): OrderCancelReason | null => {
  if (order.pub_type !== MARKET) return null
  if (at.time - Number(order.accepted_at) > OPEN_WITHIN) return 'noTick'
  const buys = isBuy(order.trade_type)
  const price = tradePrice(buys, at)
  const beyond = buys ? price.gt(order.price_bound) : price.lt(order.price_bound)
  return beyond ? 'slippage' : null
}

const closingSide = (side: Side): boolean => side === 'short'

/** Liquidations, stop-losses, take-profits; what was to close those positions is cancelled. */
const playTriggers = async (
  t: Tx,
  purse: Purse,
  at: At,
  positions: readonly ContractPositionRow[],
  changes: Changes,
): Promise<void> => {
  const triggers = positions.flatMap((position) => triggerOf(position, at.seq, at.price) ?? [])
  triggers.sort(compareTriggers)
  for (const { position, reason } of triggers) {
    const price = tradePrice(closingSide(position.side), at)
    await closePart(purse, changes, { position, quantity: position.quantity, price, reason, order: null })
  }
  const orphans = await closingOrders(t, changes.abandoned())
  orphans.sort(compareOrders).forEach((order) => changes.cancel(order, 'positionClosed'))
}

const playClose = async (purse: Purse, at: At, order: ContractOrderRow, changes: Changes): Promise<void> => {
  const position = changes.positionOf(order)
  const reason = refusal(order, at)
  if (reason) {
    changes.letGo(position, order.quantity)
    changes.cancel(order, reason)
    return
  }
  const price = tradePrice(isBuy(order.trade_type), at)
  const why = order.close_all ? 'closeAll' : 'order'
  await closePart(purse, changes, { position, quantity: order.quantity, price, reason: why, order })
}

const playOpen = async (purse: Purse, at: At, order: ContractOrderRow, changes: Changes): Promise<void> => {
  const reason = refusal(order, at) ?? ((await purse.paused()) ? 'paused' : null)
  if (reason) await cancelOpening(purse, changes, order, reason)
  else await openPosition(purse, changes, order, tradePrice(isBuy(order.trade_type), at))
}

const write = async (ctx: Pick<Context, 'bus' | 'clock'>, t: Tx, changes: Changes): Promise<void> => {
  await insertPositions(t, changes.opened)
  await leavePositions(t, changes.left())
  await insertCloses(t, changes.closes)
  const ended = await endOrders(t, changes.ends)
  announceContracts(ctx, t, [...ended, ...changes.opened, ...changes.left()])
  notifyAll(ctx, t, [
    ...changes.opened.map(newsOfOpened),
    ...changes.closes.map(newsOfClose),
    ...ended.flatMap(newsOfCancelled),
  ])
}

/** Everything that one tick does, in the order of docs/trading.md, written in the given transaction. */
export const playTick = async (
  ctx: Pick<Context, 'bus' | 'clock'>,
  t: Tx,
  purse: Purse,
  tradeId: TradeId,
  tick: QuotedTick,
): Promise<void> => {
  const at: At = { seq: tick.seq, time: tick.time, ...pricesOf(tradeId, tick) }
  const positions = await positionsHit(t, tradeId, tick.seq, at)
  const orders = (await ordersHit(t, tradeId, tick.seq, at)).sort(compareOrders)
  const toClose = orders.filter((order) => !isOpening(order.trade_type))
  const changes = new Changes(at, ctx.clock.now(), positions)
  await playTriggers(t, purse, at, positions, changes)
  const closes = toClose.filter((order) => !changes.isEnded(order))
  changes.know(await positionsById(t, changes.unknown(closes)))
  for (const order of closes) await playClose(purse, at, order, changes)
  for (const order of orders) if (isOpening(order.trade_type)) await playOpen(purse, at, order, changes)
  await write(ctx, t, changes)
}
