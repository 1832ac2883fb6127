import type { Lang } from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'
import type { Context } from '../context'
import { AppError } from '../http/errors'
import type { Origin } from '../http/route'
import { acceptAgreement } from '../services/agreement'
import { lockUser } from '../services/lockUser'
import { openSession } from '../services/sessions'
import { infoOf } from '../services/users'
import type { Tx } from '../store/db'
import type { UserRow } from '../store/tables/people'
import { notify } from '../services/notifications/notify'
import { rememberBrowser } from './browsers'
import { writeEvent } from './events'
import { oweSecondStep } from './owedStep'
import { maskIp } from './maskIp'
import { twoStepOf } from './secondCode'
import { deviceName, tellByMail } from './tell'

/** What a login answers: a session, or the second step that leads to it. */
export type Begun = ResponseOf<'user.login'>
type Opened = Extract<Begun, { token: string }>

export interface Arrival {
  readonly origin: Origin
  readonly lang: Lang
}

/**
 * For who has shown to be the user, by password or by wallet, and has accepted the agreement: opens the session, or asks
 * for the second step where two-step sign-in is on.
 * @param user as it was read when the proof was checked: a password that was changed since counts as wrong
 * @throws AppError ACCOUNT_FROZEN, LOGIN_FAILED
 */
export const beginSession = (ctx: Context, user: UserRow, arrival: Arrival): Promise<Begun> =>
  ctx.db.tx(async (t) => {
    // Two-step sign-in that is being turned on counts: nobody slips past it between the look and the session.
    await lockUser(t, user.id)
    const twoStep = await twoStepOf(t, user.id)
    if (twoStep?.turned_on) return { secondStep: await oweSecondStep(ctx, t, user) }
    return completeSession(ctx, t, user, arrival)
  })

/** Only while the user is as they were when they were let in; the language is the one of their mails from now on. */
const ADMIT = `
update users set lang = $2 where id = $1 and password_hash = $3 and not frozen returning id`

/** Opens the session, with all that goes with an arrival. */
export const completeSession = async (
  ctx: Context,
  t: Tx,
  user: UserRow,
  { origin, lang }: Arrival,
): Promise<Opened> => {
  const { id: userId } = user
  const admitted = await t.query('users.admit', ADMIT, [userId, lang, user.password_hash])
  if (admitted.length === 0) throw new AppError('LOGIN_FAILED')
  await acceptAgreement(ctx, t, userId)
  const token = await openSession(ctx, t, userId, origin)
  await writeEvent(ctx, t, { userId, kind: 'signIn', origin })
  if (await rememberBrowser(ctx, t, userId, origin.browser)) tellOfDevice(ctx, t, user, origin)
  return { token, userInfo: infoOf(ctx, user) }
}

/** By mail, and inside the app, where the next look is taken. */
const tellOfDevice = (ctx: Context, t: Tx, user: UserRow, origin: Origin): void => {
  tellByMail(ctx, t, user, { news: 'newDevice', origin })
  const params = { what: 'signIn', device: deviceName(origin.userAgent), place: maskIp(origin.ip) } as const
  notify(ctx, t, { userId: user.id, kind: 'newDevice', params, link: '/pages/me/secure?set=devices' })
}
