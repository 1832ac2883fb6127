import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Lang } from '@core/domain'
import { ConfigError } from '../../config'
import { sameEverywhere, type SeedItem } from '../../content/files'
import { parseContent } from '../../content/parse'
import { errorCode } from '../../errorCode'

/** @throws ConfigError when it cannot be read */
export const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new ConfigError(`${path || 'the file'} cannot be read (${errorCode(error)})`)
  }
}

/** The texts of a folder that has one for each language: `en_US.md`, … @throws ConfigError */
export const readByLanguage = (folder: string): (readonly [Lang, string])[] =>
  LANGUAGES.map(({ code }) => {
    try {
      return [code, readFileSync(join(folder, `${code}.md`), 'utf8')] as const
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error
      throw new ConfigError(`${folder} must hold ${LANGUAGES.map((l) => `${l.code}.md`).join(', ')}`)
    }
  })

/** One item in every language. @throws ConfigError */
export const readItem = (folder: string): SeedItem[] => {
  const items = readByLanguage(folder).map(([lang, text]) => ({ ...parseContent(text, `${lang}.md`), lang }))
  if (new Set(items.map(sameEverywhere)).size > 1)
    throw new ConfigError('id, kind, category, link, order and version must be the same in every language')
  return items
}

/** A language by its code. @throws ConfigError */
export const readLang = (code: string): Lang => {
  const known = LANGUAGES.find((lang) => lang.code === code)
  if (!known) throw new ConfigError(`the language must be one of ${LANGUAGES.map((l) => l.code).join(', ')}`)
  return known.code
}
