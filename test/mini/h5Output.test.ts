import { existsSync, readFileSync, statSync } from 'node:fs'
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

/** A class name that only the chart's code holds. */
const CHART_MARK = 'chart__latest'

test('the scripts of the first screen weigh at most 195 KB after gzip, and the chart is not among them', () => {
  const scripts = [...started, ...fetchedEarly].filter((file) => file.endsWith('.js'))
  const sizes = scripts.map((file) => statSync(join(FOLDER, `${file}.gz`)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(195_000)
  const withChart = scripts.filter((file) => readFileSync(join(FOLDER, file), 'utf8').includes(CHART_MARK))
  expect(withChart).toEqual([])
})

interface Manifest {
  readonly id: string
  readonly name: string
  readonly start_url: string
  readonly scope: string
  readonly display: string
  readonly theme_color: string
  readonly background_color: string
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[]
}

/** Width and height of a PNG, from its first chunk (bytes 16 to 24). */
const sizeOf = (file: string): string => {
  const bytes = readFileSync(join(FOLDER, file))
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('it can be installed from any path: manifest and icons are there, in their sizes, and small', () => {
  const manifest = JSON.parse(readFileSync(join(FOLDER, 'manifest.webmanifest'), 'utf8')) as Manifest
  const { id, name, start_url: start, scope, display, icons } = manifest
  expect({ id, name, start, scope, display }).toEqual({
    ...{ id: './', start: './', scope: './' },
    ...{ name: 'Limelight', display: 'standalone' },
  })
  expect([manifest.theme_color, manifest.background_color]).toEqual(['#0a0c0b', '#0a0c0b'])
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  expect(icons.map(({ src }) => sizeOf(src))).toEqual(icons.map(({ sizes }) => sizes))
  const touch = 'static/apple-touch-icon.png'
  expect(sizeOf(touch)).toBe('180x180')
  const bytes = [touch, ...icons.map(({ src }) => src)].map((file) => statSync(join(FOLDER, file)).size)
  expect(Math.max(...bytes)).toBeLessThan(20_000)
  for (const link of ['rel="manifest" href="manifest.webmanifest"', `rel="apple-touch-icon" href="${touch}"`])
    expect(html).toContain(link)
  expect(html).toMatch(/<meta name="theme-color" content="#0A0C0B"\s*\/?>/)
})

test('the service worker holds all that the page starts with, each under its own name, and nothing that is not there', () => {
  const worker = readFileSync(join(FOLDER, 'sw.js'), 'utf8')
  const held = [...worker.matchAll(/url:"([^"]+)",revision:/g)].map((match) => match[1] ?? '')
  const styles = named(/<link href="([^"]+)" rel="stylesheet"/g)
  const wanted = ['index.html', 'manifest.webmanifest', ...started, ...fetchedEarly, ...styles]
  expect(held).toEqual(expect.arrayContaining(wanted.map((file) => file.replace(/^\.\//, ''))))
  expect(held.filter((file) => !existsSync(join(FOLDER, file)))).toEqual([])
  // Parts for other screens come with them.
  expect(held.length).toBeLessThan(30)
})
