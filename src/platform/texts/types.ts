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
  /** One that is part of the app itself; null when it has to be fetched. */
  readonly present: (lang: OtherLang) => Texts | null
  /** Fetches one. @throws when it cannot be reached */
  readonly fetch: (lang: OtherLang) => Promise<Texts>
}
