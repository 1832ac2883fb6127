import { attributeOf, roleOf } from '../host/tree'
import type { Client } from '../host/types'
import { weapp } from '../host/weapp'
import { launch } from './mini'
import { miniScreen } from './miniScreen'
import { openStage, type Stage } from './stage'

/** What Home may hand to the view until its content is there, in bytes. */
const FIRST_PAINT = 60 * 1024

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 60_000)
afterAll(() => stage.close())

test('Home: what is handed to the view until its prices are there stays below 60 KB', async () => {
  const run = await launch(weapp, stage, null)
  const screen = miniScreen(run, 'en_US')
  await screen.see({ css: 'live-price', text: /^[\d,]+\.\d\d$/ })
  const bytes = run.sizes().reduce((sum, one) => sum + one.bytes, 0)
  process.stdout.write(`Home's first paint: ${(bytes / 1024).toFixed(1)} KB in ${run.sizes().length} calls\n`)
  expect(bytes).toBeGreaterThan(1024)
  expect(bytes).toBeLessThan(FIRST_PAINT)
  const tabs = run
    .page()
    .all()
    .filter((placed) => roleOf(placed) === 'tab')
  const selected = tabs.map(({ node }) => node.attributes['aria-selected'])
  expect(selected.slice(0, 2)).toEqual([true, false])
  expect(
    run
      .page()
      .all()
      .filter(({ node }) => /undefined|NaN/.test(attributeOf(node, 'aria-label'))),
  ).toEqual([])
  expect(await screen.faults()).toEqual([])
  await screen.close()
}, 90_000)

test('Home: prices are asked for before React draws anything, a newer version after that', async () => {
  // The drawing that the package holds is the first that is handed to the view.
  const drawn = new Map<string, boolean>()
  const watched: Client = {
    ...weapp,
    api: (host) =>
      weapp.api({
        ...host,
        call: (made) => {
          const { pathname } = new URL(made.url)
          drawn.set(pathname, drawn.get(pathname) ?? run.sizes().length > 1)
          return host.call(made)
        },
      }),
  }
  const run = await launch(watched, stage, null)
  const screen = miniScreen(run, 'en_US')
  await screen.see({ css: 'live-price', text: /^[\d,]+\.\d\d$/ })
  while (!drawn.has('/search/appVersion')) await run.change(1_000)
  expect(drawn.get('/api/ext/market/pairs')).toBe(false)
  expect(drawn.get('/search/appVersion')).toBe(true)
  expect(await screen.faults()).toEqual([])
  await screen.close()
}, 90_000)
