import type { Context } from '../context'
import { uuidv7 } from '../store/ids'
import { destinationOf, type Contact } from './contacts'
import { keyedHash } from './hashes'

type Parts = Pick<Context, 'db' | 'clock' | 'secrets'>

const PUT = `
insert into demo_inbox (id, browser_hash, account, purpose, code, sent_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)`

const READ = `
select account, purpose, code, sent_at, expires_at from demo_inbox
where browser_hash = $1 and expires_at > $2 order by sent_at desc limit 10`

interface Letter {
  readonly browser: string
  readonly contact: Contact
  readonly purpose: string
  readonly code: string
  readonly expiresAt: number
}

/** Keeps a code for the browser that asked for it. The demo profile only. */
export const putInDemoInbox = async (
  { db, clock, secrets }: Parts,
  { browser, contact, purpose, code, expiresAt }: Letter,
): Promise<void> => {
  const owner = keyedHash(secrets, 'browser', browser)
  await db.query('demoInbox.put', PUT, [
    uuidv7(),
    owner,
    destinationOf(contact),
    purpose,
    code,
    clock.now(),
    expiresAt,
  ])
}

interface InboxRow {
  account: string
  purpose: string
  code: string
  sent_at: string
  expires_at: string
}

/** What this browser was sent and can still use, newest first. */
export const readDemoInbox = async ({ db, clock, secrets }: Parts, browser: string) => {
  const rows = await db.query<InboxRow>('demoInbox.read', READ, [
    keyedHash(secrets, 'browser', browser),
    clock.now(),
  ])
  return rows.map(({ sent_at, expires_at, ...letter }) => ({
    ...letter,
    sentAt: Number(sent_at),
    expiresAt: Number(expires_at),
  }))
}

/** Expired codes are of no use to anyone. */
export const forgetLetters = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<unknown> =>
  db.query('demoInbox.forget', 'delete from demo_inbox where expires_at < $1', [clock.now()])
