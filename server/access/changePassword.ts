import type { RequestOf } from '@core/contract/schemas'
import type { Context } from '../context'
import type { Origin } from '../http/route'
import type { Session } from '../http/session'
import { consumeCode, verifyCode } from '../services/codes'
import { ownContact } from '../services/contacts'
import { lockUser } from '../services/lockUser'
import { passLoginPassword } from '../services/loginPassword'
import { userById } from '../services/users'
import { endSessions } from './devices'
import { writeEvent } from './events'
import { checkNewPassword, hashNewPassword } from './newPassword'
import { dropSecondSteps } from './owedStep'
import { tellByMail } from './tell'
import { savePassword } from './savePassword'

/**
 * Changes the login password of who knows the present one and has a code. Other sessions end, this one stays.
 * @returns how many ended
 * @throws AppError PASSWORD_..., LOGIN_PASSWORD_WRONG, LOGIN_BACKOFF, CODE_...
 */
export const changePassword = async (
  ctx: Context,
  { session, origin }: { readonly session: Session; readonly origin: Origin },
  request: RequestOf<'ext.changePassword'>,
): Promise<number> => {
  const { userId } = session
  checkNewPassword(request.newPassword, request.confirmPassword)
  await passLoginPassword(ctx, { userId, ip: origin.ip }, request.oldPassword)
  const user = await userById(ctx.db, userId)
  const proof = { contact: ownContact(user), purpose: 'loginPassword', code: request.code } as const
  await verifyCode(ctx, proof)
  const hash = await hashNewPassword(ctx, user, request.newPassword)
  return ctx.db.tx(async (t) => {
    await lockUser(t, userId)
    await consumeCode(ctx, t, proof)
    await savePassword(t, userId, hash)
    await dropSecondSteps(t, userId)
    const ended = await endSessions(ctx, t, userId, { except: session.id })
    await writeEvent(ctx, t, { userId, kind: 'passwordChanged', origin })
    tellByMail(ctx, t, user, { news: 'passwordChanged', origin })
    return ended
  })
}
