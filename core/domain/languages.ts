export const LANGUAGES = [
  { code: 'en_US', name: 'English' },
  { code: 'zh_CN', name: '中文' },
  { code: 'ja_JP', name: '日本語' },
] as const

export type Lang = (typeof LANGUAGES)[number]['code']
export const DEFAULT_LANG: Lang = 'en_US'

/** The stored or asked-for language, English when it is none of ours. */
