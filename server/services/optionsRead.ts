import type { RequestOf, ResponseOf } from '@core/contract/schemas'
import type { TradeId } from '@core/domain'
import { statesOf, type OptionTick } from '@core/domain/options'
import type { Receipt } from '@core/domain/receipts'
import { divide, money } from '@core/money'
import type { Context } from '../context'
import { AppError } from '../http/errors'
import { openAreas, type OpenArea } from '../options/areas'
import { orderOf, ordersOf, ticksAround, totalsOf, type OrderFilter } from '../options/orders'
import { amountText, wireOrder, wireTick } from '../options/wire'
import { receiptFor } from '../receipts/issue'
import type { OptionOrderRow } from '../store/tables/options'

type WireArea = ResponseOf<'options.areaList'>[number]

const wireArea = ({ market }: Context, area: OpenArea): WireArea => {
  const tradeId = area.trade_id as TradeId
  return {
    id: String(area.id),
    kind: area.kind,
    tradeId,
    durations: area.durations.map((d) => ({ seconds: d.seconds, payoutRate: amountText(d.rate) })),
    min: amountText(area.min_stake),
    max: amountText(area.max_stake),
    accountTypes: area.account_types,
    tradable: market.tradable(tradeId),
    stale: market.isStale(tradeId),
  }
}

export const listAreas = async (ctx: Context): Promise<WireArea[]> =>
  (await openAreas(ctx.db)).map((area) => wireArea(ctx, area))

interface PageOf {
  pageNum?: number
  pageSize?: number
}

const pageOf = async (ctx: Context, userId: string, filter: OrderFilter, page: PageOf) => {
  const { pageNum = 1, pageSize = 20 } = page
  const rows = await ordersOf(ctx.db, userId, filter, pageSize, (pageNum - 1) * pageSize)
  const totals = await totalsOf(ctx.db, userId, filter)
  const pages = Math.ceil(totals.total / pageSize)
  return { totals, list: { list: rows.map((row) => wireOrder(ctx, row)), pages, total: totals.total } }
}

/** Running orders of a user, newest first. */
export const listOptions = async (
  ctx: Context,
  userId: string,
  page: RequestOf<'options.orderList'>,
): Promise<ResponseOf<'options.orderList'>> =>
  (await pageOf(ctx, userId, { states: statesOf('settling') }, page)).list

/** Finished orders of a user with totals over all that match; `winRate` in percent, rounded down. */
export const optionHistories = async (
  ctx: Context,
  userId: string,
  { status, pageNum, pageSize, ...filter }: RequestOf<'options.orderHistories'>,
): Promise<ResponseOf<'options.orderHistories'>> => {
  const states = status ? statesOf(status) : [...statesOf('completed'), ...statesOf('cancelled')]
  const { list, totals } = await pageOf(ctx, userId, { states, ...filter }, { pageNum, pageSize })
  const { wins, losses } = totals
  const winRate =
    wins + losses === 0
      ? null
      : divide(money(String(wins * 100)), money(String(wins + losses)), 2, 'down').toFixed(2)
  const [profit, turnover] = [amountText(totals.profit), amountText(totals.turnover)]
  return { ...list, statistics: { wins, losses, winRate, profit, turnover } }
}

/** Name of the rule that decided the order so far. */
const ruleOf = (row: OptionOrderRow): string => row.void_reason ?? row.outcome ?? row.state

/** Ticks as far as they are still kept; then those of the receipt. */
const wireTicks = async (
  ctx: Context,
  row: OptionOrderRow,
  seq: string | null,
  signed: readonly OptionTick[] | undefined,
): Promise<OptionTick[]> => {
  const stored = await ticksAround(ctx.db, row.trade_id, seq)
  return stored.length > 0 ? stored.map((tick) => wireTick(row.trade_id, tick)) : [...(signed ?? [])]
}

/** One order with its proof: the rule that decided it, the ticks around both deciding ones, and the signed receipt. */
export const optionInfo = async (
  ctx: Context,
  userId: string,
  orderId: string,
): Promise<ResponseOf<'options.orderInfo'>> => {
  const row = await orderOf(ctx.db, userId, orderId)
  if (!row) throw new AppError('ORDER_NOT_FOUND')
  const issued = await receiptFor(ctx, row)
  const signed = issued && (JSON.parse(issued.text) as Receipt)
  return {
    order: wireOrder(ctx, row),
    rule: ruleOf(row),
    openTicks: await wireTicks(ctx, row, row.open_seq ?? row.accepted_seq, signed?.openTicks),
    settleTicks: await wireTicks(ctx, row, row.settle_seq, signed?.settleTicks),
    receipt: issued && { text: issued.text, signature: issued.signature },
  }
}
