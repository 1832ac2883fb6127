import { pairById, type TradeId } from '@core/domain'
import type { Context } from '../context'
import { storedUnits } from '../market/units'
import type { Tx } from '../store/db'
import { inOrder } from '../store/inOrder'
import { LOCK, MOVE } from './cursor'
import { fireAlerts, type AlertTick } from './fire'

/** Ticks of one transaction at most. */
const BATCH = 1_000

export type AlertParts = Pick<Context, 'db' | 'bus' | 'clock'>

const TICKS = `
select seq, price from ticks
where trade_id = $1 and seq > (select seq from alert_cursors where trade_id = $1) order by seq limit $2`

/** The nearest alert above and below, from the ends of the indexes. */
const REACH = `
select (select min(wait_price) from price_alerts where trade_id = $1 and waits = 'rise') as rise,
  (select max(wait_price) from price_alerts where trade_id = $1 and waits = 'fall') as fall`

interface Reach {
  rise: string | null
  fall: string | null
}

const reachOf = async (t: Tx, tradeId: TradeId): Promise<Reach> => {
  const [row] = await t.query<Reach>('alerts.reach', REACH, [tradeId])
  return row ?? { rise: null, fall: null }
}

const hits = ({ rise, fall }: Reach, { price }: AlertTick, scale: number): boolean => {
  const units = (text: string): bigint => storedUnits(text, scale)
  const at = units(price)
  return (rise !== null && at >= units(rise)) || (fall !== null && at <= units(fall))
}

/**
 * Follows a pair's stored ticks from its cursor, in one transaction: what they set off, and how far it got. The cursor's row
 * decides between processes. Ticks are looked at in memory; only where one hits something is the database asked what.
 * @returns whether there may be more ticks
 */
export const stepAlerts = ({ db, ...parts }: AlertParts, tradeId: TradeId): Promise<boolean> =>
  db.tx(async (t) => {
    const scale = pairById(tradeId)?.priceScale ?? 2
    const [, ticks, nearest] = await inOrder([
      t.query('alerts.cursor.lock', LOCK, [tradeId]),
      t.query<AlertTick>('alerts.ticks', TICKS, [tradeId, BATCH]),
      reachOf(t, tradeId),
    ])
    let reach = nearest
    for (const tick of ticks) {
      if (!hits(reach, tick, scale)) continue
      await fireAlerts(parts, t, tradeId, tick)
      reach = await reachOf(t, tradeId)
    }
    const last = ticks.at(-1)
    if (last) t.withCommit('alerts.cursor.move', MOVE, [tradeId, last.seq])
    return ticks.length === BATCH
  })
