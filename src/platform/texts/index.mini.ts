import type { OtherLang, Texts, TextSource } from './types'

interface Part {
  readonly texts: Texts
}

/* eslint-disable @typescript-eslint/no-require-imports -- An import would run the texts of all languages at every start. */
const PARTS: Readonly<Record<OtherLang, () => Part>> = {
  zh_CN: () => require('@/i18n/zh_CN') as Part,
  ja_JP: () => require('@/i18n/ja_JP') as Part,
}
/* eslint-enable @typescript-eslint/no-require-imports */

const present = (lang: OtherLang): Texts => PARTS[lang]().texts

/** A mini-program is loaded whole, and runs what is spoken. */
export const textSource: TextSource = { present, fetch: (lang) => Promise.resolve(present(lang)) }
