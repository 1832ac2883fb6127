import { createHash, timingSafeEqual } from 'node:crypto'
import { checkIdTail, checkPassword, checkPasswordsMatch, ID_TAIL, plainIdTail } from '@core/domain'
import type { RequestOf } from '@core/contract/schemas'
import { writeEvent } from '../access/events'
import type { Context } from '../context'
import { AppError, refuse } from '../http/errors'
import type { Origin } from '../http/route'
import { latestIdentity } from '../identity/read'
import { openForm } from '../identity/sealed'
import { attemptsOf } from '../services/backoff'
import { consumeCode, verifyCode } from '../services/codes'
import { ownContact } from '../services/contacts'
import { lockUser } from '../services/lockUser'
import { passLoginPassword } from '../services/loginPassword'
import { hashPassword, refuseCommon, verifyPassword } from '../services/passwords'
import { infoOf, userById, type UserInfo } from '../services/users'

type Request = RequestOf<'profile.findTradePassword'>

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The ID number of a user whose identity was approved; null for everybody else. */
const approvedNumber = async ({ db, secrets }: Context, userId: string): Promise<string | null> => {
  const { realname_state: state } = await userById(db, userId)
  const row = state === 'approved' ? await latestIdentity(db, userId) : undefined
  return row?.state === 'approved' ? openForm(secrets, row).idNumber : null
}

/** Every try counts as a failure until it succeeded. @throws AppError ID_TAIL_REQUIRED, ID_TAIL_WRONG, LOGIN_BACKOFF */
const passIdTail = async (
  ctx: Context,
  { userId, ip }: { readonly userId: string; readonly ip: string },
  number: string,
  typed: string,
): Promise<void> => {
  refuse(checkIdTail(typed))
  const attempts = attemptsOf(ctx, `id:${userId}`, ip)
  while (!(await attempts.count(await attempts.check())));
  const tail = plainIdTail(number).slice(-ID_TAIL)
  if (!timingSafeEqual(digest(tail), digest(plainIdTail(typed)))) throw new AppError('ID_TAIL_WRONG')
  await attempts.clear()
}

const SAVE = 'update users set trade_password_hash = $2 where id = $1'

/**
 * Sets a new trade password for who forgot the old one: a code, and the end of the ID number from users whose identity
 * is approved, from others the login password.
 * @throws AppError PASSWORD_..., ID_TAIL_..., LOGIN_PASSWORD_WRONG, LOGIN_BACKOFF, CODE_..., TRADE_PASSWORD_SAME_AS_LOGIN
 */
export const resetTradePassword = async (
  ctx: Context,
  { userId, origin }: { readonly userId: string; readonly origin: Origin },
  { newPassword, confirmPassword, code, idNumber = '', loginPassword = '' }: Request,
): Promise<UserInfo> => {
  refuse(checkPassword(newPassword))
  refuse(checkPasswordsMatch(newPassword, confirmPassword))
  refuseCommon(newPassword)
  const giver = { userId, ip: origin.ip }
  const number = await approvedNumber(ctx, userId)
  if (number === null) await passLoginPassword(ctx, giver, loginPassword)
  else await passIdTail(ctx, giver, number, idNumber)
  const user = await userById(ctx.db, userId)
  const proof = { contact: ownContact(user), purpose: 'resetTradePassword', code } as const
  await verifyCode(ctx, proof)
  if (await verifyPassword(ctx.secrets, user.password_hash, newPassword)) {
    throw new AppError('TRADE_PASSWORD_SAME_AS_LOGIN')
  }
  const hash = await hashPassword(ctx.secrets, newPassword)
  return ctx.db.tx(async (t) => {
    await lockUser(t, userId)
    await consumeCode(ctx, t, proof)
    await t.query('users.tradePasswordReset', SAVE, [userId, hash])
    await writeEvent(ctx, t, { userId, kind: 'tradePasswordChanged', origin })
    return infoOf(ctx, await userById(t, userId))
  })
}
