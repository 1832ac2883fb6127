import type { Static } from 'typebox'
import type { Notification } from '@core/contract/schemas'
import type { NotificationKind } from '@core/domain'
import type { Queries } from '../../store/db'
import type { NotificationRow } from '../../store/tables/notifications'

export interface NotificationFilter {
  readonly kind?: NotificationKind
  readonly pageNum?: number
  readonly pageSize?: number
}

export interface NotificationPage {
  list: Static<typeof Notification>[]
  pages: number
  total: number
  /** Of all kinds. */
  unread: number
}

const PAGE = `
select * from notifications where user_id = $1 and ($2::text is null or kind = $2)
order by id desc limit $3 offset $4`

const COUNT = `
select count(*) filter (where $2::text is null or kind = $2)::int as total,
  count(*) filter (where read_at is null)::int as unread
from notifications where user_id = $1`

/** A page of a user's notifications, newest first, and how many are unread. */
export const notificationsOf = async (
  q: Queries,
  userId: string,
  { kind, pageNum = 1, pageSize = 20 }: NotificationFilter,
): Promise<NotificationPage> => {
  const params = [userId, kind ?? null]
  const page = [...params, pageSize, (pageNum - 1) * pageSize]
  const rows = await q.query<NotificationRow>('notifications.page', PAGE, page)
  const [count] = await q.query<{ total: number; unread: number }>('notifications.count', COUNT, params)
  const { total, unread } = count ?? { total: 0, unread: 0 }
  const list = rows.map((row) => ({
    ...{ id: row.id, kind: row.kind, params: row.params, link: row.link },
    time: Number(row.created_at),
    read: row.read_at !== null,
  }))
  return { list, total, pages: Math.ceil(total / pageSize), unread }
}

const UNREAD = `
select count(*)::int as unread from notifications where user_id = $1 and read_at is null`

export const unreadOf = async (q: Queries, userId: string): Promise<number> =>
  (await q.query<{ unread: number }>('notifications.unread', UNREAD, [userId]))[0]?.unread ?? 0
