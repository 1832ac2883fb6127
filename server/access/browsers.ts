import type { Context } from '../context'
import type { Queries } from '../store/db'
import { keyedHash } from '../services/hashes'

type Parts = Pick<Context, 'clock' | 'secrets'>

/** A browser that did not come back for this long is unknown again (ms). */
const KNOWN_FOR = 180 * 24 * 3_600_000

const hashOf = ({ secrets }: Pick<Context, 'secrets'>, browser: string): string =>
  keyedHash(secrets, 'browser', browser)

const SEEN = `
select count(*)::int as known, count(*) filter (where browser_hash = $2)::int as this from known_browsers where user_id = $1`

const REMEMBER = `
insert into known_browsers (user_id, browser_hash, used_at) values ($1, $2, $3)
on conflict (user_id, browser_hash) do update set used_at = excluded.used_at`

/**
 * Remembers that a user signed in from a browser.
 * @returns whether it is a new one: others are known, this one is not
 */
export const rememberBrowser = async (
  parts: Parts,
  t: Queries,
  userId: string,
  browser: string,
): Promise<boolean> => {
  const hash = hashOf(parts, browser)
  const [seen] = await t.query<{ known: number; this: number }>('browsers.seen', SEEN, [userId, hash])
  await t.query('browsers.remember', REMEMBER, [userId, hash, parts.clock.now()])
  return seen !== undefined && seen.known > 0 && seen.this === 0
}

/** The id of no user: asked about in place of one, so that an unknown account takes as long. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Whether a user has signed in from this browser. */
export const isKnownBrowser = async (
  parts: Pick<Context, 'secrets'>,
  q: Queries,
  userId: string,
  browser: string,
): Promise<boolean> => {
  const [seen] = await q.query<{ known: number; this: number }>('browsers.seen', SEEN, [
    userId,
    hashOf(parts, browser),
  ])
  return (seen?.this ?? 0) > 0
}

/** Browsers that have not been used for long. */
export const forgetBrowsers = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<unknown> =>
  db.query('browsers.forget', 'delete from known_browsers where used_at < $1', [clock.now() - KNOWN_FOR])
