import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
)

/** Names of the statements that a file sends. */
const namesIn = (file: string): string[] => [
  ...new Set(
    [...readFileSync(join('server', file), 'utf8').matchAll(/\bquery(?:<[^(]*>)?\(\s*'([\w.]+)'/g)].map(
      (match) => match[1] ?? '',
    ),
  ),
]

test('a prepared statement has one name, and no other file gives it to another', () => {
  const places = new Map<string, string[]>()
  for (const file of files)
    for (const name of namesIn(file)) places.set(name, [...(places.get(name) ?? []), file])
  expect(places.size).toBeGreaterThan(100)
  expect([...places].filter(([, where]) => where.length > 1)).toEqual([])
})
