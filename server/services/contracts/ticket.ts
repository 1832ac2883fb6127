import type { RequestOf } from '@core/contract/schemas'
import {
  bandProblem,
  coveredPrice,
  coverOf,
  isBuy,
  isOpening,
  LIMIT,
  liquidationPrice,
  MARKET,
  readContractQuantity,
  readPrice,
  readSlippage,
  sideOf,
  slippageBound,
  triggerProblem,
  type OpenOrder,
  type OrderCover,
  type PubType,
  type Side,
  type TradeType,
} from '@core/domain/contracts'
import { money, type Money } from '@core/money'
import { AppError, refuse } from '../../http/errors'
import { readOr, type Offered } from './terms'

type Request = RequestOf<'contract.open'>

/** A ticket whose fields are in order, whatever the price. */
export interface Ticket {
  readonly type: TradeType
  readonly pubType: PubType
  readonly side: Side
  readonly quantity: Money
  readonly lever: number
  /** Of a limit order. */
  readonly limit: Money | null
  readonly slippage: Money
  readonly win: Money | null
  readonly lost: Money | null
}

/** A trigger's price; no text, or an empty one, is none. */
export const readTrigger = (text: string | undefined, scale: number): Money | null =>
  text === undefined || text.trim() === '' ? null : readOr(readPrice(text, scale))

/**
 * @param pubType what the call takes for granted
 * @throws AppError QUANTITY_REQUIRED, CONTRACT_QUANTITY_..., LEVER_UNAVAILABLE, PRICE_REQUIRED, PRICE_INVALID,
 *   SLIPPAGE_OUT_OF_RANGE; INPUT_ERROR for a trade type that does not open
 */
export const readTicket = ({ pair, terms }: Offered, request: Request, pubType: PubType): Ticket => {
  const type = request.tradeType as TradeType
  if (!isOpening(type)) throw new AppError('INPUT_ERROR', { field: 'tradeType' })
  const kind = (request.pubType ?? pubType) as PubType
  if (!terms.levers.includes(request.lever)) throw new AppError('LEVER_UNAVAILABLE')
  return {
    type,
    pubType: kind,
    side: sideOf(type),
    quantity: readOr(readContractQuantity(request.pubQuantity ?? '', terms)),
    lever: request.lever,
    limit: kind === LIMIT ? readOr(readPrice(request.pubPrice ?? '', pair.priceScale)) : null,
    slippage: readOr(readSlippage(request.slippage, terms)),
    win: readTrigger(request.winPrice, pair.priceScale),
    lost: readTrigger(request.lostPrice, pair.priceScale),
  }
}

/** What an order at today's price binds: its worst price, and what is frozen for it. */
export interface Priced {
  readonly bound: Money
  readonly order: OpenOrder
  readonly cover: OrderCover
}

/**
 * @param last the last price
 * @throws AppError PRICE_OUT_OF_BAND, WIN_PRICE_INVALID, LOST_PRICE_INVALID
 */
export const priceTicket = ({ pair, terms }: Offered, ticket: Ticket, last: Money): Priced => {
  const { priceScale } = pair
  const { limit, slippage, side, win, lost } = ticket
  if (limit) refuse(bandProblem(limit, last, priceScale))
  const bound = limit ?? slippageBound(isBuy(ticket.type), last, slippage, priceScale)
  const order: OpenOrder = {
    side,
    quantity: ticket.quantity,
    multiplier: money(terms.multiplier),
    lever: ticket.lever,
    price: limit ?? coveredPrice(last, slippage, priceScale),
  }
  const cover = coverOf(order, terms)
  const at = limit ?? last
  const margin = coverOf({ ...order, price: at }, terms).margin
  const liquidation = liquidationPrice(
    { ...order, price: at },
    margin,
    money(terms.maintenanceRate),
    priceScale,
  )
  const problem = triggerProblem(side, at, { win, lost, liquidation })
  if (problem) throw new AppError(problem)
  return { bound, order, cover }
}

export const pubTypeOf = (request: { readonly type?: number }): PubType =>
  request.type === LIMIT ? LIMIT : MARKET
