import { toPlainText } from '@core/domain/plainText'
import { ConfigError } from '../../config'
import type { EnquiryRow, SupportMessageRow } from '../../store/tables/content'
import { openEnquiry } from '../../support/enquiries'
import { replyTo } from '../../support/messages'
import { act, type Command } from '../command'
import { findUser } from '../find'

const timeOf = (ms: string): string => new Date(Number(ms)).toISOString()

const WAITING = `
select u.uid, count(*)::int as messages, min(m.created_at)::text as since
from support_messages m join users u on u.id = m.user_id
where m.author = 'user' and m.seen_at is null group by u.uid order by min(m.created_at) limit 200`

const waiting: Command = {
  args: '',
  help: 'users who wait for a reply of customer service, the longest first',
  run: async ({ db, print }) => {
    const rows = await db.query<{ uid: string; messages: number; since: string }>('ops.support', WAITING)
    for (const { uid, messages, since } of rows) print(`${uid}  ${messages} since ${timeOf(since)}`)
    if (rows.length === 0) print('Nobody waits.')
    return true
  },
}

const THREAD = `
select * from (select * from support_messages where user_id = $1 order by id desc limit 100) latest order by id`

const show: Command = {
  args: '<uid>',
  help: 'the latest 100 messages with a user, oldest first',
  run: async ({ db, print }, [uid = '']) => {
    const user = await findUser({ db }, uid)
    const rows = await db.query<SupportMessageRow>('ops.supportShow', THREAD, [user.id])
    for (const { author, created_at, body } of rows)
      print(`${timeOf(created_at)}  ${author}: ${toPlainText(body)}`)
    if (rows.length === 0) print('No messages.')
    return true
  },
}

const reply: Command = {
  args: '<uid> <text>',
  help: 'answer a user as customer service; their screen shows it at once',
  acts: true,
  run: async (operator, [uid = '', ...words]) => {
    const user = await findUser(operator, uid)
    const answered = await act(operator, async (t) => {
      const { id, answered: messages } = await replyTo(operator, t, user.id, words.join(' '))
      const record = { kind: 'support', id } as const
      return {
        action: { action: 'support.reply', details: { uid, id }, userId: user.id, record },
        result: messages,
      }
    })
    operator.print(`Answered ${uid}.`)
    // What was written while the answer was typed is nowhere else pointed out any more.
    for (const body of answered) operator.print(`  to: ${toPlainText(body)}`)
    return true
  },
}

const ENQUIRIES = 'select * from enquiries where closed_at is null order by created_at limit 200'

const enquiries: Command = {
  args: '',
  help: 'open enquiries of partners, oldest first',
  run: async ({ db, secrets, print }) => {
    const rows = await db.query<EnquiryRow>('ops.enquiries', ENQUIRIES)
    for (const row of rows) {
      const { name, company, contact, message } = openEnquiry(secrets, row)
      print(`${row.id}  ${timeOf(row.created_at)}  ${[name, company, contact].map(toPlainText).join(', ')}`)
      print(`  ${toPlainText(message)}`)
    }
    if (rows.length === 0) print('None.')
    return true
  },
}

const CLOSE = `
update enquiries set closed_at = $2 where id::text = $1 and closed_at is null returning id`

const close: Command = {
  args: '<id>',
  help: 'an enquiry is answered: take it off the list',
  acts: true,
  run: async (operator, [id = '']) => {
    await act(operator, async (t) => {
      const closed = await t.query('ops.enquiryClose', CLOSE, [id, operator.clock.now()])
      if (closed.length === 0) throw new ConfigError(`no open enquiry is called "${id}"`)
      return { action: { action: 'enquiry.close', details: { id } }, result: null }
    })
    operator.print(`Enquiry ${id} is closed.`)
    return true
  },
}

export const supportCommands: Readonly<Record<string, Command>> = {
  support: waiting,
  'support-show': show,
  'support-reply': reply,
  enquiries,
  'enquiry-close': close,
}
