import { errorTexts } from '@core/contract/errors'
import { fill } from '@core/contract/fill'
import type { Lang } from '@core/domain'
import type { TextKey } from '@/i18n'
import { DICTIONARIES } from '../helpers/dictionaries'

const raw = (lang: Lang, key: TextKey): string => {
  const [namespace = '', name = ''] = key.split('.')
  const text = DICTIONARIES[lang][namespace]?.[name]
  if (text === undefined) throw new Error(`${lang} has no text ${key}`)
  return text
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What the app says in a language. */
export interface Words {
  (key: TextKey, params?: Record<string, string>): string
  /** The whole sentence; each placeholder without a value is a group of its name. */
  pattern: (key: TextKey, params?: Record<string, string>) => RegExp
  problem: (code: keyof (typeof errorTexts)['en_US']) => string
}

export const wordsOf = (lang: Lang): Words =>
  Object.assign((key: TextKey, params = {}) => fill(raw(lang, key), params), {
    pattern: (key: TextKey, params: Record<string, string> = {}) => {
      const parts = raw(lang, key).split(/\{(\w+)\}/)
      const source = parts.map((part, i) => {
        if (i % 2 === 0) return escaped(part)
        const value = params[part]
        return value === undefined ? `(?<${part}>.+?)` : escaped(value)
      })
      return new RegExp(`^${source.join('')}$`)
    },
    problem: (code: keyof (typeof errorTexts)['en_US']) => errorTexts[lang][code],
  })

/** Sentences of the English dictionary that this language says in its own words. */
export const foreignSentences = (lang: Lang): string[] => {
  const own = new Set(Object.values(DICTIONARIES[lang]).flatMap((texts) => Object.values(texts)))
  return Object.values(DICTIONARIES.en_US)
    .flatMap((texts) => Object.values(texts))
    .filter((text) => !text.includes('{') && !own.has(text))
}
