import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@core/domain'
import { ConfigError } from '../../config'
import { sameEverywhere, type SeedItem } from '../../content/files'
import { KINDS, parseContent } from '../../content/parse'
import { errorCode } from '../../errorCode'
import { removeContent, writeContent } from '../../services/content'
import { act, type Command } from '../command'

const readFile = (folder: string, name: string): string => {
  try {
    return readFileSync(join(folder, name), 'utf8')
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    throw new ConfigError(`${folder} must hold ${LANGUAGES.map(({ code }) => `${code}.md`).join(', ')}`)
  }
}

/** One item in every language, from a folder that has a file for each. @throws ConfigError */
const readItem = (folder: string): SeedItem[] => {
  const items = LANGUAGES.map(({ code: lang }) => {
    const name = `${lang}.md`
    return { ...parseContent(readFile(folder, name), name), lang }
  })
  if (new Set(items.map(sameEverywhere)).size > 1) {
    throw new ConfigError('id, kind, link, order and version must be the same in every language')
  }
  return items
}

const publish: Command = {
  args: '<folder>',
  help: `publish a notice or another text (${KINDS.join(', ')}) from en_US.md, zh_CN.md and ja_JP.md`,
  acts: true,
  run: async (operator, [folder = '']) => {
    const items = readItem(folder)
    const { id = '', kind, version } = items[0] ?? {}
    await act(operator, async (t) => {
      const written = await writeContent(t, items, operator.clock.now())
      if (written < items.length)
        throw new ConfigError(`${id} is published already in this version or a later one`)
      return { action: { action: 'content.publish', details: { id, kind, version } }, result: null }
    })
    operator.print(`Published ${id}, version ${version}.`)
    return true
  },
}

const remove: Command = {
  args: '<id>',
  help: 'take a text off the app; a later version brings it back',
  acts: true,
  run: async (operator, [id = '']) => {
    await act(operator, async (t) => {
      if ((await removeContent(t, id, operator.clock.now())) === 0)
        throw new ConfigError(`no text is called "${id}"`)
      return { action: { action: 'content.remove', details: { id } }, result: null }
    })
    operator.print(`Removed ${id}.`)
    return true
  },
}

const LIST = `
select id, kind, version, title from content where lang = 'en_US' order by kind, position, id`

const list: Command = {
  args: '',
  help: 'every text with its kind and version',
  run: async ({ db, print }) => {
    const rows = await db.query<{ id: string; kind: string; version: string; title: string }>(
      'ops.content',
      LIST,
    )
    for (const { id, kind, version, title } of rows) print(`${kind}  ${id}  ${version}  ${title}`)
    return true
  },
}

export const contentCommands: Readonly<Record<string, Command>> = {
  content: list,
  'content-publish': publish,
  'content-remove': remove,
}
