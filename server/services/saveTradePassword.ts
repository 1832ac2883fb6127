import { checkPassword, checkPasswordsMatch, type OwnPurpose } from '@core/domain'
import { writeEvent } from '../access/events'
import { tellByMail } from '../access/tell'
import type { Context } from '../context'
import { AppError, refuse } from '../http/errors'
import type { Origin } from '../http/route'
import { consumeCode, verifyCode } from './codes'
import { ownContact } from './contacts'
import { lockUser } from './lockUser'
import { hashPassword, refuseCommon, verifyPassword } from './passwords'
import { infoOf, userById, type UserInfo } from './users'

const SAVE = 'update users set trade_password_hash = $2 where id = $1'

interface NewTradePassword {
  readonly newPassword: string
  readonly confirmPassword: string
  readonly code: string
  /** What the code was sent for. */
  readonly purpose: OwnPurpose
}

/**
 * Puts a new trade password in place of the old one, if any. That it is the login password is told only to who has passed as
 * the owner and has the code.
 * @param passOwner refuses who does not show that they are the owner
 * @throws AppError PASSWORD_..., CODE_..., TRADE_PASSWORD_SAME_AS_LOGIN, and what `passOwner` throws
 */
export const saveTradePassword = async (
  ctx: Context,
  { userId, origin }: { readonly userId: string; readonly origin: Origin },
  { newPassword, confirmPassword, code, purpose }: NewTradePassword,
  passOwner: () => Promise<unknown>,
): Promise<UserInfo> => {
  refuse(checkPassword(newPassword))
  refuse(checkPasswordsMatch(newPassword, confirmPassword))
  refuseCommon(newPassword)
  await passOwner()
  const user = await userById(ctx.db, userId)
  const proof = { contact: ownContact(user), purpose, code } as const
  await verifyCode(ctx, proof)
  if (await verifyPassword(ctx.secrets, user.password_hash, newPassword)) {
    throw new AppError('TRADE_PASSWORD_SAME_AS_LOGIN')
  }
  const hash = await hashPassword(ctx.secrets, newPassword)
  return ctx.db.tx(async (t) => {
    await lockUser(t, userId)
    await consumeCode(ctx, t, proof)
    await t.query('users.tradePassword', SAVE, [userId, hash])
    await writeEvent(ctx, t, { userId, kind: 'tradePasswordChanged', origin })
    tellByMail(ctx, t, user, { news: 'tradePasswordChanged', origin })
    return infoOf(ctx, await userById(t, userId))
  })
}
