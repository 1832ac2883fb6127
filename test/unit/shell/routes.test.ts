import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRoutes } from '../../helpers/routes'

const ROOT = join(__dirname, '../../..')
const FOLDERS = ['src', 'core', 'server']

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|md)$/.test(file))
    .map((file) => join(folder, file)),
)

/** Every address of a screen that is written anywhere in the app, in content and on the server. */
const links = sources.flatMap((file) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/(?<![\w@.])\/(pages\/[\w-]+(?:\/[\w-]+)?)/g)].map(
    (match) => ({ file, route: match[1] ?? '' }),
  ),
)

test('every link leads to a screen of the app', () => {
  const routes = readRoutes()
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter(({ route }) => !routes.includes(route))).toEqual([])
})
