import { applyFavourites, type FavouriteChange } from '@core/domain'
import type { Context } from '../context'
import type { Queries } from '../store/db'

const READ = 'select trade_ids from favourites where user_id = $1'

const OPEN = `
insert into favourites (user_id, trade_ids, changed_at) values ($1, '{}', $2) on conflict (user_id) do nothing`

const SAVE = 'update favourites set trade_ids = $2, changed_at = $3 where user_id = $1'

interface Row {
  trade_ids: number[]
}

const read = async (q: Queries, userId: string): Promise<readonly number[]> =>
  (await q.query<Row>('favourites.read', READ, [userId]))[0]?.trade_ids ?? []

export const favouritesOf = ({ db }: Pick<Context, 'db'>, userId: string): Promise<readonly number[]> =>
  read(db, userId)

/**
 * Applies changes, one device after the other: what two devices star at once is starred. A repeated change changes
 * nothing. The user's other screens are told.
 * @returns the list as it is now
 */
export const changeFavourites = (
  { db, clock, bus }: Pick<Context, 'db' | 'clock' | 'bus'>,
  userId: string,
  changes: readonly FavouriteChange[],
): Promise<readonly number[]> =>
  db.tx(async (t) => {
    await t.query('favourites.open', OPEN, [userId, clock.now()])
    const [row] = await t.query<Row>('favourites.lock', `${READ} for update`, [userId])
    const before = row?.trade_ids ?? []
    const after = applyFavourites(before, changes)
    if (after.join() === before.join()) return before
    await t.query('favourites.save', SAVE, [userId, after, clock.now()])
    t.afterCommit(() => bus.publish('record', { userId, kind: 'favourites', id: 'list' }))
    return after
  })
