import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SETTINGS } from '@server/config'

const ROOT = join(__dirname, '../..')
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
const deploy = readFileSync(join(ROOT, 'docs/deploy.md'), 'utf8')

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

test('the README lists every setting with its default and meaning, and no other', () => {
  const rows = [...readme.matchAll(/^\| `([A-Z0-9_]+)` *\| (?:`(.*?)`)? *\| (.*?) *\|$/gm)]
  const listed = rows.map(([, name, value = '', help]) => [name, value, help])
  expect(listed).toEqual(
    Object.entries(SETTINGS).map(([name, { default: value, help }]) => [name, value, help]),
  )
})

test('every npm command that the documents name exists', () => {
  const named = [...(readme + deploy).matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test('documents that the README links to exist', () => {
  const links = [...readme.matchAll(/\]\(([\w/]+\.md)\)/g)].map(([, path = '']) => path)
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})
