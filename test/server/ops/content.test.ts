import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES } from '@core/domain'
import { readContent } from '@server/content/files'
import { contentItem, listContent } from '@server/services/content'
import { seedContent } from '@server/services/contentStore'
import { openContext, type TestContext } from '../../helpers/context'
import { operatorOn, type TestOperator } from '../../helpers/operator'

let ctx: TestContext
let operator: TestOperator
let folder: string
beforeEach(async () => {
  ctx = await openContext()
  operator = operatorOn(ctx)
  folder = mkdtempSync(join(tmpdir(), 'limelight-content-'))
  await seedContent(ctx)
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await ctx.close()
})

const write = (
  version: string,
  order = '1',
  langs: readonly string[] = LANGUAGES.map((l) => l.code),
): void => {
  for (const lang of langs) {
    const head = ['id: maintenance', 'kind: notice', `title: Title ${lang}`, 'summary: s', `order: ${order}`]
    writeFileSync(
      join(folder, `${lang}.md`),
      `---\n${[...head, `version: ${version}`].join('\n')}\n---\n\nText ${lang}\n`,
    )
  }
}

const notices = async () =>
  (await listContent(ctx, { kind: 'notice', lang: 'ja_JP', pageNum: 1, pageSize: 50 })).list.map(
    ({ id }) => id,
  )

test('a notice from three files is there in every language, and in the operators’ book', async () => {
  write('2026-11-20')
  await operator.run('content-publish', folder)
  expect(await notices()).toContain('maintenance')
  expect(await contentItem(ctx, 'maintenance', 'zh_CN')).toMatchObject({
    title: 'Title zh_CN',
    body: 'Text zh_CN',
  })
  expect(await operator.actions()).toEqual([
    {
      ...{ actor: 'anna', reason: 'test', action: 'content.publish', user_id: null },
      details: { id: 'maintenance', kind: 'notice', version: '2026-11-20' },
    },
  ])
})

test('the same version again is refused and leaves no line in the book; a newer one takes its place', async () => {
  write('2026-11-20')
  await operator.run('content-publish', folder)
  await expect(operator.run('content-publish', folder)).rejects.toThrow('published already')
  expect(await operator.actions()).toHaveLength(1)
  write('2026-11-20.1')
  await operator.run('content-publish', folder)
  expect((await contentItem(ctx, 'maintenance', 'en_US')).version).toBe('2026-11-20.1')
})

test('a language that is missing, or differs in more than its words, is refused', async () => {
  write('2026-11-20', '1', ['en_US', 'zh_CN'])
  await expect(operator.run('content-publish', folder)).rejects.toThrow('ja_JP.md')
  write('2026-11-20', '2', ['ja_JP'])
  await expect(operator.run('content-publish', folder)).rejects.toThrow('the same in every language')
  expect(await notices()).not.toContain('maintenance')
})

test('a removed text is gone from lists and by its id, and the next start does not bring it back', async () => {
  await operator.run('content-remove', 'welcome')
  expect(await seedContent(ctx)).toBe(0)
  expect(await notices()).not.toContain('welcome')
  await expect(contentItem(ctx, 'welcome', 'en_US')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(operator.run('content-remove', 'welcome')).rejects.toThrow('no text is called')
})

test('a text that an operator published is not replaced by a file of a later release', async () => {
  write('2026-11-20')
  await operator.run('content-publish', folder)
  const [item] = await ctx.db.query<{ body: string }>('test.body', 'select body from content where id = $1', [
    'maintenance',
  ])
  const files = LANGUAGES.map(({ code: lang }) => ({
    ...{ id: 'maintenance', kind: 'notice' as const, category: '', title: 'T', summary: 's', link: null },
    ...{ order: 1, version: '2027-01-01', body: 'of a file', lang },
  }))
  expect(await seedContent(ctx, files)).toBe(0)
  expect((await contentItem(ctx, 'maintenance', 'en_US')).body).toBe(item?.body)
})

test('what content-show prints can be corrected and put back; then the text is the operator’s', async () => {
  const shown = (await operator.run('content-show', 'help-swap', 'ja_JP')).join('\n')
  const file = join(folder, 'swap.md')
  writeFileSync(file, shown.replace('通貨のスワップ', '通貨の交換'))
  await operator.run('content-put', 'ja_JP', file)
  const [put, english] = [
    await contentItem(ctx, 'help-swap', 'ja_JP'),
    await contentItem(ctx, 'help-swap', 'en_US'),
  ]
  expect([put.title, put.version, put.category]).toEqual(['通貨の交換', english.version, 'funds'])
  const later = readContent().map((item) => ({ ...item, version: '2027-01-01' }))
  const rows = later.filter(({ id }) => id === 'help-swap' || id === 'help-funds')
  expect(await seedContent(ctx, rows)).toBe(3)
  expect((await contentItem(ctx, 'help-swap', 'ja_JP')).title).toBe('通貨の交換')
  writeFileSync(file, shown.replace('2026-11-28', '2026-11-29'))
  await expect(operator.run('content-put', 'ja_JP', file)).rejects.toThrow(
    'is not published in version 2026-11-29',
  )
  await expect(operator.run('content-put', 'de_DE', file)).rejects.toThrow('the language must be one of')
})

test('a text takes another place in its list', async () => {
  await operator.run('content-order', 'market-data-source', '0')
  expect((await notices())[0]).toBe('market-data-source')
  await expect(operator.run('content-order', 'welcome', '-1')).rejects.toThrow('whole number')
  await expect(operator.run('content-order', 'nothing', '1')).rejects.toThrow('no text is called')
})
