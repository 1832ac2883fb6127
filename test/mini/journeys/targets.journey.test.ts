import { readFileSync } from 'node:fs'
import { JOURNEYS } from './walk'

test('docs/targets.md tells of every journey, passed on H5 and both mini-programs', () => {
  const cells = readFileSync('docs/targets.md', 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const rows = JOURNEYS.map(({ name }) => cells.find((row) => row[1] === name) ?? [])
  expect(rows.map((row) => row.slice(1, 5))).toEqual(
    JOURNEYS.map(({ name }) => [name, 'passed', 'passed', 'passed']),
  )
})
