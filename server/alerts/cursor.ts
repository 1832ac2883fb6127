import { PAIRS, type TradeId } from '@core/domain'
import type { Queries, Tx } from '../store/db'

/** A cursor begins at the last tick there is: nothing that was before can concern an alert. */
const OPEN = `
insert into alert_cursors (trade_id, seq)
select p.trade_id, coalesce((select max(seq) from ticks where trade_id = p.trade_id), 0) from unnest($1::int[]) p(trade_id)
on conflict (trade_id) do nothing`

/** Opens the cursors of pairs that have none yet. */
export const openAlertCursors = async (q: Queries): Promise<void> => {
  await q.query('alerts.cursor.open', OPEN, [PAIRS.map(({ tradeId }) => tradeId)])
}

const SHARE = 'select seq from alert_cursors where trade_id = $1 for share'

/** Keeps the pair's engine away until the end of the transaction, but not others who do the same. */
export const shareAlertCursor = async (t: Tx, tradeId: TradeId): Promise<void> => {
  await t.query('alerts.cursor.share', SHARE, [tradeId])
}

export const LOCK = 'select seq from alert_cursors where trade_id = $1 for update'
export const MOVE = 'update alert_cursors set seq = $2 where trade_id = $1'
