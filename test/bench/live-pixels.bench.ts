/**
 * From a tick on the server's bus to the price in the page's DOM, at 50 ticks a second on the K-line page of a phone.
 * A price that is replaced within the server's conflation counts as shown when a later one is. Needs a built app.
 * Run: npx tsx test/bench/live-pixels.bench.ts
 */
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { formatPrice } from '@core/money'
import { tenDays } from '../helpers/candles'
import { launchChromium } from '../helpers/chromium'
import { startTestServer } from '../helpers/server'

const SECONDS = 20
const endClusters = createRequire(__filename)('../helpers/postgres.teardown') as () => Promise<void>
process.env.TEST_CLUSTER ??= join(tmpdir(), `limelight-cluster-${process.pid}`)

const main = async (): Promise<void> => {
  const server = await startTestServer({
    env: {
      H5_DIR: resolve(__dirname, '../../dist/h5'),
      MARKET_REPLAY_FILE: tenDays().path,
      MARKET_REPLAY_SPEED: '50',
      MARKET_REPLAY_FROM: '2023-03-02T08:00:00Z',
    },
  })
  const browser = await launchChromium()
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`${server.address}/#/pages/kline/kline?tradeId=1`)
  await page.locator('.kline-head__last').filter({ hasText: /\d/ }).waitFor()
  const ticks: { at: number; text: string }[] = []
  const delays: number[] = []
  let now = ''
  await page.exposeFunction('shown', (text: string, at: number) => {
    const index = ticks.map((tick) => (tick.at <= at ? tick.text : '')).lastIndexOf(text)
    now = text
    if (index >= 0) for (const tick of ticks.splice(0, index + 1)) delays.push(at - tick.at)
  })
  server.ctx.bus.subscribe('tick', ({ price }) => {
    const text = formatPrice(price, 2)
    if (ticks.length > 0 || text !== now) ticks.push({ at: Date.now(), text })
  })
  await page.evaluate(() => {
    const price = document.querySelector('.kline-head__last')
    const { shown } = window as unknown as { shown: (text: string, at: number) => void }
    if (!price) return
    new MutationObserver(() =>
      requestAnimationFrame(() => shown(price.textContent ?? '', Date.now())),
    ).observe(price, { childList: true, characterData: true, subtree: true })
  })
  await new Promise((done) => setTimeout(done, SECONDS * 1000))
  delays.sort((a, b) => a - b)
  const at = (share: number) => delays[Math.floor((delays.length - 1) * share)] ?? NaN
  console.log(`${delays.length} ticks: median ${at(0.5)} ms, 95% ${at(0.95)} ms, most ${at(1)} ms`)
  await browser.close()
  await server.stop()
  await endClusters()
}

void main()
