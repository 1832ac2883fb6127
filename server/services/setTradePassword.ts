import { checkPassword, checkPasswordsMatch } from '@core/domain'
import type { RequestOf } from '@core/contract/schemas'
import { writeEvent } from '../access/events'
import type { Context } from '../context'
import { AppError, refuse } from '../http/errors'
import type { Origin } from '../http/route'
import { consumeCode, verifyCode } from './codes'
import { ownContact } from './contacts'
import { lockUser } from './lockUser'
import { passLoginPassword } from './loginPassword'
import { hashPassword, refuseCommon, verifyPassword } from './passwords'
import { passTradePassword } from './tradePassword'
import { infoOf, userById, type UserInfo } from './users'

type Request = RequestOf<'profile.changeTradePassword'>

/**
 * Sets the trade password or changes it. Who does so knows the login password or the present trade password, and has
 * a code. That the new one is the login password is told only after both.
 * @throws AppError PASSWORD_..., LOGIN_PASSWORD_WRONG, TRADE_PASSWORD_..., CODE_..., LOGIN_BACKOFF
 */
export const setTradePassword = async (
  ctx: Context,
  { userId, origin }: { readonly userId: string; readonly origin: Origin },
  request: Request,
): Promise<UserInfo> => {
  const { newPassword, code } = request
  refuse(checkPassword(newPassword))
  refuse(checkPasswordsMatch(newPassword, request.confirmPassword))
  refuseCommon(newPassword)
  await passOwner(ctx, { userId, ip: origin.ip }, request)
  const user = await userById(ctx.db, userId)
  const proof = { contact: ownContact(user), purpose: 'tradePassword', code } as const
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
    return infoOf(ctx, await userById(t, userId))
  })
}

const SAVE = 'update users set trade_password_hash = $2 where id = $1'

const passOwner = (
  ctx: Context,
  giver: { userId: string; ip: string },
  { oldPassword, loginPassword = '' }: Request,
): Promise<void> =>
  oldPassword ? passTradePassword(ctx, giver, oldPassword) : passLoginPassword(ctx, giver, loginPassword)
