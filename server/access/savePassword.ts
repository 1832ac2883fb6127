import type { Queries } from '../store/db'

const SAVE = 'update users set password_hash = $2 where id = $1'

/** Puts the hash of a new login password in the place of the old one. */
export const savePassword = async (t: Queries, userId: string, hash: string): Promise<void> => {
  await t.query('users.password', SAVE, [userId, hash])
}
