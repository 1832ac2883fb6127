import T from 'taro-i18n'
import { useStore } from 'zustand'
import { fill, fillProblem } from '@core/contract/fill'
import { LANGUAGES, type AppProblem, type Lang } from '@core/domain'
import { preferences, useLang } from '@/stores/preferences'
import { areas, flatten, type Flat } from './area'
import type { AreaNamespaces } from './areas'
import type { en } from './en_US'
import { english, languages } from './languages'
import { localTimes } from './params'

export { chooseLanguage, storedLanguage } from './languages'

type Namespaces = typeof en & AreaNamespaces
/** `namespace.key` of every text. */
export type TextKey = {
  [N in keyof Namespaces]: `${N}.${keyof Namespaces[N] & string}`
}[keyof Namespaces]
export type Params = Readonly<Record<string, string | number>>

const dictionaries = (): Record<string, Flat> => {
  const ofAreas = areas.getState()
  return Object.fromEntries(
    LANGUAGES.flatMap(({ code }) => {
      const spoken = languages.getState()[code]
      return spoken ? [[code, { ...spoken.texts, ...flatten(ofAreas[code]) }]] : []
    }),
  )
}

/** Made when something is said after texts have come: a screen brings several areas at once. */
let known: Record<string, Flat> | null = null
const spoken = (): Record<string, Flat> => (known ??= dictionaries())
const translator = new T(preferences.getState().lang, spoken)
preferences.subscribe(({ lang }) => translator.setLocale(lang))
const learn = (): void => {
  known = null
}
languages.subscribe(learn)
areas.subscribe(learn)

const inEnglish = (key: string): string | undefined => spoken().en_US?.[key]

const strings = (params: Params = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))

/** A count picks the `…One` text where a language has one: `{count}` is 1 and the key with `One` exists. */
const pluralKey = (key: string, params: Params | undefined): string =>
  params?.count === 1 && inEnglish(`${key}One`) !== undefined ? `${key}One` : key

/** The text in the current language, English where it is missing. */
export const translate = (key: TextKey, params?: Params): string => {
  const chosen = pluralKey(key, params)
  const text = translator._(chosen)
  return fill(text === chosen ? (inEnglish(chosen) ?? chosen) : text, strings(params))
}

/** The sentence for a problem in the current language. */
export const translateProblem = ({ code, params }: AppProblem): string => {
  const { errors } = languages.getState()[preferences.getState().lang] ?? english
  return fillProblem(errors[code], localTimes(params))
}

export interface Translation {
  readonly t: typeof translate
  readonly problem: typeof translateProblem
  readonly lang: Lang
}

/** Texts for a component: it renders again when the language changes, or came. */
export const useText = (): Translation => {
  useStore(languages)
  return { t: translate, problem: translateProblem, lang: useLang() }
}
