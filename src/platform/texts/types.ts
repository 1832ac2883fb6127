import type { Lang } from '@core/domain'

/** Everything the app says in one language. */
export interface Texts {
  /** `namespace`, then key. */
  readonly dictionary: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Sentences for errors, by code. */
  readonly errors: Readonly<Record<string, string>>
}

/** English is always there; the others come when they are wanted. */
export type OtherLang = Exclude<Lang, 'en_US'>

export interface TextSource {
  /** Languages that are part of the app itself. */
  readonly present: Readonly<Partial<Record<OtherLang, Texts>>>
  /** Fetches one. @throws when it cannot be reached */
  readonly fetch: (lang: OtherLang) => Promise<Texts>
}
