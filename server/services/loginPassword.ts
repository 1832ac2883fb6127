import type { Context } from '../context'
import { AppError } from '../http/errors'
import { countInSession } from './backoff'
import { verifyPassword } from './passwords'
import { userById } from './users'

/**
 * Checks the login password of someone who is logged in, before something that a stolen phone must not do.
 * Every call counts as a failure until it succeeded; failures count per user and source, many of them per user alone.
 * @throws AppError PASSWORD_REQUIRED, LOGIN_PASSWORD_WRONG, LOGIN_BACKOFF
 */
export const passLoginPassword = async (
  ctx: Pick<Context, 'db' | 'clock' | 'secrets'>,
  { userId, ip }: { readonly userId: string; readonly ip: string },
  password: string,
): Promise<void> => {
  if (!password) throw new AppError('PASSWORD_REQUIRED')
  const { password_hash: stored } = await userById(ctx.db, userId)
  const clear = await countInSession(ctx, `login:${userId}`, ip)
  if (!(await verifyPassword(ctx.secrets, stored, password))) throw new AppError('LOGIN_PASSWORD_WRONG')
  await clear()
}
