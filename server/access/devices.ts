import type { ResponseOf } from '@core/contract/schemas'
import type { Context } from '../context'
import { AppError } from '../http/errors'
import type { Origin } from '../http/route'
import type { Session } from '../http/session'
import { liveSince } from '../services/sessions'
import { userById } from '../services/users'
import type { Tx } from '../store/db'
import type { SessionRow } from '../store/tables/people'
import { deviceOf } from './device'
import { writeEvent } from './events'
import { maskIp } from './maskIp'
import { tellByMail } from './tell'

const LIST = `
select id, created_at, used_at, ip, user_agent from sessions
where user_id = $1 and used_at > $2 and created_at > $3 order by used_at desc limit 100`

/** A user's sessions, the one that asks first, then by their last use. */
export const devicesOf = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  session: Session,
): Promise<ResponseOf<'ext.devices'>> => {
  const rows = await db.query<SessionRow>('sessions.list', LIST, [session.userId, ...liveSince(clock.now())])
  return rows
    .map(({ id, created_at, used_at, ip, user_agent }) => ({
      ...deviceOf(user_agent),
      id,
      ip: maskIp(ip),
      since: Number(created_at),
      usedAt: Number(used_at),
      current: id === session.id,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current))
}

const END = `
delete from sessions where user_id = $1 and id::text <> $2 and ($3 = '' or id::text = $3) returning id`

interface Which {
  /** The one that stays. */
  readonly except?: string
  /** The only one to end; all without it. */
  readonly only?: string
}

/** Ends sessions of a user; their sockets are closed with the commit. @returns how many */
export const endSessions = async (
  { bus }: Pick<Context, 'bus'>,
  t: Tx,
  userId: string,
  { except = '', only = '' }: Which = {},
): Promise<number> => {
  const ended = await t.query<{ id: string }>('sessions.endSome', END, [userId, except, only])
  t.afterCommit(() => ended.forEach(({ id }) => bus.publish('sessionEnded', { userId, sessionId: id })))
  return ended.length
}

/**
 * Signs out another device, or all others.
 * @throws AppError NOT_FOUND for a session that is not the user's, or has ended
 */
export const signOutDevices = (
  ctx: Context,
  { session, origin }: { readonly session: Session; readonly origin: Origin },
  only?: string,
): Promise<number> =>
  ctx.db.tx(async (t) => {
    const { userId, id } = session
    const ended = await endSessions(ctx, t, userId, { except: id, only })
    if (only !== undefined && ended === 0) throw new AppError('NOT_FOUND')
    if (ended === 0) return 0
    await writeEvent(ctx, t, { userId, kind: 'signedOut', origin })
    tellByMail(ctx, t, await userById(t, userId), { news: 'signedOut', origin })
    return ended
  })
