import type { RequestOf } from '@core/contract/schemas'
import { pairById, type TradeId } from '@core/domain'
import {
  bandProblem,
  closingType,
  isBuy,
  LIMIT,
  readCloseQuantity,
  readPrice,
  readSlippage,
  slippageBound,
  type ContractTerms,
  type PubType,
} from '@core/domain/contracts'
import { money, toWire, type Money } from '@core/money'
import type { Context } from '../../context'
import { announceContracts } from '../../contracts/announce'
import { momentOf, type Moment } from '../../contracts/cursor'
import { insertOrders, lockPosition, positionOf } from '../../contracts/rows'
import { contractTermsOf } from '../../contracts/settings'
import { addClosing } from '../../contracts/write'
import { AppError, refuse } from '../../http/errors'
import type { Tx } from '../../store/db'
import { uuidv7 } from '../../store/ids'
import type { ContractOrderRow, ContractPositionRow } from '../../store/tables/contracts'
import { workingOrder } from './newOrder'
import { readOr } from './terms'

type CloseTerms = Pick<ContractTerms, 'tradeId' | 'quantityScale' | 'slippage' | 'maxSlippage'>

/** A position can be closed even when its pair is offered no more. */
const closeTerms = ({ config }: Pick<Context, 'config'>, tradeId: TradeId): CloseTerms =>
  contractTermsOf(config.profile, tradeId) ?? {
    tradeId,
    quantityScale: 8,
    slippage: '0.01',
    maxSlippage: '0.01',
  }

/** An order to close; nothing is frozen for it. */
export const closingOrder = (
  position: ContractPositionRow,
  moment: Moment,
  { pubType, quantity, bound, now }: { pubType: PubType; quantity: Money; bound: Money; now: number },
): ContractOrderRow => ({
  ...workingOrder(moment),
  id: uuidv7(),
  user_id: position.user_id,
  trade_id: position.trade_id,
  trade_type: closingType(position.side),
  pub_type: pubType,
  lever: position.lever,
  quantity: toWire(quantity),
  price_bound: toWire(bound),
  win_price: null,
  lost_price: null,
  position_id: position.id,
  multiplier: position.multiplier,
  fee_rate: position.fee_rate,
  maintenance_rate: position.maintenance_rate,
  liquidation_rate: position.liquidation_rate,
  profit_cap: position.profit_cap,
  user_account: position.user_account,
  house_account: position.house_account,
  margin: '0',
  fee: '0',
  reserve: '0',
  close_all: false,
  created_at: String(now),
})

/** The worst price at which a position is closed at market. */
export const closeBound = (position: ContractPositionRow, last: Money, slippage: Money): Money =>
  slippageBound(isBuy(closingType(position.side)), last, slippage, scaleOf(position))

const scaleOf = (position: ContractPositionRow): number => pairById(position.trade_id)?.priceScale ?? 2

/** @throws AppError PRICE_REQUIRED, PRICE_INVALID, PRICE_OUT_OF_BAND, SLIPPAGE_OUT_OF_RANGE */
const boundOf = (
  position: ContractPositionRow,
  request: RequestOf<'usdt.close'>,
  last: Money,
  terms: CloseTerms,
): Money => {
  const scale = scaleOf(position)
  if (request.type !== LIMIT) return closeBound(position, last, readOr(readSlippage(request.slippage, terms)))
  const limit = readOr(readPrice(request.price ?? '', scale))
  refuse(bandProblem(limit, last, scale))
  return limit
}

/**
 * Accepts an order to close (a part of) a position, within the given transaction.
 * @throws AppError POSITION_NOT_FOUND, POSITION_CLOSED, PAIR_NOT_TRADABLE, PRICE_STALE, PRICE_..., SLIPPAGE_OUT_OF_RANGE,
 *   CLOSE_QUANTITY_TOO_LARGE, CONTRACT_QUANTITY_INVALID, QUANTITY_REQUIRED
 */
export const closeContract = async (
  ctx: Context,
  t: Tx,
  userId: string,
  request: RequestOf<'usdt.close'>,
): Promise<ContractOrderRow> => {
  const found = await positionOf(t, userId, request.orderId ?? '')
  if (!found) throw new AppError('POSITION_NOT_FOUND')
  if (found.state === 'closed') throw new AppError('POSITION_CLOSED')
  const tradeId = found.trade_id as TradeId
  const moment = await momentOf(ctx, t, tradeId)
  const position = await lockPosition(t, userId, found.id)
  if (position?.state !== 'open') throw new AppError('POSITION_CLOSED')
  const terms = closeTerms(ctx, tradeId)
  const free = money(position.quantity).minus(position.closing)
  const quantity = readOr(readCloseQuantity(request.quantity, free, terms))
  const bound = boundOf(position, request, moment.price, terms)
  const pubType: PubType = request.type === LIMIT ? LIMIT : 1
  const order = closingOrder(position, moment, { pubType, quantity, bound, now: ctx.clock.now() })
  const rows = await insertOrders(t, [order])
  await addClosing(t, position.id, order.quantity)
  announceContracts(ctx, t, [...rows, position])
  return rows[0] as ContractOrderRow
}
