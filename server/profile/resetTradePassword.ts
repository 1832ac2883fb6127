import { createHash, timingSafeEqual } from 'node:crypto'
import { checkIdTail, ID_TAIL, plainIdTail } from '@core/domain'
import type { RequestOf } from '@core/contract/schemas'
import type { Context } from '../context'
import { AppError, refuse } from '../http/errors'
import type { Origin } from '../http/route'
import { latestIdentity } from '../identity/read'
import { openForm } from '../identity/sealed'
import { attemptsOf, countTries } from '../services/backoff'
import { passLoginPassword } from '../services/loginPassword'
import { saveTradePassword } from '../services/saveTradePassword'
import { userById, type UserInfo } from '../services/users'

type Request = RequestOf<'profile.findTradePassword'>

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The ID number of a user whose identity was approved; null for everybody else. */
const approvedNumber = async ({ db, secrets }: Context, userId: string): Promise<string | null> => {
  const { realname_state: state } = await userById(db, userId)
  const row = state === 'approved' ? await latestIdentity(db, userId) : undefined
  return row?.state === 'approved' ? openForm(secrets, row).idNumber : null
}

/**
 * Every try counts as a failure until it succeeded, per user whatever the source: four characters bear few guesses.
 * @throws AppError ID_TAIL_REQUIRED, ID_TAIL_WRONG, LOGIN_BACKOFF
 */
const passIdTail = async (ctx: Context, userId: string, number: string, typed: string): Promise<void> => {
  refuse(checkIdTail(typed))
  const attempts = attemptsOf(ctx, `id:${userId}`, '')
  await countTries(attempts)
  const tail = plainIdTail(number).slice(-ID_TAIL)
  if (!timingSafeEqual(digest(tail), digest(plainIdTail(typed)))) throw new AppError('ID_TAIL_WRONG')
  await attempts.clear()
}

/**
 * Sets a new trade password for who forgot the old one: a code, and the end of the ID number from users whose identity
 * is approved, from others the login password.
 * @throws AppError ID_TAIL_..., LOGIN_PASSWORD_WRONG, LOGIN_BACKOFF, and what `saveTradePassword` throws
 */
export const resetTradePassword = (
  ctx: Context,
  owner: { readonly userId: string; readonly origin: Origin },
  { idNumber = '', loginPassword = '', ...request }: Request,
): Promise<UserInfo> =>
  saveTradePassword(ctx, owner, { ...request, purpose: 'resetTradePassword' }, async () => {
    const { userId, origin } = owner
    const number = await approvedNumber(ctx, userId)
    if (number === null) await passLoginPassword(ctx, { userId, ip: origin.ip }, loginPassword)
    else await passIdTail(ctx, userId, number, idNumber)
  })
