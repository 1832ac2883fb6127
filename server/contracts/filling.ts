import {
  fillOrder,
  isCarried,
  sideOf,
  type ContractRates,
  type Filled,
  type OpenOrder,
  type OrderCancelReason,
} from '@core/domain/contracts'
import { money, toWire, type Money } from '@core/money'
import type { ContractOrderRow, ContractPositionRow, ContractRatesRow } from '../store/tables/contracts'
import type { Changes } from './changes'
import { fillPosting, partiesOf } from './postings'
import type { Purse } from './purse'
import { releasePosting } from './release'
import { scaleOf } from './ticks'

const ratesOf = (row: ContractRatesRow): ContractRates => ({
  multiplier: row.multiplier,
  feeRate: row.fee_rate,
  maintenanceRate: row.maintenance_rate,
  liquidationFeeRate: row.liquidation_rate,
  profitCap: row.profit_cap,
})

/** An order to open that comes to nothing: both sides get back what was frozen. */
export const cancelOpening = async (
  purse: Purse,
  changes: Changes,
  order: ContractOrderRow,
  reason: OrderCancelReason,
): Promise<void> => {
  await purse.add(releasePosting(order))
  changes.cancel(order, reason)
}

/** A position carries its order's id: there can be one of each order only. */
const positionRow = (
  order: ContractOrderRow,
  filled: Filled,
  price: Money,
  { at }: Changes,
): ContractPositionRow => ({
  id: order.id,
  user_id: order.user_id,
  trade_id: order.trade_id,
  side: sideOf(order.trade_type),
  lever: order.lever,
  opened: order.quantity,
  quantity: order.quantity,
  closing: '0',
  open_price: toWire(price),
  margin: toWire(filled.margin),
  max_profit: toWire(filled.maxProfit),
  open_fee: toWire(filled.fee),
  multiplier: order.multiplier,
  fee_rate: order.fee_rate,
  maintenance_rate: order.maintenance_rate,
  liquidation_rate: order.liquidation_rate,
  profit_cap: order.profit_cap,
  user_account: order.user_account,
  house_account: order.house_account,
  liquidation_price: filled.liquidationPrice && toWire(filled.liquidationPrice),
  cap_price: filled.capPrice && toWire(filled.capPrice),
  win_price: order.win_price,
  lost_price: order.lost_price,
  triggers_seq: at.seq,
  open_seq: at.seq,
  open_at: String(at.time),
  state: 'open',
  closed_at: null,
})

const fillOf = (order: ContractOrderRow, price: Money): Filled => {
  const open: OpenOrder = {
    side: sideOf(order.trade_type),
    price: money(order.price_bound),
    quantity: money(order.quantity),
    multiplier: money(order.multiplier),
    lever: order.lever,
  }
  const cover = { margin: money(order.margin), fee: money(order.fee), reserve: money(order.reserve) }
  return fillOrder(open, cover, price, ratesOf(order), scaleOf(order.trade_id))
}

/** Fills an order to open at a price, unless its frozen margin does not carry the position there. */
export const openPosition = async (
  purse: Purse,
  changes: Changes,
  order: ContractOrderRow,
  price: Money,
): Promise<void> => {
  const filled = fillOf(order, price)
  const { at } = changes
  if (!isCarried(filled, sideOf(order.trade_type), at.price)) {
    await cancelOpening(purse, changes, order, 'slippage')
    return
  }
  await purse.add(fillPosting(partiesOf(order), filled, purse.house.fees))
  changes.opened.push(positionRow(order, filled, price, changes))
  const margin = toWire(filled.margin)
  changes.fill(order, price, { position_id: order.id, margin, fee: toWire(filled.fee) })
}
