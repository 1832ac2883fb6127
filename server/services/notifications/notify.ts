import type { NotificationKind, NotificationShapes } from '@core/domain'
import type { Context } from '../../context'
import type { Tx } from '../../store/db'
import { uuidv7 } from '../../store/ids'

/** What happened to a user: kind and what its sentence needs, and the app's page that shows more of it. */
export type News = {
  [Kind in NotificationKind]: {
    readonly userId: string
    readonly kind: Kind
    readonly params: NotificationShapes[Kind]
    /** A page of the app with its query: `/pages/asset/depositDetail?id=…`. */
    readonly link: string
  }
}[NotificationKind]

type Parts = Pick<Context, 'clock'> & Partial<Pick<Context, 'bus'>>

const PUT = `
insert into notifications (id, user_id, kind, params, link, created_at)
select n.id, n.user_id, n.kind, n.params, n.link, $2
from json_to_recordset($1::json) n(id uuid, user_id uuid, kind text, params json, link text)
where not exists (select 1 from notification_mutes m where m.user_id = n.user_id and m.kind = n.kind)`

/**
 * Writes what users are to be told, all in one statement, in the transaction of what happened: each of them exists exactly
 * when that does. It travels with the commit, so that the caller does not wait for it. Kinds that a user has switched off are
 * left out. Screens of the users are told after the commit (by whoever follows the operators' book, where there is no bus).
 */
export const notifyAll = ({ bus, clock }: Parts, t: Tx, news: readonly News[]): void => {
  if (news.length === 0) return
  const rows = news.map(({ userId, ...one }) => ({ id: uuidv7(), user_id: userId, ...one }))
  t.withCommit('notifications.put', PUT, [JSON.stringify(rows), clock.now()])
  const users = new Set(news.map(({ userId }) => userId))
  t.afterCommit(() => {
    for (const userId of users) bus?.publish('record', { userId, kind: 'notification', id: 'list' })
  })
}

/** Tells one user of one thing. */
export const notify = (parts: Parts, t: Tx, news: News): void => notifyAll(parts, t, [news])
