import type { WireOptionOrder } from '@core/contract/live'
import { pairById, type TradeId } from '@core/domain'
import { isFinal, outcomeOf, resultOf, statusOf, type OptionTick } from '@core/domain/options'
import { money, toWire } from '@core/money'
import type { Context } from '../context'
import { openTickOf, settleTickOf, type OptionOrderRow } from '../store/tables/options'
import { orderOf } from './orders'

/** A price with the digits of its pair. */
export const priceText = (tradeId: number, price: string): string =>
  money(price).toFixed(pairById(tradeId)?.priceScale ?? 2)

export const amountText = (amount: string): string => toWire(money(amount))

export const wireTick = (tradeId: number, tick: OptionTick): OptionTick => ({
  seq: tick.seq,
  time: tick.time,
  price: priceText(tradeId, tick.price),
})

const tickOrNull = (tradeId: number, tick: OptionTick | null): OptionTick | null =>
  tick && wireTick(tradeId, tick)

/** Profit of a finished order, or of a running one if it settled on the last price. */
const profitOfRow = (row: OptionOrderRow, lastPrice: string | null): string | null => {
  if (row.result !== null) return amountText(row.result)
  if (row.open_price === null || lastPrice === null) return null
  const outcome = outcomeOf(row.direction, row.open_price, lastPrice)
  return toWire(resultOf(outcome, money(row.stake), money(row.profit)))
}

/** An order as its owner sees it. */
export const wireOrder = ({ market }: Pick<Context, 'market'>, row: OptionOrderRow): WireOptionOrder => {
  const tradeId = row.trade_id as TradeId
  const lastPrice = isFinal(row.state) ? null : (market.lastTick(tradeId)?.price ?? null)
  const openTick = tickOrNull(tradeId, openTickOf(row))
  const settleTick = tickOrNull(tradeId, settleTickOf(row))
  return {
    id: row.id,
    areaId: String(row.area_id),
    tradeId,
    direction: row.direction,
    duration: row.duration,
    quantity: amountText(row.stake),
    payoutRate: amountText(row.rate),
    accountType: row.account_type,
    status: statusOf(row.state),
    state: row.state,
    outcome: row.outcome,
    voidReason: row.void_reason,
    orderTime: Number(row.accepted_at),
    openTick,
    settleAt: row.settle_at === null ? null : Number(row.settle_at),
    settleTick,
    openPrice: openTick?.price ?? null,
    currentPrice: lastPrice,
    settlePrice: settleTick?.price ?? null,
    profit: profitOfRow(row, lastPrice),
    credited: row.result === null ? null : toWire(money(row.stake).plus(money(row.result))),
  }
}

/** Reads one order of a user for the live socket. */
export const readOrder =
  (ctx: Context) =>
  async (userId: string, orderId: string): Promise<WireOptionOrder | null> => {
    const row = await orderOf(ctx.db, userId, orderId)
    return row && wireOrder(ctx, row)
  }
