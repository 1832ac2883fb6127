import type { Period, TradeId } from '@core/domain'
import type { TickEvent } from '../bus'
import type { Queries } from '../store/db'
import type { CandleRow, TickRow } from '../store/tables/market'
import { candleOfRow, type Candle } from './rows'
import { MINUTE, storedPeriod } from './types'

const CANDLES = `
select * from candles where trade_id = $1 and period = $2 and time < $3 order by time desc limit $4`

const LAST_TICKS = `
select * from ticks where trade_id = $1 and time <= $2 order by time desc, seq desc limit $3`

/** Later than any market time. */
export const FOREVER = Number.MAX_SAFE_INTEGER

/** Up to `limit` bars that open before `before` (ms), oldest first. */
export const readCandles = async (
  db: Queries,
  tradeId: TradeId,
  period: Period,
  before: number,
  limit: number,
): Promise<Candle[]> => {
  const rows = await db.query<CandleRow>('market.readCandles', CANDLES, [
    tradeId,
    storedPeriod(period),
    before,
    limit,
  ])
  return rows.reverse().map(candleOfRow)
}

const tickOf = (row: TickRow): TickEvent => ({
  tradeId: row.trade_id,
  seq: row.seq,
  time: Number(row.time),
  price: row.price,
  quantity: row.quantity,
})

/** The last `limit` stored ticks at or before `time` (ms), newest first. */
export const readTicks = async (
  db: Queries,
  tradeId: TradeId,
  time: number,
  limit: number,
): Promise<TickEvent[]> => {
  const rows = await db.query<TickRow>('market.readTicks', LAST_TICKS, [tradeId, time, limit])
  return rows.map(tickOf)
}

const TICKS_AFTER = 'select * from ticks where trade_id = $1 and seq > $2 order by seq desc limit $3'

/** The newest stored ticks after a number, `limit` at most, oldest first. */
export const readTicksAfter = async (
  db: Queries,
  tradeId: TradeId,
  seq: string,
  limit: number,
): Promise<TickEvent[]> => {
  const rows = await db.query<TickRow>('market.ticksAfter', TICKS_AFTER, [tradeId, seq, limit])
  return rows.reverse().map(tickOf)
}

const CONTRACTS = `
select exists (select 1 from contract_orders where state = 'working')
    or exists (select 1 from contract_positions where state = 'open') as run`

/** Whether contract orders or positions exist that every price from now on concerns. */
export const contractsRun = async (db: Queries): Promise<boolean> => {
  const [row] = await db.query<{ run: boolean }>('market.contractsRun', CONTRACTS)
  return row?.run ?? false
}

/** The last stored tick at or before `time` (ms). */
export const readTick = async (db: Queries, tradeId: TradeId, time: number): Promise<TickEvent | null> =>
  (await readTicks(db, tradeId, time, 1))[0] ?? null

/** Price at `time` (ms): of the last tick, or where ticks are no longer kept, of the newest bar closed by then. */
export const readPrice = async (db: Queries, tradeId: TradeId, time: number): Promise<string | null> => {
  const tick = await readTick(db, tradeId, time)
  const [bar] = await readCandles(db, tradeId, '1m', time - MINUTE + 1, 1)
  if (!bar) return tick?.price ?? null
  return tick && tick.time >= bar.time ? tick.price : bar.close
}
