import { closePosition, MARGIN_SCALE, type CloseReason, type Closing } from '@core/domain/contracts'
import { money, round, toWire, type Money } from '@core/money'
import { uuidv7 } from '../store/ids'
import type { ContractCloseRow, ContractOrderRow, ContractPositionRow } from '../store/tables/contracts'
import type { Changes } from './changes'
import { openPositionOf } from './mark'
import { closePosting, partiesOf } from './postings'
import type { Purse } from './purse'

/** A part of a position that is closed, or all of it. */
export interface Part {
  readonly position: ContractPositionRow
  readonly quantity: string
  readonly price: Money
  readonly reason: CloseReason
  /** The order that does it. */
  readonly order: ContractOrderRow | null
}

/** The opening fee that belongs to a part, for its record; the last part has the rest. */
const openFeeOf = ({ position, quantity }: Part): Money => {
  const fee = money(position.open_fee)
  const [part, whole] = [money(quantity), money(position.quantity)]
  return part.eq(whole) ? fee : round(fee.times(part).div(whole), MARGIN_SCALE, 'down')
}

const leftOf = (part: Part, closing: Closing, openFee: Money, time: number): ContractPositionRow => {
  const { position, quantity, order } = part
  const left = money(position.quantity).minus(quantity)
  const closed = left.eq('0')
  const stillClosing = order ? toWire(money(position.closing).minus(quantity)) : '0'
  return {
    ...position,
    quantity: toWire(left),
    closing: closed ? '0' : stillClosing,
    margin: toWire(money(position.margin).minus(closing.margin)),
    max_profit: toWire(money(position.max_profit).minus(closing.reserve)),
    open_fee: toWire(money(position.open_fee).minus(openFee)),
    state: closed ? 'closed' : 'open',
    closed_at: closed ? String(time) : null,
  }
}

const recordOf = (part: Part, closing: Closing, openFee: Money, changes: Changes): ContractCloseRow => {
  const { position, quantity, price, reason, order } = part
  const { at, now } = changes
  return {
    id: uuidv7(),
    position_id: position.id,
    order_id: order?.id ?? null,
    user_id: position.user_id,
    trade_id: position.trade_id,
    side: position.side,
    lever: position.lever,
    reason,
    quantity,
    open_price: position.open_price,
    close_price: toWire(price),
    tick_seq: at.seq,
    tick_price: toWire(at.price),
    margin: toWire(closing.margin),
    profit: toWire(closing.profit),
    open_fee: toWire(openFee),
    fee: toWire(closing.fee),
    liquidation_fee: toWire(closing.liquidationFee),
    shortfall: toWire(closing.shortfall),
    credited: toWire(closing.credited),
    open_at: position.open_at,
    closed_at: String(at.time),
    created_at: String(now),
  }
}

/** Closes a part of a position: money, record, what is left, and the order that did it. */
export const closePart = async (purse: Purse, changes: Changes, part: Part): Promise<void> => {
  const { position, price, reason } = part
  const liquidation = reason === 'liquidation' ? money(position.liquidation_rate) : undefined
  const rates = { fee: money(position.fee_rate), liquidation }
  const closing = closePosition(openPositionOf(position), money(part.quantity), price, rates)
  const openFee = openFeeOf(part)
  const insured = await purse.insure(closing.shortfall)
  purse.earn(closing.liquidationFee)
  await purse.add(closePosting(partiesOf(position), closing, insured, purse.house))
  if (!part.order) changes.abandon(position)
  changes.closes.push(recordOf(part, closing, openFee, changes))
  changes.leave(leftOf(part, closing, openFee, changes.at.time))
  const fee = toWire(closing.fee)
  if (part.order) changes.fill(part.order, price, { position_id: null, margin: null, fee })
}
