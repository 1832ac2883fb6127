import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Checks the page that `node scripts/build.mjs h5` made. */
const FOLDER = join('dist', 'h5')
const html = readFileSync(join(FOLDER, 'index.html'), 'utf8')
const named = (tag: RegExp): string[] => [...html.matchAll(tag)].map((match) => match[1] ?? '')
const started = named(/<script[^>]* src="([^"]+)"/g)
const fetchedEarly = named(/<link rel="preload" href="([^"]+)"/g)

test('what the page fetches early is there, once, and no part of the start itself', () => {
  // The parts that all screens share (script and styles), and what Home adds to them.
  expect(fetchedEarly.length).toBeGreaterThanOrEqual(4)
  expect(new Set(fetchedEarly).size).toBe(fetchedEarly.length)
  expect(fetchedEarly.filter((file) => !existsSync(join(FOLDER, file)))).toEqual([])
  expect(fetchedEarly.filter((file) => started.includes(file))).toEqual([])
})
