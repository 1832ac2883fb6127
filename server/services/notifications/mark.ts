import type { Context } from '../../context'
import { isUuid } from '../../store/ids'
import { unreadOf } from './read'

/** In order of their ids, so that two devices that mark the same ones do not lock each other out. */
const mark = (which: string): string => `
update notifications n set read_at = $2
from (
  select id from notifications where user_id = $1 and read_at is null${which} order by id for update
) own
where n.user_id = $1 and n.id = own.id returning n.id`

const SOME = mark(' and id = any($3::uuid[])')
const ALL = mark('')

/**
 * Marks own notifications as read: those named, or all that there are by now. Ids of others, and unknown ones, mark nothing.
 * The user's other screens are told when something changed.
 * @returns how many are unread
 */
export const markRead = (
  { db, bus, clock }: Pick<Context, 'db' | 'bus' | 'clock'>,
  userId: string,
  ids: readonly string[] | 'all',
): Promise<number> =>
  db.tx(async (t) => {
    const params = [userId, clock.now()]
    const marked =
      ids === 'all'
        ? await t.query('notifications.readAll', ALL, params)
        : await t.query('notifications.read', SOME, [...params, ids.filter(isUuid)])
    if (marked.length > 0)
      t.afterCommit(() => bus.publish('record', { userId, kind: 'notification', id: 'list' }))
    return unreadOf(t, userId)
  })
