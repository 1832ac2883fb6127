import { isBuy, type CloseReason, type Side } from '@core/domain/contracts'
import { money, type Money } from '@core/money'
import type { ContractOrderRow, ContractPositionRow } from '../store/tables/contracts'

/** A position that a tick closes, and by what. */
export interface Trigger {
  readonly position: ContractPositionRow
  readonly reason: Extract<CloseReason, 'liquidation' | 'stopLoss' | 'takeProfit' | 'profitCap'>
  /** The price that set it off. */
  readonly at: Money
}

/** Liquidation goes before stop-loss, stop-loss before take-profit; the profit cap is one. */
const CLASS = { liquidation: 0, stopLoss: 1, takeProfit: 2, profitCap: 2 } as const

const orNull = (text: string | null): Money | null => (text === null ? null : money(text))

/** Against: a fall for a long, a rise for a short. */
const against = (side: Side, limit: Money | null, price: Money): limit is Money =>
  limit !== null && (side === 'long' ? price.lte(limit) : price.gte(limit))
const inFavour = (side: Side, limit: Money | null, price: Money): limit is Money =>
  limit !== null && (side === 'long' ? price.gte(limit) : price.lte(limit))

/** The one thing that a tick does to a position, or null. Take-profit and stop-loss count from the tick after they were set. */
export const triggerOf = (position: ContractPositionRow, seq: string, price: Money): Trigger | null => {
  const { side } = position
  if (BigInt(position.open_seq) >= BigInt(seq)) return null
  const set = BigInt(position.triggers_seq) < BigInt(seq)
  const liquidation = orNull(position.liquidation_price)
  const lost = set ? orNull(position.lost_price) : null
  const win = set ? orNull(position.win_price) : null
  const cap = orNull(position.cap_price)
  if (against(side, liquidation, price)) return { position, reason: 'liquidation', at: liquidation }
  if (against(side, lost, price)) return { position, reason: 'stopLoss', at: lost }
  if (inFavour(side, win, price)) return { position, reason: 'takeProfit', at: win }
  return inFavour(side, cap, price) ? { position, reason: 'profitCap', at: cap } : null
}

const compareIds = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** Whether the price falls towards it. */
const falls = ({ position: { side }, reason }: Trigger): boolean =>
  (side === 'long') === (reason === 'liquidation' || reason === 'stopLoss')

/** Class by class; within one longs before shorts, then what a moving price reaches first, then the older. */
export const compareTriggers = (a: Trigger, b: Trigger): number =>
  CLASS[a.reason] - CLASS[b.reason] ||
  (a.position.side === b.position.side ? 0 : a.position.side === 'long' ? -1 : 1) ||
  (falls(a) ? b.at.cmp(a.at) : a.at.cmp(b.at)) ||
  compareIds(a.position, b.position)

/** Buys before sales; of buys the highest price first, of sales the lowest; then the older. */
export const compareOrders = (a: ContractOrderRow, b: ContractOrderRow): number => {
  const [buys, alsoBuys] = [isBuy(a.trade_type), isBuy(b.trade_type)]
  if (buys !== alsoBuys) return buys ? -1 : 1
  const byPrice = money(a.price_bound).cmp(money(b.price_bound))
  return (buys ? -byPrice : byPrice) || compareIds(a, b)
}
