import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takeTurn } from '@server/liabilities/publish'
import { openApp, type TestApp } from '../../helpers/app'
import { operatorOn, type TestOperator } from '../../helpers/operator'

let app: TestApp
let operator: TestOperator
let folder: string
beforeEach(async () => {
  app = await openApp()
  operator = operatorOn(app.ctx)
  folder = mkdtempSync(join(tmpdir(), 'limelight-liabilities-'))
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const newest = async () => (await app.ok('ext.liabilities', {})).list[0]

test('an operator publishes now; sequence, root and accounts are in the book', async () => {
  await app.user()
  const lines = await operator.run('liabilities-publish')
  const published = await newest()
  expect(lines).toContain('Snapshot 1 of 2024-05-15T12:00:00.000Z: 1 accounts.')
  expect(lines).toContain(`  root  ${published?.root}`)
  expect(lines).toContain('  USDT  10000.000000')
  expect(await operator.actions()).toEqual([
    {
      ...{ actor: 'anna', reason: 'test', action: 'liabilities.publish', user_id: null },
      details: { sequence: 1, root: published?.root, accounts: 1 },
    },
  ])
})

test('what cannot be published leaves no line in the book', async () => {
  await expect(operator.run('liabilities-publish')).rejects.toMatchObject({ code: 'LIABILITIES_NONE' })
  await app.user()
  await app.ctx.db.tx(async (t) => {
    await takeTurn(t)
    await expect(operator.run('liabilities-publish')).rejects.toMatchObject({ code: 'LIABILITIES_BUSY' })
  })
  await app.ctx.fundedUser()
  await expect(operator.run('liabilities-publish')).rejects.toMatchObject({ code: 'LIABILITIES_MISMATCH' })
  expect(await operator.actions()).toEqual([])
})

test('a tree is written to a file and found right, until the file is another', async () => {
  await Promise.all([app.user(), app.user(), app.user()])
  await operator.run('liabilities-publish')
  const file = join(folder, 'tree.jsonl')
  expect(await operator.run('liabilities-export', file)).toEqual([
    `Wrote snapshot 1 with 4 leaves to ${file}.`,
  ])
  const right = await operator.run('liabilities-verify', file)
  expect(right[right.length - 1]).toBe('The file is right.')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"10000.000000"', '"10000.000001"'))
  expect(await operator.run('liabilities-verify', file)).toEqual([
    'The file is NOT right: its leaves do not add up to its totals.',
  ])
  writeFileSync(file, 'no tree\n')
  expect(await operator.run('liabilities-verify', file)).toEqual([
    'The file is NOT right: a line cannot be read.',
  ])
})

test('a file of another installation is right in itself, but not what was published', async () => {
  await app.user()
  await operator.run('liabilities-publish')
  const file = join(folder, 'tree.jsonl')
  await operator.run('liabilities-export', file)
  await app.ctx.db.tx((t) => t.script('delete from liabilities_nodes; delete from liabilities_roots'))
  await operator.run('liabilities-publish')
  const lines = await operator.run('liabilities-verify', file)
  expect(lines[lines.length - 1]).toBe('The file is NOT right: its root is not the one that was published.')
})

test.each([
  ['liabilities-export', []],
  ['liabilities-export', ['a', 'b']],
  ['liabilities-verify', []],
  ['liabilities-verify', ['/nonexistent/file']],
])('%s %j: one line says what is missing', async (name, args) => {
  await app.user()
  await operator.run('liabilities-publish')
  await expect(operator.run(name, ...args)).rejects.toThrow(/^[^\n]+$/)
})

test('a file that cannot be written is named', async () => {
  await app.user()
  await operator.run('liabilities-publish')
  await expect(operator.run('liabilities-export', '/nonexistent/file')).rejects.toThrow('/nonexistent/file')
})
