import { ACCOUNT_EVENT_DAYS, type AccountEvent } from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'
import type { Context } from '../context'
import type { Origin } from '../http/route'
import type { Queries } from '../store/db'
import { uuidv7 } from '../store/ids'
import type { AccountEventRow } from '../store/tables/access'
import { deviceOf } from './device'
import { maskIp } from './maskIp'

const DAY = 24 * 3_600_000

const WRITE = `
insert into account_events (id, user_id, kind, ip, user_agent, created_at) values ($1, $2, $3, $4, $5, $6)`

interface Happened {
  /** Null for an account that does not exist: it is written all the same, so that it takes as long. */
  readonly userId: string | null
  readonly kind: AccountEvent
  /** Null when an operator did it. */
  readonly origin: Pick<Origin, 'ip' | 'userAgent'> | null
}

/** Writes down what happened to an account, in the transaction of the deed where there is one. */
export const writeEvent = (
  { clock }: Pick<Context, 'clock'>,
  t: Queries,
  { userId, kind, origin }: Happened,
): Promise<unknown> => {
  const place = [maskIp(origin?.ip ?? ''), origin?.userAgent ?? '']
  return t.query('events.write', WRITE, [uuidv7(), userId, kind, ...place, clock.now()])
}

const READ = `
select id, kind, ip, user_agent, created_at from account_events
where user_id = $1 and created_at >= $2 order by created_at desc, id desc limit $3 offset $4`

const COUNT = `
select count(*)::int as total from account_events where user_id = $1 and created_at >= $2`

/** What happened to a user's account lately, newest first. */
export const eventsOf = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
  { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number },
): Promise<ResponseOf<'ext.accountEvents'>> => {
  const since = clock.now() - ACCOUNT_EVENT_DAYS * DAY
  const [rows, [counted]] = await Promise.all([
    db.query<AccountEventRow>('events.read', READ, [userId, since, pageSize, (pageNum - 1) * pageSize]),
    db.query<{ total: number }>('events.count', COUNT, [userId, since]),
  ])
  const total = counted?.total ?? 0
  const list = rows.map(({ id, kind, ip, user_agent, created_at }) => ({
    ...deviceOf(user_agent),
    id,
    kind: kind as AccountEvent,
    ip,
    at: Number(created_at),
  }))
  return { list, total, pages: Math.ceil(total / pageSize) }
}

/** What is older than the history shows, and what concerns nobody. */
export const forgetEvents = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<unknown> =>
  db.query('events.forget', 'delete from account_events where created_at < $1 or user_id is null', [
    clock.now() - ACCOUNT_EVENT_DAYS * DAY,
  ])
