import type { TradeId } from '@core/domain'
import { storedUnits } from '../market/units'
import type { Tx } from '../store/db'
import { scaleOf, type QuotedTick } from './ticks'

/**
 * What is nearest to the price, of everything that a tick can hit: the ends of the indexes by price, so that it costs the same
 * however much is open. Prices in units; null where there is nothing.
 */
export interface Reach {
  /** A last price at or below this one hits a position. */
  readonly fall: bigint | null
  /** A last price at or above this one does. */
  readonly rise: bigint | null
  /** The highest limit to buy and the lowest to sell. */
  readonly buy: bigint | null
  readonly sell: bigint | null
  /** The oldest market order counts for ticks after this one. */
  readonly market: bigint | null
}

const position = (pick: 'min' | 'max', column: string, side: 'long' | 'short', more = ''): string => `
  (select ${pick}(${column}) from contract_positions
   where trade_id = $1 and state = 'open' and side = '${side}' and ${column} is not null${more})`

const order = (pick: 'min' | 'max', types: string): string => `
  (select ${pick}(price_bound) from contract_orders
   where trade_id = $1 and state = 'working' and pub_type = 2 and trade_type in ${types} and accepted_seq < $2)`

/** Take-profit and stop-loss may be newer than the ticks looked at. */
const SET = ' and triggers_seq < $2'

const REACH = `
select greatest(${position('max', 'liquidation_price', 'long')}, ${position('max', 'lost_price', 'long', SET)},
  ${position('max', 'win_price', 'short', SET)}, ${position('max', 'cap_price', 'short')}) as fall,
 least(${position('min', 'liquidation_price', 'short')}, ${position('min', 'lost_price', 'short', SET)},
  ${position('min', 'win_price', 'long', SET)}, ${position('min', 'cap_price', 'long')}) as rise,
 ${order('max', '(1, 4)')} as buy, ${order('min', '(2, 3)')} as sell,
 (select min(accepted_seq) from contract_orders
  where trade_id = $1 and state = 'working' and pub_type = 1 and accepted_seq < $2) as market`

type Row = Record<keyof Reach, string | null>

/** @param until number of the last tick that is looked at: what counts only after it is left out */
export const reachOf = async (t: Tx, tradeId: TradeId, until: string): Promise<Reach> => {
  const [row] = await t.query<Row>('contract.reach', REACH, [tradeId, until])
  const scale = scaleOf(tradeId)
  const units = (text: string | null | undefined): bigint | null => (text ? storedUnits(text, scale) : null)
  return {
    fall: units(row?.fall),
    rise: units(row?.rise),
    buy: units(row?.buy),
    sell: units(row?.sell),
    market: row?.market ? BigInt(row.market) : null,
  }
}

/** Whether a tick may hit anything. */
export const isHit = ({ fall, rise, buy, sell, market }: Reach, tick: QuotedTick): boolean =>
  (fall !== null && tick.price <= fall) ||
  (rise !== null && tick.price >= rise) ||
  (buy !== null && tick.ask <= buy) ||
  (sell !== null && tick.bid >= sell) ||
  (market !== null && BigInt(tick.seq) > market)
