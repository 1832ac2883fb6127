import { createStore } from 'zustand/vanilla'
import { errorsEn } from '@core/contract/texts/en_US'
import type { ErrorCode, Lang } from '@core/domain'
import { textSource, type Texts } from '@/platform/texts'
import { preferences, setLang, speakMeanwhile } from '@/stores/preferences'
import { flatten, type Flat } from './area'
import { en } from './en_US'

interface Language {
  /** `namespace.key` of every text. */
  readonly texts: Flat
  readonly errors: Readonly<Record<ErrorCode, string>>
}

const languageOf = ({ dictionary, errors }: Texts): Language => ({
  texts: flatten(dictionary),
  errors: { ...errorsEn, ...errors },
})

export const english: Language = { texts: flatten(en), errors: errorsEn }

/** The languages that can be spoken now. */
export const languages = createStore<Readonly<Partial<Record<Lang, Language>>>>(() => ({ en_US: english }))

/** One that is part of the app is there as soon as it is wanted. */
const isThere = (lang: Lang): boolean => {
  if (lang === 'en_US' || languages.getState()[lang]) return true
  const texts = textSource.present(lang)
  if (texts) languages.setState({ [lang]: languageOf(texts) })
  return texts !== null
}

isThere(preferences.getState().lang)
preferences.subscribe(({ lang }) => isThere(lang))

const fetchLanguage = async (lang: Lang): Promise<void> => {
  if (lang === 'en_US' || isThere(lang)) return
  languages.setState({ [lang]: languageOf(await textSource.fetch(lang)) })
}

/**
 * The language that was stored, before anything is shown in it.
 * @returns null when it is there already; otherwise ends when it came or could not be fetched: then all is English
 */
export const storedLanguage = (): Promise<void> | null => {
  const { lang } = preferences.getState()
  return isThere(lang) ? null : fetchLanguage(lang).catch(() => speakMeanwhile('en_US'))
}

/**
 * Speaks another language from now on, and at the next start. One that has to be fetched first is spoken when it came,
 * so that no screen is ever in two.
 * @throws when it cannot be fetched; then nothing changes
 */
export const chooseLanguage = async (lang: Lang): Promise<void> => {
  if (!isThere(lang)) await fetchLanguage(lang)
  setLang(lang)
}
