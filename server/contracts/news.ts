import type { CloseReason } from '@core/domain/contracts'
import { amountText, priceText } from '../options/wire'
import type { News } from '../services/notifications/notify'
import type { ContractCloseRow, ContractOrderRow, ContractPositionRow } from '../store/tables/contracts'
import { tradeName } from './names'

const TICKET = '/pages/contract/index?tab=contract'

const CLOSED: Readonly<
  Record<CloseReason, 'contractClosed' | 'stopLoss' | 'takeProfit' | 'profitCap' | 'liquidation'>
> = {
  order: 'contractClosed',
  closeAll: 'contractClosed',
  stopLoss: 'stopLoss',
  takeProfit: 'takeProfit',
  profitCap: 'profitCap',
  liquidation: 'liquidation',
}

/** Only what the platform cancelled by itself; of an order that went with its position, the position tells. */
const CANCELLED = {
  slippage: 'cancelledSlippage',
  noTick: 'cancelledNoTick',
  paused: 'cancelledPaused',
} as const

/** An order to open was filled. */
export const newsOfOpened = (row: ContractPositionRow): News => ({
  userId: row.user_id,
  kind: 'orderSettled',
  params: {
    what: 'contractFilled',
    pair: tradeName(row.trade_id),
    side: row.side,
    quantity: amountText(row.opened),
    price: priceText(row.trade_id, row.open_price),
  },
  link: `${TICKET}&tradeId=${row.trade_id}`,
})

/** A position, or a part of it, was closed. */
export const newsOfClose = (row: ContractCloseRow): News => ({
  userId: row.user_id,
  kind: 'orderSettled',
  params: {
    what: CLOSED[row.reason],
    pair: tradeName(row.trade_id),
    side: row.side,
    quantity: amountText(row.quantity),
    price: priceText(row.trade_id, row.close_price),
    profit: amountText(row.profit),
  },
  link: `${TICKET}&tradeId=${row.trade_id}&records=history`,
})

/** An order came to nothing, not by the user's doing. */
export const newsOfCancelled = (row: ContractOrderRow): News[] => {
  const { cancel_reason: reason } = row
  if (reason === null || reason === 'user' || reason === 'positionClosed') return []
  const params = { pair: tradeName(row.trade_id), quantity: amountText(row.quantity) }
  const link = `${TICKET}&tradeId=${row.trade_id}`
  return [{ userId: row.user_id, kind: 'orderSettled', params: { what: CANCELLED[reason], ...params }, link }]
}
