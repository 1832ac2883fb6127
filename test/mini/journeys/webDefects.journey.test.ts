import type { Browser } from 'playwright-core'
import { launchChromium } from '../../helpers/chromium'
import { watchFaults } from './webFaults'

/** Test of the tests: what is wrong in a browser must be found. Nobody listens at these addresses. */

const [FIRST, SECOND] = ['http://127.0.0.1:9', 'http://127.0.0.1:13']

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

/** Runs a script on an empty page of the first line, whose second line may have died. @returns what was found */
const faultsOf = async (script: string, died = false): Promise<readonly string[]> => {
  const context = await browser.newContext()
  const lines = [
    { origin: FIRST, died: false },
    { origin: SECOND, died },
  ]
  const faults = watchFaults(context, { origins: [FIRST, SECOND], lines })
  await context.route(`${FIRST}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  )
  const page = await context.newPage()
  await page.goto(`${FIRST}/`)
  await page.evaluate(script)
  // What happened before is told before this.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1)))
  await context.close()
  return faults
}

test('without a defect there is no fault', async () => {
  expect(await faultsOf(`fetch('${FIRST}/x')`)).toEqual([])
})

const ENDED = (url: string): string => `new Promise((end) => { new WebSocket('${url}').onclose = end })`
const MISSED = (url: string): string => `fetch('${url}').catch(() => 0)`

test.each([
  ['a warning on the console', `console.warn('careful')`, /console\.warning: careful/],
  ['an error on the console', `console.error('wrong')`, /console\.error: wrong/],
  ['an error in a timer', `setTimeout(() => { throw new Error('late') }, 0), 0`, /Error: late/],
  ['a promise that nobody catches', `Promise.reject(new Error('lost')), 0`, /Error: lost/],
  ['a request to a foreign host', MISSED('https://example.com/x'), /example\.com\/x: not in the domain list/],
  ['a socket to a foreign host', ENDED('wss://example.com/x'), /example\.com\/x: not in the domain list/],
  ['a line that does not answer', MISSED(`${SECOND}/x`), /127\.0\.0\.1:13\/x/],
])('%s is found', async (_name, script, found) => {
  expect((await faultsOf(script)).join('\n')).toMatch(found)
})

test('that a line is gone which the journey has ended is no fault', async () => {
  expect(await faultsOf(MISSED(`${SECOND}/x`), true)).toEqual([])
  expect(await faultsOf(ENDED(`${SECOND.replace('http', 'ws')}/x`), true)).toEqual([])
})
