import { AppError } from '../http/errors'
import type { Tx } from '../store/db'

const LOCK = 'select frozen from users where id = $1 for no key update'

/**
 * Makes changes to what a user has set up follow each other, so that a count that was checked stays true. A frozen user
 * changes nothing, a session that was alive when the call began notwithstanding.
 * @throws AppError ACCOUNT_FROZEN
 */
export const lockUser = async (t: Tx, userId: string): Promise<void> => {
  const [user] = await t.query<{ frozen: boolean }>('users.lock', LOCK, [userId])
  if (user?.frozen) throw new AppError('ACCOUNT_FROZEN')
}
