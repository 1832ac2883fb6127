import {
  LOOKUP_WINDOW,
  LOOKUPS,
  RECIPIENT_VALID,
  checkRecipient,
  type RecipientMethod,
  type TypedRecipient,
} from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'
import { maskEmail, maskPhone } from '@core/money'
import type { Context } from '../../context'
import { AppError, refuse } from '../../http/errors'
import { isUuid, uuidv7 } from '../../store/ids'
import type { Queries, Tx } from '../../store/db'
import type { UserRow } from '../../store/tables/people'
import type { RecipientRow } from '../../store/tables/transfers'
import { contactOf, findByContact } from '../contacts'

/** Counts one look-up, unless as many as are allowed count already; parallel ones wait for each other on the row. */
const TAKE = `
insert into recipient_lookups (user_id, times) values ($1, array[$2::bigint])
on conflict (user_id) do update
set times = array(select time from unnest(recipient_lookups.times) time where time > $3) || $2::bigint
where (select count(*) from unnest(recipient_lookups.times) time where time > $3) < $4
returning cardinality(times) as used`

const OLDEST = `
select min(time) as time from recipient_lookups l, unnest(l.times) time where l.user_id = $1 and time > $2`

const KEEP = `
insert into recipients (id, user_id, found_id, contact, expires_at) values ($1, $2, $3, $4, $5)`

const ONE = 'select * from recipients where id = $1 and user_id = $2 and expires_at > $3'

type Parts = Pick<Context, 'db' | 'clock'>

/** `59:57` */
const minutesOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** @returns look-ups left. @throws AppError LOOKUP_LIMIT */
const takeLookup = async ({ db, clock }: Parts, userId: string): Promise<number> => {
  const now = clock.now()
  const since = now - LOOKUP_WINDOW
  const [taken] = await db.query<{ used: number }>('lookups.take', TAKE, [userId, now, since, LOOKUPS])
  if (taken) return LOOKUPS - taken.used
  const [oldest] = await db.query<{ time: string | null }>('lookups.oldest', OLDEST, [userId, since])
  const left = Number(oldest?.time ?? now) + LOOKUP_WINDOW - now
  const seconds = Math.max(1, Math.ceil(left / 1000))
  throw new AppError('LOOKUP_LIMIT', { seconds: String(seconds), wait: minutesOf(seconds) })
}

const find = (db: Queries, { method, account, region }: TypedRecipient): Promise<UserRow | undefined> =>
  method === 'uid'
    ? db.kysely.selectFrom('users').selectAll().where('uid', '=', account.trim()).executeTakeFirst()
    : findByContact(db, contactOf({ kind: method, account, region }))

/** What the user typed, masked; a UID is nobody's secret. */
const shown = (method: RecipientMethod, { email, phone, uid }: UserRow): string => {
  if (method === 'email' && email) return maskEmail(email)
  return method === 'phone' && phone ? maskPhone(phone) : `UID ${uid}`
}

/**
 * Finds whom an e-mail, phone or UID belongs to. Whoever cannot be found under exactly that is not there.
 * @throws AppError what is wrong with the text; RECIPIENT_IS_SELF, LOOKUP_LIMIT, RECIPIENT_NOT_FOUND,
 * RECIPIENT_UNAVAILABLE when they are frozen
 */
export const lookUp = async (
  parts: Parts,
  userId: string,
  typed: TypedRecipient,
): Promise<ResponseOf<'ext.recipient'>> => {
  const { db, clock } = parts
  refuse(checkRecipient(typed))
  const found = await find(db, typed)
  if (found?.id === userId) throw new AppError('RECIPIENT_IS_SELF')
  const lookupsLeft = await takeLookup(parts, userId)
  if (!found) throw new AppError('RECIPIENT_NOT_FOUND')
  if (found.frozen) throw new AppError('RECIPIENT_UNAVAILABLE')
  const [recipientId, contact] = [uuidv7(), shown(typed.method, found)]
  const expiresAt = clock.now() + RECIPIENT_VALID
  await db.query('recipients.keep', KEEP, [recipientId, userId, found.id, contact, expiresAt])
  return { recipientId, nickname: found.nickname, contact, expiresAt, lookupsLeft }
}

/** Whom a look-up of this user showed. @throws AppError RECIPIENT_REQUIRED, RECIPIENT_EXPIRED */
export const recipientOf = async (
  { clock }: Pick<Context, 'clock'>,
  t: Tx,
  userId: string,
  recipientId: string,
): Promise<RecipientRow> => {
  if (!recipientId) throw new AppError('RECIPIENT_REQUIRED')
  if (!isUuid(recipientId)) throw new AppError('RECIPIENT_EXPIRED')
  const [row] = await t.query<RecipientRow>('recipients.one', ONE, [recipientId, userId, clock.now()])
  if (!row) throw new AppError('RECIPIENT_EXPIRED')
  return row
}

/** What no longer counts is of no use to anyone. */
export const forgetRecipients = async ({ db, clock }: Parts): Promise<void> => {
  await db.query('recipients.forget', 'delete from recipients where expires_at < $1', [clock.now()])
  const stale = 'delete from recipient_lookups where times[cardinality(times)] < $1'
  await db.query('lookups.forget', stale, [clock.now() - LOOKUP_WINDOW])
}
