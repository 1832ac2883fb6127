import type { Static } from 'typebox'
import type { PriceAlert } from '@core/contract/schemas'
import { ALERTS_PER_USER, directionOf, pairById, readAlertPrice, rearmPrice } from '@core/domain'
import { money, toWire } from '@core/money'
import type { Context } from '../context'
import { AppError } from '../http/errors'
import { lastStoredTick } from '../options/orders'
import { priceText } from '../options/wire'
import type { Queries, Tx } from '../store/db'
import { isUuid, uuidv7 } from '../store/ids'
import type { PriceAlertRow } from '../store/tables/alerts'
import { shareAlertCursor } from './cursor'

export type WireAlert = Static<typeof PriceAlert>

/** A wish for an alert: the price as it was typed. */
export interface NewAlert {
  readonly tradeId: number
  readonly price: string
  readonly repeats: boolean
}

const LIST = 'select * from price_alerts where user_id = $1 order by id desc'

const wireAlert = (row: PriceAlertRow): WireAlert => ({
  ...{ id: row.id, tradeId: row.trade_id, direction: row.direction },
  price: priceText(row.trade_id, row.price),
  ...{ repeats: row.repeats, armed: row.armed },
  rearmPrice: row.repeats ? priceText(row.trade_id, row.rearm_price) : null,
  time: Number(row.created_at),
  firedAt: row.fired_at === null ? null : Number(row.fired_at),
})

/** The alerts of a user that wait, newest first. */
export const alertsOf = async (q: Queries, userId: string): Promise<WireAlert[]> =>
  (await q.query<PriceAlertRow>('alerts.list', LIST, [userId])).map(wireAlert)

const OPEN = 'insert into alert_owners (user_id) values ($1) on conflict do nothing'
const LOCK_OWNER = 'select user_id from alert_owners where user_id = $1 for update'
const COUNT = 'select count(*)::int as count from price_alerts where user_id = $1'

/** The same alert again only takes over whether it repeats. */
const ADD = `
insert into price_alerts (id, user_id, trade_id, direction, price, rearm_price, repeats, armed, waits, wait_price,
  set_seq, created_at)
values ($1, $2, $3, $4, $5, $6, $7, true, $8, $5, $9, $10)
on conflict (user_id, trade_id, direction, price) do update set repeats = excluded.repeats, armed = true,
  waits = excluded.waits, wait_price = excluded.wait_price, set_seq = excluded.set_seq
returning (xmax = 0) as added`

const lockOwner = async (t: Tx, userId: string): Promise<void> => {
  await t.query('alerts.owner.open', OPEN, [userId])
  await t.query('alerts.owner.lock', LOCK_OWNER, [userId])
}

const tell = ({ bus }: Pick<Context, 'bus'>, t: Tx, userId: string): void =>
  t.afterCommit(() => bus.publish('record', { userId, kind: 'alert', id: 'list' }))

/**
 * Sets an alert from the last stored tick on: every later one is looked at, whoever follows them. The same one again is the
 * one there was.
 * @throws AppError PAIR_NOT_TRADABLE, ALERT_PRICE_REQUIRED, PRICE_INVALID, ALERT_OUT_OF_RANGE, ALERT_REACHED, ALERT_LIMIT
 */
export const addAlert = (
  ctx: Pick<Context, 'db' | 'bus' | 'clock'>,
  userId: string,
  { tradeId, price: text, repeats }: NewAlert,
): Promise<void> =>
  ctx.db.tx(async (t) => {
    const pair = pairById(tradeId)
    if (!pair) throw new AppError('PAIR_NOT_TRADABLE')
    await lockOwner(t, userId)
    await shareAlertCursor(t, pair.tradeId)
    const last = await lastStoredTick(t, pair.tradeId)
    if (!last) throw new AppError('PAIR_NOT_TRADABLE')
    const { amount, problem } = readAlertPrice(text, money(last.price), pair.priceScale)
    const direction = amount && directionOf(amount, money(last.price))
    if (!amount || !direction) throw new AppError(problem?.code ?? 'ALERT_REACHED', problem?.params)
    const rearm = toWire(rearmPrice(direction, amount, pair.priceScale))
    const waits = direction === 'above' ? 'rise' : 'fall'
    const [row] = await t.query<{ added: boolean }>('alerts.add', ADD, [
      ...[uuidv7(), userId, tradeId, direction, toWire(amount), rearm, repeats, waits],
      ...[last.seq, ctx.clock.now()],
    ])
    const [all] = await t.query<{ count: number }>('alerts.count', COUNT, [userId])
    if (row?.added && (all?.count ?? 0) > ALERTS_PER_USER)
      throw new AppError('ALERT_LIMIT', { count: String(ALERTS_PER_USER) })
    tell(ctx, t, userId)
  })

const REMOVE = 'delete from price_alerts where id = $1 and user_id = $2 returning id'

/** Takes an own alert away; one that is gone already, or another's, is no fault. */
export const removeAlert = (ctx: Pick<Context, 'db' | 'bus'>, userId: string, id: string): Promise<void> =>
  ctx.db.tx(async (t) => {
    if (!isUuid(id)) return
    const gone = await t.query('alerts.remove', REMOVE, [id, userId])
    if (gone.length > 0) tell(ctx, t, userId)
  })
