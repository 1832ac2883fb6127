import { MARGIN_SCALE, profitAt, valueOf, type Exposure, type OpenPosition } from '@core/domain/contracts'
import { max, min, money, round, type Money } from '@core/money'
import type { ContractPositionRow } from '../store/tables/contracts'

export const exposureOf = (row: ContractPositionRow): Exposure => ({
  side: row.side,
  price: money(row.open_price),
  quantity: money(row.quantity),
  multiplier: money(row.multiplier),
})

export const openPositionOf = (row: ContractPositionRow): OpenPosition => ({
  ...exposureOf(row),
  margin: money(row.margin),
  maxProfit: money(row.max_profit),
})

/** A position valued at a price; USDT. */
export interface Mark {
  /** Before fees, between -margin and the most it may earn. */
  readonly profit: Money
  readonly equity: Money
  /** What equity must not fall to. */
  readonly maintenance: Money
}

export const markOf = (row: ContractPositionRow, price: Money): Mark => {
  const position = openPositionOf(row)
  const { margin, maxProfit, quantity, multiplier } = position
  const profit = max(min(profitAt(position, price), maxProfit), margin.times('-1'))
  const value = valueOf(price, quantity, multiplier)
  return {
    profit,
    equity: margin.plus(profit),
    maintenance: round(value.times(row.maintenance_rate), MARGIN_SCALE, 'up'),
  }
}
