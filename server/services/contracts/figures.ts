import type { RequestOf, ResponseOf } from '@core/contract/schemas'
import {
  breakEvenPrice,
  coverOf,
  liquidationPrice,
  MARGIN_SCALE,
  MARKET,
  maxProfitOf,
  profitAt,
  profitCapPrice,
  readPrice,
  valueOf,
  type OpenOrder,
} from '@core/domain/contracts'
import { max, min, money, round, sum, toWire, ZERO, type Money } from '@core/money'
import { CONTRACT, USDT, type TradeId } from '@core/domain'
import { riskRate } from '@core/domain/contracts'
import type { Context } from '../../context'
import { markOf, type Mark } from '../../contracts/mark'
import { openPositionsOf, positionOf } from '../../contracts/rows'
import { AppError } from '../../http/errors'
import { pairOf } from '../../market/rows'
import type { ContractPositionRow } from '../../store/tables/contracts'
import { offeredPair, readOr } from './terms'
import { readTicket } from './ticket'

type Market = Pick<Context, 'market'>

const lastPriceOf = ({ market }: Market, tradeId: TradeId): Money | null => {
  const last = market.lastPrice(pairOf(tradeId).baseId)
  return last === null ? null : money(last)
}

const textOrNull = (value: Money | null): string | null => value && toWire(value)

/**
 * What an order would cost and lead to at its limit, or at the last price.
 * @throws AppError what `readTicket` refuses; CONTRACT_CLOSED, PRICE_STALE without any price
 */
export const orderFigures = (
  ctx: Market & Pick<Context, 'config'>,
  request: RequestOf<'order.calcWin'>,
): ResponseOf<'order.calcWin'> => {
  const offered = offeredPair(ctx, request.tradeId)
  const { terms, pair } = offered
  const ticket = readTicket(offered, request, MARKET)
  const price = ticket.limit ?? lastPriceOf(ctx, offered.tradeId)
  if (!price) throw new AppError('PRICE_STALE')
  const { side, quantity, lever, win, lost } = ticket
  const order: OpenOrder = { side, price, quantity, lever, multiplier: money(terms.multiplier) }
  const { margin, fee } = coverOf(order, terms)
  const most = maxProfitOf(order, margin, money(terms.profitCap))
  const profit = (at: Money | null): Money | null =>
    at && max(min(profitAt(order, at), most), margin.times('-1'))
  const { priceScale } = pair
  return {
    price: toWire(price),
    value: toWire(round(valueOf(price, quantity, order.multiplier), MARGIN_SCALE, 'up')),
    guarantee: toWire(margin),
    charge: toWire(fee),
    expectClosePrice: textOrNull(liquidationPrice(order, margin, money(terms.maintenanceRate), priceScale)),
    capPrice: textOrNull(profitCapPrice(order, most, priceScale)),
    maxProfit: toWire(most),
    breakEvenPrice: toWire(breakEvenPrice(side, price, money(terms.feeRate), priceScale)),
    win: textOrNull(profit(win)),
    lost: textOrNull(profit(lost)),
  }
}

/**
 * What closing an open position at a price would earn, before fees.
 * @throws AppError POSITION_NOT_FOUND, POSITION_CLOSED, PRICE_REQUIRED, PRICE_INVALID
 */
export const positionProfit = async (
  { db }: Pick<Context, 'db'>,
  userId: string,
  { orderId, price }: RequestOf<'usdt.calcWin'>,
): Promise<string> => {
  const position = await positionOf(db, userId, orderId)
  if (!position) throw new AppError('POSITION_NOT_FOUND')
  if (position.state === 'closed') throw new AppError('POSITION_CLOSED')
  const at = readOr(readPrice(price, pairOf(position.trade_id as TradeId).priceScale))
  return toWire(markOf(position, at).profit)
}

const rateText = ({ maintenance, equity }: Pick<Mark, 'maintenance' | 'equity'>): string | null =>
  textOrNull(riskRate(maintenance, equity))

/** A position without a price counts with its margin: it can be neither closed nor liquidated. */
const markNow = (ctx: Market, row: ContractPositionRow): Mark => {
  const last = lastPriceOf(ctx, row.trade_id as TradeId)
  return last ? markOf(row, last) : { profit: ZERO, equity: money(row.margin), maintenance: ZERO }
}

/** Risk rate of each position and of all together, at the last prices. */
export const accountRisk = async (
  ctx: Pick<Context, 'db' | 'ledger' | 'market'>,
  userId: string,
): Promise<ResponseOf<'financial.risk'>> => {
  const rows = await openPositionsOf(ctx.db, userId)
  const balances = await ctx.ledger.balances(ctx.db, userId)
  const own = balances.find((b) => b.accountType === CONTRACT && b.currencyId === USDT)
  const marks = rows.map((row) => ({ id: row.id, ...markNow(ctx, row) }))
  const equity = sum(marks.map((mark) => mark.equity))
  const maintenance = sum(marks.map((mark) => mark.maintenance))
  return {
    riskRate: rateText({ equity, maintenance }),
    equity: toWire(equity),
    maintenance: toWire(maintenance),
    available: toWire(money(own?.available ?? '0')),
    positions: marks.map((mark) => ({
      id: mark.id,
      riskRate: rateText(mark),
      equity: toWire(mark.equity),
      maintenance: toWire(mark.maintenance),
    })),
  }
}
