import type { OrderCancelReason } from '@core/domain/contracts'
import { money, toWire, type Money } from '@core/money'
import type { ContractCloseRow, ContractOrderRow, ContractPositionRow } from '../store/tables/contracts'
import type { TickPrices } from './ticks'
import { NO_TRADE, type OrderEnd, type PositionLeft } from './write'

/** The tick that is played. */
export interface At extends TickPrices {
  readonly seq: string
  readonly time: number
}

/** What one tick changes, gathered before it is written. */
export class Changes {
  readonly opened: ContractPositionRow[] = []
  readonly closes: ContractCloseRow[] = []
  readonly ends: OrderEnd[] = []
  private readonly known = new Map<string, ContractPositionRow>()
  private readonly changed = new Map<string, ContractPositionRow>()
  private readonly ended = new Set<string>()
  private readonly orphaned: string[] = []

  /** @param now wall time in ms */
  constructor(
    readonly at: At,
    readonly now: number,
    positions: readonly ContractPositionRow[],
  ) {
    this.know(positions)
  }

  know(positions: readonly ContractPositionRow[]): void {
    for (const position of positions) this.known.set(position.id, position)
  }

  /** Ids of positions that orders are to close and that were not read yet. */
  unknown(orders: readonly ContractOrderRow[]): string[] {
    const ids = orders.flatMap((order) => order.position_id ?? [])
    return [...new Set(ids.filter((id) => !this.known.has(id)))]
  }

  /** The position as this tick has left it so far. */
  positionOf(order: ContractOrderRow): ContractPositionRow {
    const id = order.position_id ?? ''
    const position = this.changed.get(id) ?? this.known.get(id)
    if (!position) throw new Error(`order ${order.id} is to close a position that is not there`)
    return position
  }

  leave(position: ContractPositionRow): void {
    this.changed.set(position.id, position)
  }

  /** A position closed as a whole takes the orders that were to close it with it. */
  abandon(position: ContractPositionRow): void {
    if (money(position.closing).gt('0')) this.orphaned.push(position.id)
  }

  abandoned(): readonly string[] {
    return this.orphaned
  }

  /** A quantity is no longer being closed. */
  letGo(position: ContractPositionRow, quantity: string): void {
    this.leave({ ...position, closing: toWire(money(position.closing).minus(quantity)) })
  }

  cancel(order: ContractOrderRow, reason: OrderCancelReason): void {
    this.end(order, { ...NO_TRADE, state: 'cancelled', cancel_reason: reason })
  }

  /** @param made what an order to open has become; of one to close there is only the fee */
  fill(order: ContractOrderRow, price: Money, made: Pick<OrderEnd, 'position_id' | 'margin' | 'fee'>): void {
    this.end(order, { ...made, state: 'filled', cancel_reason: null, trade_price: toWire(price) })
  }

  private end({ id }: ContractOrderRow, end: Omit<OrderEnd, 'id' | `tick_${string}` | 'finished_at'>): void {
    const { seq, time, price } = this.at
    this.ended.add(id)
    this.ends.push({
      ...end,
      id,
      tick_seq: seq,
      tick_time: String(time),
      tick_price: toWire(price),
      finished_at: String(time),
    })
  }

  isEnded(order: ContractOrderRow): boolean {
    return this.ended.has(order.id)
  }

  left(): (PositionLeft & { user_id: string })[] {
    return [...this.changed.values()]
  }
}
