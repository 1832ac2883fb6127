import type { Static } from 'typebox'
import type { ContractClose, ContractOrder, ContractPosition } from '@core/contract/schemas'
import type { Lang, TradeId } from '@core/domain'
import {
  breakEvenPrice,
  closingType,
  LIMIT,
  openingType,
  ORDER_STATUS,
  returnRate,
  riskRate,
  type TradeType,
} from '@core/domain/contracts'
import { money, toWire, type Money } from '@core/money'
import type { Context } from '../context'
import { amountText, priceText } from '../options/wire'
import { pairOf } from '../market/rows'
import type { ContractCloseRow, ContractOrderRow, ContractPositionRow } from '../store/tables/contracts'
import { markOf, type Mark } from './mark'
import { tradeName, tradeTypeName } from './names'

export type WireContractOrder = Static<typeof ContractOrder>
export type WirePosition = Static<typeof ContractPosition>
export type WireClose = Static<typeof ContractClose>

const price = (tradeId: number, text: string): string => priceText(tradeId, text)
const priceOrNull = (tradeId: number, text: string | null): string | null =>
  text === null ? null : priceText(tradeId, text)
const timeOrNull = (time: string | null): number | null => (time === null ? null : Number(time))

const headOf = (lang: Lang, row: { id: string; trade_id: number; lever: number }, type: TradeType) => ({
  id: row.id,
  tradeId: row.trade_id,
  tradeType: type,
  tradeTypeStr: tradeTypeName(lang, type),
  tradeName: tradeName(row.trade_id),
  lever: row.lever,
})

/** An order as its owner sees it. A market order has no price of its own. */
export const wireContractOrder = (lang: Lang, row: ContractOrderRow): WireContractOrder => ({
  ...headOf(lang, row, row.trade_type),
  pubType: row.pub_type,
  createTime: Number(row.accepted_at),
  pubQuantity: amountText(row.quantity),
  pubPrice: row.pub_type === LIMIT ? price(row.trade_id, row.price_bound) : null,
  guarantee: amountText(row.margin),
  winPrice: priceOrNull(row.trade_id, row.win_price),
  lostPrice: priceOrNull(row.trade_id, row.lost_price),
  status: ORDER_STATUS[row.state],
  cancelReason: row.cancel_reason,
  positionId: row.position_id,
  tradePrice: priceOrNull(row.trade_id, row.trade_price),
  charge: amountText(row.fee),
  finishTime: timeOrNull(row.finished_at),
})

/** What a position shows at a price. */
const liveOf = (mark: Mark, margin: Money) => ({
  actualProfit: toWire(mark.profit),
  actualPercent: toWire(returnRate(mark.profit, margin)),
  riskRate: ((rate) => rate && toWire(rate))(riskRate(mark.maintenance, mark.equity)),
})

const NO_PRICE = { actualProfit: null, actualPercent: null, riskRate: null } as const

/** An open position as its owner sees it, valued at the last price. */
export const wirePosition = (
  { market }: Pick<Context, 'market'>,
  lang: Lang,
  row: ContractPositionRow,
): WirePosition => {
  const tradeId = row.trade_id as TradeId
  const last = market.lastPrice(pairOf(tradeId).baseId)
  const margin = money(row.margin)
  const open = money(row.open_price)
  const even = breakEvenPrice(row.side, open, money(row.fee_rate), pairOf(tradeId).priceScale)
  return {
    ...headOf(lang, row, openingType(row.side)),
    createTime: Number(row.open_at),
    openPrice: price(tradeId, row.open_price),
    curQuantity: amountText(row.quantity),
    closingQuantity: amountText(row.closing),
    guarantee: toWire(margin),
    maxProfit: amountText(row.max_profit),
    openCharge: amountText(row.open_fee),
    currentPrice: last,
    ...(last === null ? NO_PRICE : liveOf(markOf(row, money(last)), margin)),
    expectClosePrice: priceOrNull(tradeId, row.liquidation_price),
    capPrice: priceOrNull(tradeId, row.cap_price),
    breakEvenPrice: price(tradeId, toWire(even)),
    winPrice: priceOrNull(tradeId, row.win_price),
    lostPrice: priceOrNull(tradeId, row.lost_price),
  }
}

/** A closed position or part of one, as its owner sees it. */
export const wireClose = (lang: Lang, row: ContractCloseRow): WireClose => ({
  ...headOf(lang, row, closingType(row.side)),
  positionId: row.position_id,
  reason: row.reason,
  createTime: Number(row.open_at),
  closeTime: Number(row.closed_at),
  openPrice: price(row.trade_id, row.open_price),
  closePrice: price(row.trade_id, row.close_price),
  tickPrice: price(row.trade_id, row.tick_price),
  tickSeq: row.tick_seq,
  closeQuantity: amountText(row.quantity),
  guarantee: amountText(row.margin),
  profit: amountText(row.profit),
  profitRate: toWire(returnRate(money(row.profit), money(row.margin))),
  openCharge: amountText(row.open_fee),
  closeCharge: amountText(row.fee),
  liquidationCharge: amountText(row.liquidation_fee),
  credited: amountText(row.credited),
})
