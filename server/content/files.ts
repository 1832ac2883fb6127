import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Lang } from '@core/domain'
import { ConfigError } from '../config'
import { parseContent, type ContentText } from './parse'

export interface SeedItem extends ContentText {
  lang: Lang
}

/** The languages' folders lie beside this file. */
export const CONTENT_DIR = __dirname
/** Videos, with their posters beside them. */
export const MEDIA_DIR = join(CONTENT_DIR, 'media')

const readLanguage = (folder: string, lang: Lang): SeedItem[] =>
  readdirSync(join(folder, lang))
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const name = `${lang}/${file}`
      return { ...parseContent(readFileSync(join(folder, name), 'utf8'), name), lang }
    })

/** What an item has in common in all languages, as one text. */
export const sameEverywhere = (item: SeedItem): string =>
  JSON.stringify([item.id, item.kind, item.category, item.link, item.order, item.version])

/**
 * All content files. Every item is there once in every language, with the same kind, link, order and version.
 * @throws ConfigError naming the item that is not
 */
export const readContent = (folder: string = CONTENT_DIR): SeedItem[] => {
  const items = LANGUAGES.flatMap(({ code }) => readLanguage(folder, code))
  const count = new Map<string, number>()
  for (const item of items) {
    const key = sameEverywhere(item)
    count.set(key, (count.get(key) ?? 0) + 1)
  }
  const odd = items.find((item) => count.get(sameEverywhere(item)) !== LANGUAGES.length)
  if (odd) throw new ConfigError(`content item ${odd.id} differs between languages, or one lacks it`)
  return items
}
