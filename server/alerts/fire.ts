import type { TradeId } from '@core/domain'
import type { Context } from '../context'
import { tradeName } from '../contracts/names'
import { priceText } from '../options/wire'
import { notifyAll, type News } from '../services/notifications/notify'
import type { Tx } from '../store/db'
import type { PriceAlertRow } from '../store/tables/alerts'

/** A stored tick: its price with the digits of the pair. */
export interface AlertTick {
  readonly seq: string
  readonly price: string
}

/** An alert that somebody deletes at this moment is skipped; one that was deleted is not there. */
const HIT = `
select * from price_alerts where id in (
  select id from price_alerts where trade_id = $1 and waits = 'rise' and wait_price <= $3 and set_seq < $2
  union all
  select id from price_alerts where trade_id = $1 and waits = 'fall' and wait_price >= $3 and set_seq < $2
) order by id for update`

const DONE = 'delete from price_alerts where id = any($1::uuid[])'

/** From its own price to the price that arms it again, or back. */
const TURN = `
update price_alerts set armed = not armed, waits = case waits when 'rise' then 'fall' else 'rise' end,
  wait_price = case when armed then rearm_price else price end,
  fired_at = case when armed then $2 else fired_at end, set_seq = $3
where id = any($1::uuid[])`

const newsOf = (
  { user_id: userId, trade_id: tradeId, direction, price }: PriceAlertRow,
  at: string,
): News => ({
  userId,
  kind: 'priceAlert',
  params: { what: direction, pair: tradeName(tradeId), target: priceText(tradeId, price), price: at },
  link: `/pages/kline/kline?tradeId=${tradeId}`,
})

/** Everything that one tick sets off, in the given transaction: armed ones tell, resting ones are armed again. */
export const fireAlerts = async (
  ctx: Pick<Context, 'bus' | 'clock'>,
  t: Tx,
  tradeId: TradeId,
  { seq, price }: AlertTick,
): Promise<void> => {
  const hit = await t.query<PriceAlertRow>('alerts.hit', HIT, [tradeId, seq, price])
  if (hit.length === 0) return
  const fired = hit.filter(({ armed }) => armed)
  const ids = (rows: readonly PriceAlertRow[]): string[] => rows.map(({ id }) => id)
  await t.query('alerts.done', DONE, [ids(fired.filter(({ repeats }) => !repeats))])
  const turned = hit.filter(({ armed, repeats }) => repeats || !armed)
  await t.query('alerts.turn', TURN, [ids(turned), ctx.clock.now(), seq])
  const news = fired.map((row) => newsOf(row, priceText(tradeId, price)))
  notifyAll(ctx, t, news)
  const owners = new Set(hit.map((row) => row.user_id))
  t.afterCommit(() => {
    for (const userId of owners) ctx.bus.publish('record', { userId, kind: 'alert', id: 'list' })
  })
}
