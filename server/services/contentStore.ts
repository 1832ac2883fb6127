import { readContent, type SeedItem } from '../content/files'
import { publishedAt } from '../content/parse'
import type { Context } from '../context'
import type { Queries } from '../store/db'
import type { ContentRow } from '../store/tables/content'

type Source = ContentRow['source']

/**
 * A newer text in the database stays: servers of two releases may start side by side. One that an operator wrote is
 * replaced by operators only.
 */
const WRITE = `
insert into content (id, lang, kind, category, title, summary, body, link, position, version, published_at, source, updated_at)
select *, $12::text, $13::bigint from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
  $8::text[], $9::int[], $10::text[], $11::bigint[])
on conflict (id, lang) do update set kind = excluded.kind, category = excluded.category, title = excluded.title,
  summary = excluded.summary, body = excluded.body, link = excluded.link, position = excluded.position,
  version = excluded.version, published_at = excluded.published_at, source = excluded.source, updated_at = excluded.updated_at
where content.version < excluded.version and (content.source = 'file' or excluded.source = 'operator')
returning id`

/**
 * Writes the texts whose version is newer than what is there.
 * @param source where they come from: files never replace what an operator wrote
 * @returns how many were written
 */
export const writeContent = async (
  q: Queries,
  items: readonly SeedItem[],
  source: Source,
  now: number,
): Promise<number> => {
  const column = <T>(pick: (item: SeedItem) => T): T[] => items.map(pick)
  const params = [
    column((item) => item.id),
    column((item) => item.lang),
    column((item) => item.kind),
    column((item) => item.category),
    column((item) => item.title),
    column((item) => item.summary),
    column((item) => item.body),
    column((item) => item.link),
    column((item) => item.order),
    column((item) => item.version),
    column((item) => publishedAt(item.version)),
    source,
    now,
  ]
  return (await q.query('content.write', WRITE, params)).length
}

/** Writes the content files whose version is new into the database; the same files again change nothing. */
export const seedContent = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  items: readonly SeedItem[] = readContent(),
): Promise<number> => db.tx((t) => writeContent(t, items, 'file', clock.now()))

const CORRECT = `
update content set title = $3, summary = $4, body = $5, updated_at = $6
where id = $1 and lang = $2 and version = $7 and kind = $8 returning id`
const OWN = `update content set source = 'operator' where id = $1`

/**
 * Corrects the words of a text in one language; version and everything else stay. From then on the text is the operator's.
 * @returns whether that version of the text was there
 */
export const correctContent = async (q: Queries, item: SeedItem, now: number): Promise<boolean> => {
  const { id, lang, title, summary, body, version, kind } = item
  const done = await q.query('content.correct', CORRECT, [id, lang, title, summary, body, now, version, kind])
  if (done.length === 0) return false
  await q.query('content.own', OWN, [id])
  return true
}

/** Its row stays, so that the same files do not bring it back at the next start. */
const REMOVE = `
update content set kind = 'removed', source = 'operator', updated_at = $2
where id = $1 and kind <> 'removed' returning lang`

/** Takes a text off the app in every language. @returns in how many it was there */
export const removeContent = async (q: Queries, id: string, now: number): Promise<number> =>
  (await q.query('content.remove', REMOVE, [id, now])).length

const ORDER = `
update content set position = $2, source = 'operator', updated_at = $3 where id = $1 and kind <> 'removed' returning lang`

/** Gives a text another place in its list, smallest first. @returns in how many languages it is there */
export const orderContent = async (q: Queries, id: string, order: number, now: number): Promise<number> =>
  (await q.query('content.order', ORDER, [id, order, now])).length
