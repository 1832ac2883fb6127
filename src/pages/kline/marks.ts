import type { WireOptionOrder } from '@core/contract/live'
import { formatAmount, trimZeros } from '@core/money'
import type { Alert } from '@/features/alerts/useAlerts'
import type { ChartMark } from '@/features/chart/marks/types'
import { translate, type TextKey } from '@/i18n'
import '@/i18n/areas/drawing'
import { formatClock } from '@/i18n/time'
import type { Position, WorkingOrder } from '@/stores/positions'

/** An open options order: its opening price and moment, and when it settles. An order without a price is not shown. */
const orderMarks = (order: WireOptionOrder): ChartMark[] => {
  const { openPrice: price, openTick, settleAt, direction: side } = order
  if (price === null) return []
  const quantity = formatAmount(order.quantity)
  const label = translate(side === 'up' ? 'drawing.markCall' : 'drawing.markPut', { quantity })
  const open: ChartMark = { kind: 'open', price, side, label, ...(openTick && { time: openTick.time }) }
  if (settleAt === null) return [open]
  const settles = translate('drawing.markSettle', { time: formatClock(settleAt) })
  return [open, { kind: 'settle', price, time: settleAt, side, label: settles }]
}

/** The user's settling orders on one pair as marks, oldest first. */
export const optionMarks = (orders: readonly WireOptionOrder[], tradeId: number): ChartMark[] =>
  orders
    .filter((order) => order.tradeId === tradeId)
    .sort((a, b) => a.orderTime - b.orderTime)
    .flatMap(orderMarks)

type Side = ChartMark['side']

/** Trade types 1 and 3 are about a long (up), 2 and 4 about a short; 1 and 4 buy. */
const sideOf = (tradeType: number): Side => (tradeType % 2 === 1 ? 'up' : 'down')
const buys = (tradeType: number): boolean => tradeType === 1 || tradeType === 4

const counted = (key: TextKey, quantity: string): string =>
  translate(key, { quantity: trimZeros(formatAmount(quantity, 8)) })

/** An open position: where it began, where it would be closed for good, what closes it by the user's wish. */
export const positionMarks = (position: Position): ChartMark[] => {
  const side = sideOf(position.tradeType)
  const at = (kind: ChartMark['kind'], price: string | null, key: TextKey): ChartMark[] =>
    price === null ? [] : [{ kind, price, side, label: translate(key) }]
  const key = side === 'up' ? 'drawing.markLong' : 'drawing.markShort'
  const label = counted(key, position.curQuantity)
  return [
    { kind: 'open', price: position.openPrice, time: position.createTime, side, label },
    ...at('takeProfit', position.winPrice, 'drawing.markTakeProfit'),
    ...at('stopLoss', position.lostPrice, 'drawing.markStopLoss'),
    ...at('liquidation', position.expectClosePrice, 'drawing.markLiquidation'),
  ]
}

/** A limit order that waits for its price. */
export const workingMarks = ({ tradeType, pubPrice, pubQuantity }: WorkingOrder): ChartMark[] => {
  if (pubPrice === null) return []
  const key = buys(tradeType) ? 'drawing.markBuyLimit' : 'drawing.markSellLimit'
  const side = buys(tradeType) ? 'up' : 'down'
  return [{ kind: 'open', price: pubPrice, side, label: counted(key, pubQuantity) }]
}

/** A price alert that waits; one that rests is not shown. */
export const alertMarks = ({ armed, direction, price }: Alert): ChartMark[] =>
  armed
    ? [
        {
          kind: 'alert',
          price,
          side: direction === 'above' ? 'up' : 'down',
          label: translate('common.setAlert'),
        },
      ]
    : []
