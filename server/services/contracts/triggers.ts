import type { RequestOf } from '@core/contract/schemas'
import type { TradeId } from '@core/domain'
import { triggerProblem } from '@core/domain/contracts'
import { money, toWire } from '@core/money'
import type { Context } from '../../context'
import { announceContracts } from '../../contracts/announce'
import { momentOf } from '../../contracts/cursor'
import { isTriggered } from '../../contracts/pending'
import { lockPosition, positionOf } from '../../contracts/rows'
import { pairOf } from '../../market/rows'
import { AppError } from '../../http/errors'
import type { Tx } from '../../store/db'
import type { ContractPositionRow } from '../../store/tables/contracts'
import { readTrigger } from './ticket'

const SET = `
update contract_positions set win_price = $2, lost_price = $3, triggers_seq = $4 where id = $1 returning *`

/**
 * Sets or takes away take-profit and stop-loss, within the given transaction; they count for ticks stored after this.
 * @throws AppError POSITION_NOT_FOUND, POSITION_CLOSED, PRICE_STALE, PRICE_INVALID, WIN_PRICE_INVALID, LOST_PRICE_INVALID
 */
export const setTriggers = async (
  ctx: Context,
  t: Tx,
  userId: string,
  { orderId, winPrice, lostPrice }: RequestOf<'usdt.modifyWinLost'>,
): Promise<ContractPositionRow> => {
  const found = await positionOf(t, userId, orderId)
  if (!found) throw new AppError('POSITION_NOT_FOUND')
  if (found.state === 'closed') throw new AppError('POSITION_CLOSED')
  const tradeId = found.trade_id as TradeId
  const { priceScale } = pairOf(tradeId)
  const [win, lost] = [readTrigger(winPrice, priceScale), readTrigger(lostPrice, priceScale)]
  const moment = await momentOf(ctx, t, tradeId)
  const position = await lockPosition(t, userId, orderId)
  if (position?.state !== 'open' || (await isTriggered(t, position))) throw new AppError('POSITION_CLOSED')
  const liquidation = position.liquidation_price === null ? null : money(position.liquidation_price)
  const problem = triggerProblem(position.side, moment.price, { win, lost, liquidation })
  if (problem) throw new AppError(problem)
  const params = [position.id, win && toWire(win), lost && toWire(lost), moment.seq]
  const rows = await t.query<ContractPositionRow>('contract.triggers.set', SET, params)
  announceContracts(ctx, t, rows)
  return rows[0] ?? position
}
