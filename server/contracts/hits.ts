import type { TradeId } from '@core/domain'
import { toWire } from '@core/money'
import type { Tx } from '../store/db'
import type { ContractOrderRow, ContractPositionRow } from '../store/tables/contracts'
import type { TickPrices } from './ticks'

const open = (side: string, condition: string): string => `
  select id from contract_positions
  where trade_id = $1 and state = 'open' and side = '${side}' and ${condition}`

/** Positions that a last price hits; $2 is the tick's number, $3 its price. */
const POSITIONS = `
select * from contract_positions where id in (
  ${[
    open('long', 'liquidation_price >= $3'),
    open('short', 'liquidation_price <= $3'),
    open('long', 'lost_price >= $3 and triggers_seq < $2'),
    open('short', 'lost_price <= $3 and triggers_seq < $2'),
    open('long', 'win_price <= $3 and triggers_seq < $2'),
    open('short', 'win_price >= $3 and triggers_seq < $2'),
    open('long', 'cap_price <= $3'),
    open('short', 'cap_price >= $3'),
  ].join(' union ')}
) and open_seq < $2`

export const positionsHit = (
  t: Tx,
  tradeId: TradeId,
  seq: string,
  { price }: TickPrices,
): Promise<ContractPositionRow[]> =>
  t.query<ContractPositionRow>('contract.hit.positions', POSITIONS, [tradeId, seq, toWire(price)])

/** Market orders that wait for this tick, and limits that the house's ask or bid meets. */
const ORDERS = `
select * from contract_orders
where trade_id = $1 and state = 'working' and pub_type = 1 and accepted_seq < $2
union all
select * from contract_orders
where trade_id = $1 and state = 'working' and pub_type = 2 and trade_type in (1, 4) and price_bound >= $3
  and accepted_seq < $2
union all
select * from contract_orders
where trade_id = $1 and state = 'working' and pub_type = 2 and trade_type in (2, 3) and price_bound <= $4
  and accepted_seq < $2`

export const ordersHit = (
  t: Tx,
  tradeId: TradeId,
  seq: string,
  { bid, ask }: TickPrices,
): Promise<ContractOrderRow[]> =>
  t.query<ContractOrderRow>('contract.hit.orders', ORDERS, [tradeId, seq, toWire(ask), toWire(bid)])

const BY_ID = 'select * from contract_positions where id = any($1::uuid[])'

export const positionsById = async (t: Tx, ids: readonly string[]): Promise<ContractPositionRow[]> =>
  ids.length === 0 ? [] : t.query<ContractPositionRow>('contract.positions.byId', BY_ID, [ids])

const CLOSING = `
select * from contract_orders where position_id = any($1::uuid[]) and state = 'working'`

/** Working orders to close positions. */
export const closingOrders = async (t: Tx, positionIds: readonly string[]): Promise<ContractOrderRow[]> =>
  positionIds.length === 0 ? [] : t.query<ContractOrderRow>('contract.closing', CLOSING, [positionIds])
