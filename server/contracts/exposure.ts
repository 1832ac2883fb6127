import type { Queries } from '../store/db'

/** What is open on a pair; USDT except quantities, which are in the pair's base currency. */
export interface PairExposure {
  trade_id: number
  long: string
  short: string
  positions: number
  orders: number
  margin: string
  reserve: string
}

const PAIRS = `
select c.trade_id,
  coalesce(p.long, 0)::text as long, coalesce(p.short, 0)::text as short, coalesce(p.positions, 0) as positions,
  coalesce(o.orders, 0) as orders, (coalesce(p.margin, 0) + coalesce(o.margin, 0))::text as margin,
  (coalesce(p.reserve, 0) + coalesce(o.reserve, 0))::text as reserve
from contract_cursors c
left join (
  select trade_id, sum(quantity * multiplier) filter (where side = 'long') as long,
    sum(quantity * multiplier) filter (where side = 'short') as short, count(*)::int as positions,
    sum(margin) as margin, sum(max_profit) as reserve
  from contract_positions where state = 'open' group by trade_id
) p on p.trade_id = c.trade_id
left join (
  select trade_id, count(*)::int as orders, sum(margin + fee) as margin, sum(reserve) as reserve
  from contract_orders where state = 'working' group by trade_id
) o on o.trade_id = c.trade_id
order by c.trade_id`

export const exposures = (q: Queries): Promise<PairExposure[]> =>
  q.query<PairExposure>('contract.exposures', PAIRS)

export interface Funds {
  /** The house's account: free, and reserved for payouts. */
  available: string
  reserved: string
  insurance: string
  deficit: string
  /** Losses beyond margins since the beginning. */
  shortfall: string
}

const FUNDS = `
select coalesce(sum(available) filter (where house = 'contracts'), 0)::text as available,
  coalesce(sum(frozen) filter (where house = 'contracts'), 0)::text as reserved,
  coalesce(sum(available) filter (where house = 'insurance'), 0)::text as insurance,
  coalesce(sum(available) filter (where house = 'deficit'), 0)::text as deficit,
  (select coalesce(sum(shortfall), 0) from contract_closes)::text as shortfall
from accounts where currency_id = 1 and house in ('contracts', 'insurance', 'deficit')`

export const contractFunds = async (q: Queries): Promise<Funds> => {
  const [row] = await q.query<Funds>('contract.funds', FUNDS)
  return row ?? { available: '0', reserved: '0', insurance: '0', deficit: '0', shortfall: '0' }
}
