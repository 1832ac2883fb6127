import type { Lang } from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'
import type { Context } from '../context'
import { AppError } from '../http/errors'
import type { ContentRow } from '../store/tables/content'

type Stored = Pick<Context, 'db'>
export type ContentItem = ResponseOf<'search.getContentInfo'>
export type ContentPage = ResponseOf<'search.getContent'>
export type Slide = ResponseOf<'search.indexSlides'>[number]

const AGREEMENT = 'agreement'

const HEAD = 'id, kind, category, title, summary, link, version, published_at'

/** Every word must stand somewhere in the text, in whatever case. */
const MATCH = String.raw`concat_ws(E'\n', title, summary, body) ilike all ($3::text[])`

const PAGE = `
select ${HEAD} from content where kind = $1 and lang = $2 and ${MATCH}
order by position, published_at desc, id limit $4 offset $5`

const COUNT = `select count(*)::int as total from content where kind = $1 and lang = $2 and ${MATCH}`

const ITEM = `select ${HEAD}, body from content where id = $1 and lang = $2 and kind <> 'removed'`

const SLIDES = `
select id, title, summary, link, position from content where kind = 'slide' and lang = $1 order by position, id`

const AGREEMENT_VERSION = 'select max(version) as version from content where id = $1'

type Head = Pick<
  ContentRow,
  'id' | 'kind' | 'category' | 'title' | 'summary' | 'link' | 'version' | 'published_at'
>

const headOf = ({ published_at, ...head }: Head) => ({ ...head, publishedAt: Number(published_at) })

export interface ContentQuery {
  kind: string
  lang: Lang
  /** Words to be found; all items without any. */
  q?: string | undefined
  /** From 1. */
  pageNum: number
  pageSize: number
}

/** Words of a search as patterns: what means something in a pattern is meant literally. */
const patternsOf = (q: string): string[] =>
  q
    .normalize('NFKC')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`)

/** One page of the items of a kind that hold all the words, in their set order. */
export const listContent = async (
  { db }: Stored,
  { kind, lang, q = '', pageNum, pageSize }: ContentQuery,
): Promise<ContentPage> => {
  const patterns = patternsOf(q)
  const [count] = await db.query<{ total: number }>('content.count', COUNT, [kind, lang, patterns])
  const total = count?.total ?? 0
  const from = (pageNum - 1) * pageSize
  const rows = await db.query<Head>('content.page', PAGE, [kind, lang, patterns, pageSize, from])
  return { list: rows.map(headOf), pages: Math.ceil(total / pageSize), total }
}

/**
 * One item with its text.
 * @throws AppError NOT_FOUND
 */
export const contentItem = async ({ db }: Stored, id: string, lang: Lang): Promise<ContentItem> => {
  const [row] = await db.query<Head & Pick<ContentRow, 'body'>>('content.item', ITEM, [id, lang])
  if (!row) throw new AppError('NOT_FOUND')
  return { ...headOf(row), body: row.body }
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
