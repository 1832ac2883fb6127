import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(__dirname, '../..')
const rows = readFileSync(join(ROOT, 'docs/faults.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (fault|-+) /.test(line))

test('each fault that is documented names tests, and they exist', () => {
  expect(rows.length).toBeGreaterThan(20)
  for (const row of rows) {
    const files = [...row.matchAll(/`(test\/[\w/.]+)`/g)].map(([, path = '']) => path)
    expect({ row, files: files.length }).not.toEqual({ row, files: 0 })
    expect(files.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  }
})
