import { notificationsOf } from '@server/services/notifications/read'
import type { Queries } from '@server/store/db'

/** What a user was told, oldest first, as `[kind, params, link]`. */
export const toldOf = async (
  db: Queries,
  userId: string,
): Promise<[kind: string, params: Record<string, string>, link: string][]> => {
  const { list } = await notificationsOf(db, userId, { pageSize: 100 })
  return list.reverse().map(({ kind, params, link }) => [kind, params, link])
}
