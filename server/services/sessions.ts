import { randomBytes } from 'node:crypto'
import type { Context } from '../context'
import type { Origin } from '../http/route'
import type { Session } from '../http/session'
import { uuidv7 } from '../store/ids'
import type { Queries } from '../store/db'
import { keyedHash } from './hashes'

type Parts = Pick<Context, 'db' | 'clock' | 'secrets'>

const DAY = 24 * 3_600_000
/** A session ends this long after its last use, or this long after it began (ms). */
const IDLE = 7 * DAY
const LONGEST = 30 * DAY
/** Moments (ms) after which a session that can be used was last used, and began. */
export const liveSince = (now: number): readonly [number, number] => [now - IDLE, now - LONGEST]

/** Its last use is noted at most this often. */
const NOTE_EVERY = 60_000

const INSERT = `
insert into sessions (id, user_id, token_hash, created_at, used_at, ip, user_agent) values ($1, $2, $3, $4, $4, $5, $6)`

const FIND = `
select s.id, s.user_id, s.used_at from sessions s join users u on u.id = s.user_id
where s.token_hash = $1 and s.used_at > $2 and s.created_at > $3 and not u.frozen`

const NOTE = 'update sessions set used_at = $2 where id = $1 and used_at < $2'

/** Opens a session. @returns its token, which is kept nowhere: the database has a keyed hash of it */
export const openSession = async (
  { clock, secrets }: Pick<Context, 'clock' | 'secrets'>,
  t: Queries,
  userId: string,
  { ip, userAgent }: Origin,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const hash = keyedHash(secrets, 'session', token)
  await t.query('sessions.insert', INSERT, [uuidv7(), userId, hash, clock.now(), ip, userAgent])
  return token
}

/** The session of a token; null when it is unknown, expired or its user is frozen. */
export const findSession = async ({ db, clock, secrets }: Parts, token: string): Promise<Session | null> => {
  const now = clock.now()
  const hash = keyedHash(secrets, 'session', token)
  const [row] = await db.query<{ id: string; user_id: string; used_at: string }>('sessions.find', FIND, [
    hash,
    now - IDLE,
    now - LONGEST,
  ])
  if (!row) return null
  if (now - Number(row.used_at) >= NOTE_EVERY) await db.query('sessions.note', NOTE, [row.id, now])
  return { id: row.id, userId: row.user_id }
}

/** Ends one session at once, sockets included. */
export const endSession = async (
  { db, bus }: Pick<Context, 'db' | 'bus'>,
  session: Session,
): Promise<void> => {
  await db.query('sessions.end', 'delete from sessions where id = $1', [session.id])
  bus.publish('sessionEnded', { userId: session.userId, sessionId: session.id })
}

/** Forgets sessions that can no longer be used. */
export const forgetSessions = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<unknown> =>
  db.query('sessions.forget', 'delete from sessions where used_at < $1 or created_at < $2', [
    clock.now() - IDLE,
    clock.now() - LONGEST,
  ])
