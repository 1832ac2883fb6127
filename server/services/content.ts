import type { Lang } from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'
import { readContent, type SeedItem } from '../content/files'
import { publishedAt } from '../content/parse'
import type { Context } from '../context'
import { AppError } from '../http/errors'
import type { Queries } from '../store/db'
import type { ContentRow } from '../store/tables/content'

type Stored = Pick<Context, 'db'>
export type ContentItem = ResponseOf<'search.getContentInfo'>
export type ContentPage = ResponseOf<'search.getContent'>
export type Slide = ResponseOf<'search.indexSlides'>[number]

const AGREEMENT = 'agreement'

/** A newer text in the database stays: servers of two releases may start side by side. */
const SEED = `
insert into content (id, lang, kind, title, summary, body, link, position, version, published_at, updated_at)
select *, $11::bigint from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
  $8::int[], $9::text[], $10::bigint[])
on conflict (id, lang) do update set kind = excluded.kind, title = excluded.title, summary = excluded.summary,
  body = excluded.body, link = excluded.link, position = excluded.position, version = excluded.version,
  published_at = excluded.published_at, updated_at = excluded.updated_at
where content.version < excluded.version
returning id`

const PAGE = `
select id, kind, title, summary, published_at from content where kind = $1 and lang = $2
order by position, published_at desc, id limit $3 offset $4`

const COUNT = 'select count(*)::int as total from content where kind = $1 and lang = $2'

const ITEM = `
select id, kind, title, summary, published_at, body, version from content
where id = $1 and lang = $2 and kind <> 'removed'`

const SLIDES = `
select id, title, summary, link, position from content where kind = 'slide' and lang = $1 order by position, id`

const AGREEMENT_VERSION = 'select max(version) as version from content where id = $1'

/**
 * Writes the texts whose version is newer than what is there.
 * @returns how many were written
 */
export const writeContent = async (q: Queries, items: readonly SeedItem[], now: number): Promise<number> => {
  const column = <T>(pick: (item: SeedItem) => T): T[] => items.map(pick)
  const params = [
    column((item) => item.id),
    column((item) => item.lang),
    column((item) => item.kind),
    column((item) => item.title),
    column((item) => item.summary),
    column((item) => item.body),
    column((item) => item.link),
    column((item) => item.order),
    column((item) => item.version),
    column((item) => publishedAt(item.version)),
    now,
  ]
  return (await q.query('content.seed', SEED, params)).length
}

/** Writes the content files whose version is new into the database; the same files again change nothing. */
export const seedContent = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  items: readonly SeedItem[] = readContent(),
): Promise<number> => db.tx((t) => writeContent(t, items, clock.now()))

/** Its row stays, so that the same files do not bring it back at the next start. */
const REMOVE = `update content set kind = 'removed', updated_at = $2 where id = $1 and kind <> 'removed' returning lang`

/** Takes a text off the app in every language. @returns in how many it was there */
export const removeContent = async (q: Queries, id: string, now: number): Promise<number> =>
  (await q.query('content.remove', REMOVE, [id, now])).length

type Head = Pick<ContentRow, 'id' | 'kind' | 'title' | 'summary' | 'published_at'>

const headOf = ({ id, kind, title, summary, published_at }: Head) => ({
  id,
  kind,
  title,
  summary,
  publishedAt: Number(published_at),
})

export interface ContentQuery {
  kind: string
  lang: Lang
  /** From 1. */
  pageNum: number
  pageSize: number
}

/** One page of the items of a kind, in their set order. */
export const listContent = async (
  { db }: Stored,
  { kind, lang, pageNum, pageSize }: ContentQuery,
): Promise<ContentPage> => {
  const [count] = await db.query<{ total: number }>('content.count', COUNT, [kind, lang])
  const total = count?.total ?? 0
  const rows = await db.query<Head>('content.page', PAGE, [kind, lang, pageSize, (pageNum - 1) * pageSize])
  return { list: rows.map(headOf), pages: Math.ceil(total / pageSize), total }
}

/**
 * One item with its text.
 * @throws AppError NOT_FOUND
 */
export const contentItem = async ({ db }: Stored, id: string, lang: Lang): Promise<ContentItem> => {
  const [row] = await db.query<Head & Pick<ContentRow, 'body' | 'version'>>('content.item', ITEM, [id, lang])
  if (!row) throw new AppError('NOT_FOUND')
  return { ...headOf(row), body: row.body, version: row.version }
}

/** Slides of the home screen. `path` is a stable name of the picture; clients may draw their own. */
export const listSlides = async ({ db }: Stored, lang: Lang): Promise<Slide[]> => {
  const rows = await db.query<Pick<ContentRow, 'id' | 'title' | 'summary' | 'link' | 'position'>>(
    'content.slides',
    SLIDES,
    [lang],
  )
  return rows.map(({ id, title, summary, link, position }) => ({
    id,
    path: `/assets/slices/${position}`,
    title,
    text: summary,
    link,
  }))
}

/** Version of the software service agreement that users accept now. */
export const currentAgreement = async ({ db }: Stored): Promise<string> => {
  const [row] = await db.query<{ version: string | null }>('content.agreement', AGREEMENT_VERSION, [
    AGREEMENT,
  ])
  if (!row?.version) throw new Error('there is no agreement: seedContent has not run')
  return row.version
}
