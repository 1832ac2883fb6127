import { pairById, type TradeId } from '@core/domain'
import { money, type Money } from '@core/money'
import { topOfBook } from '../market/book'
import { fromUnits, storedUnits } from '../market/units'
import type { Tx } from '../store/db'

/** A stored tick with the house's quotes at it; all prices in units of the pair's scale. */
export interface QuotedTick {
  readonly seq: string
  readonly time: number
  readonly price: bigint
  readonly bid: bigint
  readonly ask: bigint
}

/** The same as decimals. */
export interface TickPrices {
  readonly price: Money
  readonly bid: Money
  readonly ask: Money
}

const AFTER = `
select seq, time, price from ticks where trade_id = $1 and seq > $2 order by seq limit $3`

interface Row {
  seq: string
  time: string
  price: string
}

export const scaleOf = (tradeId: number): number => pairById(tradeId)?.priceScale ?? 2

/** Up to `limit` ticks after a number, oldest first. */
export const ticksAfter = async (
  t: Tx,
  tradeId: TradeId,
  seq: string,
  limit: number,
): Promise<QuotedTick[]> => {
  const scale = scaleOf(tradeId)
  const rows = await t.query<Row>('contract.ticks', AFTER, [tradeId, seq, limit])
  return rows.map((row) => {
    const price = storedUnits(row.price, scale)
    return { seq: row.seq, time: Number(row.time), price, ...topOfBook(tradeId, price) }
  })
}

export const pricesOf = (tradeId: number, { price, bid, ask }: QuotedTick): TickPrices => {
  const decimal = (units: bigint): Money => money(fromUnits(units, scaleOf(tradeId)))
  return { price: decimal(price), bid: decimal(bid), ask: decimal(ask) }
}
