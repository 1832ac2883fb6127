import type { OtherLang, Texts, TextSource } from './types'

const FETCH: Readonly<Record<OtherLang, () => Promise<{ readonly texts: Texts }>>> = {
  zh_CN: () => import('@/i18n/zh_CN'),
  ja_JP: () => import('@/i18n/ja_JP'),
}

/** A browser fetches only the language that is used. */
export const textSource: TextSource = {
  present: () => null,
  fetch: async (lang) => (await FETCH[lang]()).texts,
}
