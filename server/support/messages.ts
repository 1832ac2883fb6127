import { checkSupportText, SUPPORT_PER_HOUR, type NotificationShapes } from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'
import type { Context } from '../context'
import { AppError, refuse } from '../http/errors'
import { lockUser } from '../services/lockUser'
import { notify } from '../services/notifications/notify'
import type { Tx } from '../store/db'
import { uuidv7 } from '../store/ids'
import type { SupportMessageRow } from '../store/tables/content'

type Parts = Pick<Context, 'db' | 'clock' | 'bus' | 'config'>
type Thread = ResponseOf<'ext.supportMessages'>

/** Messages of one answer. */
const PAGE = 50
const HOUR = 3_600_000
/** Characters of a reply that its notification shows. */
const EXCERPT = 80
const PAGE_OF_SUPPORT = '/pages/me/support'

/** One more than a page, newest first; the id is compared as text: one that is no uuid is before nothing. */
const READ = `
select id, author, body, created_at, seen_at from support_messages
where user_id = $1 and ($2::text is null or id::text < $2) order by id desc limit ${PAGE + 1}`

const UNREAD = `
select count(*)::int as n from support_messages where user_id = $1 and author = 'support' and seen_at is null`

const SEE = `
update support_messages set seen_at = $2 where user_id = $1 and author = 'support' and seen_at is null returning id`

const KNOWN = 'select 1 as known from support_messages where user_id = $1 and client_key = $2'

const RECENT = `
select count(*)::int as n from support_messages where user_id = $1 and author = 'user' and created_at > $2`

const PUT = `
insert into support_messages (id, user_id, author, client_key, body, created_at) values ($1, $2, $3, $4, $5, $6)`

const ANSWERED = `
update support_messages set seen_at = $2 where user_id = $1 and author = 'user' and seen_at is null returning id, body`

type Row = Pick<SupportMessageRow, 'id' | 'author' | 'body' | 'created_at' | 'seen_at'>

const viewOf = ({ id, author, body, created_at, seen_at }: Row): Thread['list'][number] => ({
  id,
  author,
  text: body,
  time: Number(created_at),
  unread: author === 'support' && seen_at === null,
})

/**
 * The messages of a user, oldest first: the latest, or those before one.
 * @param before id of a message
 */
export const threadOf = async (
  { db, config }: Pick<Context, 'db' | 'config'>,
  userId: string,
  before?: string,
): Promise<Thread> => {
  const rows = await db.query<Row>('support.read', READ, [userId, before ?? null])
  const [count] = await db.query<{ n: number }>('support.unread', UNREAD, [userId])
  return {
    open: config.supportThread,
    list: rows.slice(0, PAGE).reverse().map(viewOf),
    more: rows.length > PAGE,
    unread: count?.n ?? 0,
  }
}

/** The user has read all there is; their other screens are told. */
export const seeMessages = ({ db, clock, bus }: Parts, userId: string): Promise<void> =>
  db.tx(async (t) => {
    const seen = await t.query('support.see', SEE, [userId, clock.now()])
    if (seen.length > 0) t.afterCommit(() => bus.publish('record', { userId, kind: 'support', id: 'seen' }))
  })

/**
 * Takes a message of a user. The same key again is the same message.
 * @throws AppError SUPPORT_CLOSED, SUPPORT_TEXT_..., SUPPORT_TOO_MANY
 */
export const sendMessage = async (
  { db, clock, bus, config }: Parts,
  userId: string,
  { key, text }: { key: string; text: string },
): Promise<void> => {
  if (!config.supportThread) throw new AppError('SUPPORT_CLOSED')
  refuse(checkSupportText(text))
  await db.tx(async (t) => {
    await lockUser(t, userId)
    if ((await t.query('support.known', KNOWN, [userId, key])).length > 0) return
    const since = clock.now() - HOUR
    const [recent] = await t.query<{ n: number }>('support.recent', RECENT, [userId, since])
    if ((recent?.n ?? 0) >= SUPPORT_PER_HOUR)
      throw new AppError('SUPPORT_TOO_MANY', { max: String(SUPPORT_PER_HOUR) })
    const id = uuidv7()
    await t.query('support.put', PUT, [id, userId, 'user', key, text.trim(), clock.now()])
    t.afterCommit(() => bus.publish('record', { userId, kind: 'support', id }))
  })
}

const excerptOf = (text: string): NotificationShapes['support']['excerpt'] => {
  const letters = Array.from(text.replace(/\s+/g, ' '))
  return letters.length > EXCERPT ? `${letters.slice(0, EXCERPT - 1).join('')}…` : letters.join('')
}

/**
 * Writes customer service's reply, in the transaction of the operator's deed, and a notification of it.
 * @returns the message's id, and the messages that count as answered by it, one that came in meanwhile among them
 * @throws AppError SUPPORT_TEXT_...
 */
export const replyTo = async (
  { clock }: Pick<Context, 'clock'>,
  t: Tx,
  userId: string,
  text: string,
): Promise<{ readonly id: string; readonly answered: readonly string[] }> => {
  refuse(checkSupportText(text))
  const [id, plain, now] = [uuidv7(), text.trim(), clock.now()]
  const answered = await t.query<Pick<Row, 'id' | 'body'>>('support.answered', ANSWERED, [userId, now])
  await t.query('support.put', PUT, [id, userId, 'support', null, plain, now])
  const params = { what: 'reply', excerpt: excerptOf(plain) } as const
  notify({ clock }, t, { userId, kind: 'support', params, link: PAGE_OF_SUPPORT })
  return { id, answered: answered.sort((a, b) => (a.id < b.id ? -1 : 1)).map(({ body }) => body) }
}
