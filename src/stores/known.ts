import type { WireQuote } from '@core/contract/live'
import type { ResponseOf } from '@core/contract/schemas'
import { LANGUAGES, type Lang } from '@core/domain'
import { isRecord } from './guards'

/** What a start without a network may show: public figures and texts. Nothing of a user's is ever among them. */
export interface KnownParts {
  readonly pairs: readonly ResponseOf<'ext.pairs'>[number][]
  readonly slides: readonly ResponseOf<'search.indexSlides'>[number][]
  readonly notices: readonly ResponseOf<'search.getContent'>['list'][number][]
  /** As `putFiat` reads it. */
  readonly fiat: unknown
}

export interface KnownPart<T> {
  /** This device's time at which the server last said so (ms). */
  readonly at: number
  /** The language in which it was asked. */
  readonly lang: Lang
  readonly value: T
}

export type Known = { readonly [K in keyof KnownParts]?: KnownPart<KnownParts[K]> }

export const NOTHING_KNOWN: Known = {}

/** `figure`: a decimal, or null while unknown; `moment`: ms, or null. */
type Kind = 'text' | 'number' | 'flag' | 'figure' | 'figures' | 'moment' | 'link'

const isDecimal = (value: unknown): boolean => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)

const FITS: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: Number.isFinite,
  flag: (value) => typeof value === 'boolean',
  figure: (value) => value === null || isDecimal(value),
  figures: (value) => Array.isArray(value) && value.every(isDecimal),
  moment: (value) => value === null || Number.isFinite(value),
  link: (value) => value === null || typeof value === 'string',
}

type Shape<T> = { readonly [K in keyof T]-?: Kind }

const PAIR: Shape<WireQuote & KnownParts['pairs'][number]> = {
  ...{ tradeId: 'number', tradeCurrencyName: 'text', currencyName: 'text', priceScale: 'number' },
  ...{ currentPrice: 'figure', rise: 'figure', usdtPirce: 'figure', tradeNums: 'figure', turnover: 'figure' },
  ...{ high: 'figure', low: 'figure', sparkline: 'figures', tradable: 'flag', stale: 'flag', time: 'moment' },
}
const SLIDE: Shape<KnownParts['slides'][number]> = {
  ...{ id: 'text', path: 'text', title: 'text', text: 'text', link: 'link' },
}
const NOTICE: Shape<KnownParts['notices'][number]> = {
  ...{ id: 'text', kind: 'text', category: 'text', title: 'text', summary: 'text', link: 'link' },
  ...{ version: 'text', publishedAt: 'number' },
}

const listOf =
  <T>(shape: Shape<T>) =>
  (value: unknown): value is readonly T[] =>
    Array.isArray(value) &&
    value.every(
      (item) => isRecord(item) && Object.entries<Kind>(shape).every(([name, kind]) => FITS[kind](item[name])),
    )

const GUARDS: Readonly<Record<keyof KnownParts, (value: unknown) => boolean>> = {
  pairs: listOf(PAIR),
  slides: listOf(SLIDE),
  notices: listOf(NOTICE),
  fiat: isRecord,
}

const isPart = (part: unknown, guard: (value: unknown) => boolean): boolean =>
  isRecord(part) &&
  FITS.number(part.at) &&
  LANGUAGES.some(({ code }) => code === part.lang) &&
  guard(part.value)

/** Keeps the parts that are whole; of one that is not, nothing. */
export const readKnown = (value: unknown): Known | undefined =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(GUARDS).flatMap(([name, guard]) =>
          isPart(value[name], guard) ? [[name, value[name]]] : [],
        ),
      )
    : undefined
