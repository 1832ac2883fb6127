import { DEFAULT_LANG, LANGUAGES, type Lang } from '@core/domain'

const known = (tag: string): Lang | undefined => {
  const [language = '', region = ''] = tag.trim().replace('_', '-').split('-')
  const exact = `${language.toLowerCase()}_${region.toUpperCase()}`
  const same = LANGUAGES.find((l) => l.code === exact)
  return (same ?? LANGUAGES.find((l) => l.code.startsWith(`${language.toLowerCase()}_`)))?.code
}

/** The first of our languages in an `Accept-Language` value (`zh_CN`, or a browser's `zh-CN,zh;q=0.9`), else English. */
export const langOf = (header: unknown): Lang => {
  if (typeof header !== 'string') return DEFAULT_LANG
  for (const part of header.slice(0, 200).split(',')) {
    const lang = known(part.split(';')[0] ?? '')
    if (lang) return lang
  }
  return DEFAULT_LANG
}
