import T from 'taro-i18n'
import { errorTexts, fill } from '@core/contract/errors'
import type { AppProblem, Lang } from '@core/domain'
import { preferences, useLang } from '@/stores/preferences'
import { en } from './en_US'
import { ja } from './ja_JP'
import { zh } from './zh_CN'

type Namespaces = typeof en
/** `namespace.key` of every text. */
export type TextKey = {
  [N in keyof Namespaces]: `${N}.${keyof Namespaces[N] & string}`
}[keyof Namespaces]
export type Params = Readonly<Record<string, string | number>>

type Flat = Record<string, string>

const flatten = (dictionary: Record<string, Record<string, string>>): Flat =>
  Object.fromEntries(
    Object.entries(dictionary).flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${namespace}.${key}`, text]),
    ),
  )

const english = flatten(en)
const dictionaries: Record<Lang, Flat> = { en_US: english, zh_CN: flatten(zh), ja_JP: flatten(ja) }
const translator = new T(preferences.getState().lang, () => dictionaries)
preferences.subscribe(({ lang }) => translator.setLocale(lang))

const strings = (params: Params = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))

/** A count picks the `…One` text where a language has one: `{count}` is 1 and the key with `One` exists. */
const pluralKey = (key: string, params: Params | undefined): string =>
  params?.count === 1 && `${key}One` in english ? `${key}One` : key

/** The text in the current language, English where it is missing. */
export const translate = (key: TextKey, params?: Params): string => {
  const chosen = pluralKey(key, params)
  const text = translator._(chosen)
  return fill(text === chosen ? (english[chosen] ?? chosen) : text, strings(params))
}

/** The sentence for a problem in the current language. */
export const translateProblem = ({ code, params }: AppProblem): string =>
  fill(errorTexts[preferences.getState().lang][code], params)

export interface Translation {
  readonly t: typeof translate
  readonly problem: typeof translateProblem
  readonly lang: Lang
}

/** Texts for a component: it renders again when the language changes. */
export const useText = (): Translation => ({ t: translate, problem: translateProblem, lang: useLang() })
