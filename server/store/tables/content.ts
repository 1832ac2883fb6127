import type { Lang } from '@core/domain'

/** One item in one language. */
export interface ContentRow {
  id: string
  lang: Lang
  kind: string
  /** Part of the help centre; empty elsewhere. */
  category: string
  title: string
  summary: string
  /** Markdown; of a video its captions. */
  body: string
  /** Where a slide leads to, the file of a video, the place of an office. */
  link: string | null
  position: number
  /** ISO date of the text, the same in all languages. */
  version: string
  /** A file of the release, or an operator: their texts stay. */
  source: 'file' | 'operator'
  published_at: string
  updated_at: string
}

/** A released version of the app; `notes` is a JSON object: what is new, by language. */
export interface AppVersionRow {
  version: string
  forced: boolean
  notes: string
  released_at: string
}

/** A message between a user and customer service. `client_key` is the sender's: the same one is not stored twice. */
export interface SupportMessageRow {
  id: string
  user_id: string
  author: 'user' | 'support'
  client_key: string | null
  body: string
  created_at: string
  /** When the other side saw it; for a user's message, when it was answered. */
  seen_at: string | null
}

/** What somebody who wants to work with us wrote, sealed: name, company, contact, message. */
export interface EnquiryRow {
  id: string
  source_hash: string
  client_key: string
  sealed: string
  created_at: string
  closed_at: string | null
}

export interface ContentTables {
  content: ContentRow
  app_versions: AppVersionRow
  support_messages: SupportMessageRow
  enquiries: EnquiryRow
}
