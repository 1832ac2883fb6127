import type { Context } from '../context'
import { AppError } from '../http/errors'
import { userById } from './users'

type Parts = Pick<Context, 'config' | 'db'>

/** True while a user must have their identity approved before withdrawing or paying a partner. */
export const isIdentityNeeded = async ({ config, db }: Parts, userId: string): Promise<boolean> => {
  if (!config.identityRequired) return false
  const { realname_state: state } = await userById(db, userId)
  return state !== 'approved'
}

/**
 * Admits only users whose identity was approved, where the operator asks for that.
 * @throws AppError IDENTITY_REQUIRED
 */
export const requireIdentity = async (parts: Parts, userId: string): Promise<void> => {
  if (await isIdentityNeeded(parts, userId)) throw new AppError('IDENTITY_REQUIRED')
}
