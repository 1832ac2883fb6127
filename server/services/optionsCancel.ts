import type { TradeId } from '@core/domain'
import {
  cautiousValue,
  QUOTE_LIFE,
  sellBackOffer,
  sellBackOpen,
  volatilityBand,
  type OptionTick,
} from '@core/domain/options'
import { money, toWire, type Money } from '@core/money'
import type { Context } from '../context'
import { AppError } from '../http/errors'
import { isFresh } from '../market/fresh'
import { finish, returned, soldBack } from '../options/finish'
import { lastStoredTick, lockOrder } from '../options/orders'
import { DEFAULT_OPTIONS } from '../options/settings'
import { recentPrices } from '../options/recentPrices'
import { strike } from '../options/strike'
import type { Tx } from '../store/db'
import { isUuid, uuidv7 } from '../store/ids'
import type { OptionOrderRow, OptionQuoteRow } from '../store/tables/options'

/** What came of it: the order as it is now, and an offer when it runs and none was taken. */
export interface Cancelled {
  row: OptionOrderRow
  quote: { quoteId: string; amount: string; expiresAt: number } | null
}

interface Worth {
  /** Never more than the fair value. */
  value: Money
  tick: OptionTick
}

const worthOf = async (ctx: Context, t: Tx, row: OptionOrderRow): Promise<Worth> => {
  const tradeId = row.trade_id as TradeId
  const asked = ctx.market.now()
  const tick = await lastStoredTick(t, tradeId)
  const now = Math.max(asked, tick?.time ?? 0)
  const left = Number(row.settle_at) - now
  if (!sellBackOpen(left)) throw new AppError('SELL_BACK_CLOSED')
  if (!isFresh(ctx.market, tick, now)) throw new AppError('PRICE_STALE')
  const band = volatilityBand(await recentPrices(t, tradeId, tick.time))
  const order = {
    direction: row.direction,
    openPrice: row.open_price ?? tick.price,
    stake: money(row.stake),
    profit: money(row.profit),
  }
  return { value: cautiousValue(order, { price: tick.price, left }, band), tick }
}

/** One live quote per order: a new one replaces what was not taken. */
const DROP_QUOTES = 'delete from option_quotes where order_id = $1 and not used'

const PUT_QUOTE = `
insert into option_quotes (id, order_id, amount, price, expires_at) values ($1, $2, $3, $4, $5)`

const offer = async (ctx: Context, t: Tx, row: OptionOrderRow): Promise<Cancelled> => {
  const { value, tick } = await worthOf(ctx, t, row)
  const amount = toWire(sellBackOffer(value, money(DEFAULT_OPTIONS.sellBackMargin)))
  const quote = { quoteId: uuidv7(), amount, expiresAt: ctx.clock.now() + QUOTE_LIFE }
  await t.query('option.quote.drop', DROP_QUOTES, [row.id])
  await t.query('option.quote.put', PUT_QUOTE, [quote.quoteId, row.id, amount, tick.price, quote.expiresAt])
  return { row, quote }
}

/** Taken once: the row is locked by the update itself. */
const USE_QUOTE = `
update option_quotes set used = true
where id = $1 and order_id = $2 and not used and expires_at >= $3
returning *`

/** Pays a quoted amount, but never more than the order is worth by now. */
const sell = async (ctx: Context, t: Tx, row: OptionOrderRow, quoteId: string): Promise<Cancelled> => {
  const used = isUuid(quoteId)
    ? await t.query<OptionQuoteRow>('option.quote.use', USE_QUOTE, [quoteId, row.id, ctx.clock.now()])
    : []
  const [quote] = used
  if (!quote) throw new AppError('QUOTE_EXPIRED')
  const { value, tick } = await worthOf(ctx, t, row)
  const amount = money(quote.amount)
  if (value.lt(amount)) throw new AppError('QUOTE_EXPIRED')
  const [sold] = await finish(ctx, t, [soldBack(row, amount, tick)])
  return { row: sold ?? row, quote: null }
}

/**
 * Cancels an order within the given transaction. Free while no open tick is stored; a running order gets an offer,
 * and with the offer's `quoteId` is sold back at it. The row lock decides between this and the engine.
 * @throws AppError ORDER_NOT_FOUND, ORDER_FINISHED, SELL_BACK_CLOSED, PRICE_STALE, QUOTE_EXPIRED
 */
export const cancelOption = async (
  ctx: Context,
  t: Tx,
  userId: string,
  { orderId = '', quoteId }: { orderId?: string; quoteId?: string },
): Promise<Cancelled> => {
  const locked = await lockOrder(t, userId, orderId)
  if (!locked) throw new AppError('ORDER_NOT_FOUND')
  const [struck] = locked.state === 'accepted' ? await strike(ctx, t, locked.id) : []
  const row = struck ?? locked
  if (row.state === 'accepted') {
    const [cancelled] = await finish(ctx, t, [returned(row, 'cancelled', null)])
    return { row: cancelled ?? row, quote: null }
  }
  if (row.state !== 'open') throw new AppError('ORDER_FINISHED')
  return quoteId === undefined ? offer(ctx, t, row) : sell(ctx, t, row, quoteId)
}
