import type { Context } from '../context'
import { AppError } from '../http/errors'
import { userById } from './users'

/**
 * Admits only users whose identity was approved, where the operator asks for that.
 * @throws AppError IDENTITY_REQUIRED
 */
export const requireIdentity = async (
  { config, db }: Pick<Context, 'config' | 'db'>,
  userId: string,
): Promise<void> => {
  if (!config.identityRequired) return
  const { realname_state: state } = await userById(db, userId)
  if (state !== 'approved') throw new AppError('IDENTITY_REQUIRED')
}
