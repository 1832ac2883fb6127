import { ConfigError } from '../../config'
import { KINDS, parseContent } from '../../content/parse'
import { correctContent, orderContent, removeContent, writeContent } from '../../services/contentStore'
import type { ContentRow } from '../../store/tables/content'
import { act, type Command } from '../command'
import { readItem, readLang, readText } from './contentFiles'

const publish: Command = {
  args: '<folder>',
  help: `publish a notice or another text (${KINDS.join(', ')}) from en_US.md, zh_CN.md and ja_JP.md`,
  acts: true,
  run: async (operator, [folder = '']) => {
    const items = readItem(folder)
    const { id = '', kind, version } = items[0] ?? {}
    await act(operator, async (t) => {
      const written = await writeContent(t, items, 'operator', operator.clock.now())
      if (written < items.length)
        throw new ConfigError(`${id} is published already in this version or a later one`)
      return { action: { action: 'content.publish', details: { id, kind, version } }, result: null }
    })
    operator.print(`Published ${id}, version ${version}.`)
    return true
  },
}

const put: Command = {
  args: '<language> <file>',
  help: 'correct the words of a published text in one language; version, kind and place stay',
  acts: true,
  run: async (operator, [code = '', file = '']) => {
    const lang = readLang(code)
    const item = { ...parseContent(readText(file), file), lang }
    const { id, version } = item
    await act(operator, async (t) => {
      if (!(await correctContent(t, item, operator.clock.now())))
        throw new ConfigError(`${id} is not published in version ${version}: see content-show`)
      return { action: { action: 'content.put', details: { id, lang, version } }, result: null }
    })
    operator.print(`Corrected ${id} in ${lang}.`)
    return true
  },
}

/** @throws ConfigError */
const requireText = (count: number, id: string): void => {
  if (count === 0) throw new ConfigError(`no text is called "${id}"`)
}

const remove: Command = {
  args: '<id>',
  help: 'take a text off the app; a later version of the operator brings it back',
  acts: true,
  run: async (operator, [id = '']) => {
    await act(operator, async (t) => {
      requireText(await removeContent(t, id, operator.clock.now()), id)
      return { action: { action: 'content.remove', details: { id } }, result: null }
    })
    operator.print(`Removed ${id}.`)
    return true
  },
}

const order: Command = {
  args: '<id> <number>',
  help: 'give a text another place in its list, smallest first',
  acts: true,
  run: async (operator, [id = '', place = '']) => {
    if (!/^\d{1,4}$/.test(place)) throw new ConfigError('the place must be a whole number')
    await act(operator, async (t) => {
      requireText(await orderContent(t, id, Number(place), operator.clock.now()), id)
      return { action: { action: 'content.order', details: { id, place } }, result: null }
    })
    operator.print(`${id} is at place ${place}.`)
    return true
  },
}

const LIST = `
select id, kind, position, version, source, title from content where lang = 'en_US' order by kind, position, id`

const list: Command = {
  args: '',
  help: 'every text with its kind, place, version and where it comes from',
  run: async ({ db, print }) => {
    const rows = await db.query<ContentRow>('ops.content', LIST)
    for (const { id, kind, position, version, source, title } of rows)
      print(`${kind}  ${position}  ${id}  ${version}  ${source}  ${title}`)
    return true
  },
}

const SHOW = 'select * from content where id = $1 and lang = $2'

/** A text as the file that would publish it. */
const fileOf = (row: ContentRow): string => {
  const { id, kind, category, title, summary, link, position, version, body } = row
  const fields = { id, kind, category, title, summary, link, order: String(position), version }
  const head = Object.entries(fields).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
  return ['---', ...head, '---', '', body].join('\n')
}

const show: Command = {
  args: '<id> <language>',
  help: 'a text as a file, to be changed and published or put',
  run: async ({ db, print }, [id = '', code = '']) => {
    const [row] = await db.query<ContentRow>('ops.contentShow', SHOW, [id, readLang(code)])
    if (!row) throw new ConfigError(`no text is called "${id}"`)
    print(fileOf(row))
    return true
  },
}

export const contentCommands: Readonly<Record<string, Command>> = {
  content: list,
  'content-show': show,
  'content-publish': publish,
  'content-put': put,
  'content-order': order,
  'content-remove': remove,
}
