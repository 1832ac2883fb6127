import { checkPassword } from '@core/domain'
import type { Context } from '../context'
import { AppError } from '../http/errors'
import type { Tx } from '../store/db'
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
 * @returns the hash that matched, for `keepTradePassword`
 * @throws AppError TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_REQUIRED, TRADE_PASSWORD_WRONG, LOGIN_BACKOFF
 */
export const passTradePassword = async (
  ctx: Pick<Context, 'db' | 'clock' | 'secrets'>,
  { userId, ip }: Giver,
  password: string,
): Promise<string> => {
  const { trade_password_hash: stored } = await userById(ctx.db, userId)
  if (stored === null) throw new AppError('TRADE_PASSWORD_NOT_SET')
  if (!password) throw new AppError('TRADE_PASSWORD_REQUIRED')
  const clear = await countInSession(ctx, `trade:${userId}`, ip)
  const right = checkPassword(password) === null && (await verifyPassword(ctx.secrets, stored, password))
  if (!right) throw new AppError('TRADE_PASSWORD_WRONG')
  await clear()
  return stored
}

const KEPT = 'select 1 from users where id = $1 and trade_password_hash = $2'

/**
 * Asked in the transaction of what the password allows: it may have been changed since it was checked, which is slow.
 * @param hash what `passTradePassword` answered
 * @throws AppError TRADE_PASSWORD_WRONG
 */
export const keepTradePassword = async (t: Tx, userId: string, hash: string): Promise<void> => {
  const kept = await t.query('users.tradePasswordKept', KEPT, [userId, hash])
  if (kept.length === 0) throw new AppError('TRADE_PASSWORD_WRONG')
}
