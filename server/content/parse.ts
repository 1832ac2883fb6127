import { HELP_CATEGORIES } from '@core/domain'
import { ConfigError } from '../config'

export const KINDS = ['notice', 'help', 'slide', 'agreement', 'support', 'book', 'video', 'office'] as const
export type ContentKind = (typeof KINDS)[number]

/** What a content file says. */
export interface ContentText {
  id: string
  kind: ContentKind
  /** Part of the help centre; empty elsewhere. */
  category: string
  title: string
  summary: string
  link: string | null
  /** Place in its list, smallest first. */
  order: number
  /** ISO date; a further text of the same day ends in `.1` to `.9`. Later versions sort after earlier ones. */
  version: string
  body: string
}

const FILE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/
const VERSION = /^\d{4}-\d{2}-\d{2}(\.[1-9])?$/
const ID = /^[a-z0-9-]{1,64}$/

const NUMBER = String.raw`-?\d{1,3}(\.\d{1,8})?`
/** What the `link` of a kind must be; that of the others is a page of the app, if there is any. */
const LINKS: Partial<Record<ContentKind, RegExp>> = {
  video: /^\/media\/[a-z0-9-]+\.(mp4|webm)$/,
  office: new RegExp(`^geo:${NUMBER},${NUMBER}$`),
}
const PAGE = /^(\/pages\/[\w/]+(\?[\w=&-]*)?)?$/

const fieldsOf = (head: string): Map<string, string> =>
  new Map(
    head.split('\n').map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()]
    }),
  )

/**
 * Reads a content file: `name: value` lines between two lines of dashes, then the body.
 * @param name of the file, for the error
 * @throws ConfigError with one line that says what is wrong in which file
 */
export const parseContent = (source: string, name: string): ContentText => {
  const [, head = '', body = ''] = FILE.exec(source.replace(/\r\n/g, '\n')) ?? []
  const fields = fieldsOf(head)
  const text = (field: string): string => fields.get(field) ?? ''
  const [id, title, version, order] = [text('id'), text('title'), text('version'), text('order')]
  const kind = KINDS.find((k) => k === text('kind'))
  const wrong = (what: string) => new ConfigError(`content file ${name}: ${what}`)
  if (!ID.test(id)) throw wrong('id must be small letters, digits and dashes')
  if (!kind) throw wrong(`kind must be one of ${KINDS.join(', ')}`)
  if (!title) throw wrong('there is no title')
  if (!/^\d{1,4}$/.test(order)) throw wrong('order must be a whole number')
  if (!(LINKS[kind] ?? PAGE).test(text('link'))) throw wrong('the link does not fit its kind')
  const category = text('category')
  const known = HELP_CATEGORIES.some((name) => name === category)
  if (kind === 'help' ? !known : category !== '')
    throw wrong(`category must be one of ${HELP_CATEGORIES.join(', ')}, of a help text only`)
  if (!VERSION.test(version) || Number.isNaN(publishedAt(version)))
    throw wrong('version must be a date such as 2026-11-01')
  return {
    id,
    kind,
    category,
    title,
    summary: text('summary'),
    link: text('link') || null,
    order: Number(order),
    version,
    body: body.trim(),
  }
}

/** The day of a version, 00:00 UTC, in ms. */
export const publishedAt = (version: string): number => Date.parse(`${version.slice(0, 10)}T00:00:00Z`)
