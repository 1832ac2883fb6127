import { KEPT_NOTIFICATIONS, NOTIFICATION_LIFE } from '@core/domain'
import type { Context } from '../../context'

const OLD = 'delete from notifications where created_at < $1'

/** Counted in the index; only who has too many is looked at more closely. */
const BEYOND = `
delete from notifications n
using (select user_id from notifications group by user_id having count(*) > $1) many
cross join lateral (
  select id from notifications where user_id = many.user_id order by id desc offset $1 limit 1
) newest
where n.user_id = many.user_id and n.id <= newest.id`

/** Removes what is too old, and what a user has beyond the newest that are kept. */
export const forgetNotifications = async ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> => {
  await db.query('notifications.forget', OLD, [clock.now() - NOTIFICATION_LIFE])
  await db.query('notifications.trim', BEYOND, [KEPT_NOTIFICATIONS])
}
