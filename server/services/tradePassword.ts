import { checkPassword } from '@core/domain'
import type { Context } from '../context'
import { AppError } from '../http/errors'
import { countInSession } from './backoff'
import { verifyPassword } from './passwords'
import { userById } from './users'

/** Who gives the password, and from where. */
interface Giver {
  readonly userId: string
  readonly ip: string
}

/**
 * Checks the trade password. Every call counts as a failure until it succeeded, so that parallel guesses cannot
 * slip past the waiting time; failures count per user and source, many of them per user alone.
 * @throws AppError TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_REQUIRED, TRADE_PASSWORD_WRONG, LOGIN_BACKOFF
 */
export const passTradePassword = async (
  ctx: Pick<Context, 'db' | 'clock' | 'secrets'>,
  { userId, ip }: Giver,
  password: string,
): Promise<void> => {
  const { trade_password_hash: stored } = await userById(ctx.db, userId)
  if (stored === null) throw new AppError('TRADE_PASSWORD_NOT_SET')
  if (!password) throw new AppError('TRADE_PASSWORD_REQUIRED')
  const clear = await countInSession(ctx, `trade:${userId}`, ip)
  const right = checkPassword(password) === null && (await verifyPassword(ctx.secrets, stored, password))
  if (!right) throw new AppError('TRADE_PASSWORD_WRONG')
  await clear()
}
