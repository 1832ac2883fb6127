import type { Lang } from '@core/domain'

/** One item in one language. */
export interface ContentRow {
  id: string
  lang: Lang
  kind: string
  title: string
  summary: string
  /** Markdown: headings, paragraphs, lists and bold text. */
  body: string
  /** Route of the app that a slide leads to. */
  link: string | null
  position: number
  /** ISO date of the text, the same in all languages. */
  version: string
  published_at: string
  updated_at: string
}

export interface ContentTables {
  content: ContentRow
}
