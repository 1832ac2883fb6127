import type { Tx } from '../store/db'

const LOCK = 'select id from users where id = $1 for no key update'

/** Makes changes to what a user has set up follow each other, so that a count that was checked stays true. */
export const lockUser = async (t: Tx, userId: string): Promise<void> => {
  await t.query('users.lock', LOCK, [userId])
}
