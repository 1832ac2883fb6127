/**
 * What the order book costs on the K-line page: processor time of the renderer's main thread (all tasks, pixels handed
 * over included) as a share of one core, with 20 books a second (40 rows on screen, 160 levels in a message), and without
 * them. A server of its own runs the simulated market; the books come through a proxy in front of it.
 * Needs the built app. Run: npx tsx test/bench/book.bench.ts [seconds] [depth|book|trades]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { AddressInfo } from 'node:net'
import type { CDPSession, Page } from 'playwright-core'
import WebSocket, { WebSocketServer } from 'ws'
import { LIVE, LIVE_PATH } from '@core/contract/live'
import { ALL_LEVELS, houseBook } from '@server/market/book'
import { launchChromium } from '../helpers/chromium'
import { runServer } from '../helpers/process'

const SECONDS = Number(process.argv[2] ?? 20)
const TAB = process.argv[3] ?? 'book'
const RATE = 20
const TASKS = 'ThreadControllerImpl::RunTask'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Passes everything on to the server; `push` speaks to the app as if the server had. */
const openProxy = (target: URL): Promise<{ server: Server; push: (text: string) => void }> => {
  const sockets = new Set<WebSocket>()
  const server = createServer((from, to) => {
    const { method, headers, url } = from
    const passed = request(
      { host: target.hostname, port: target.port, path: url, method, headers },
      (answer) => {
        to.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(to)
      },
    )
    passed.on('error', () => to.destroy())
    from.pipe(passed)
  })
  new WebSocketServer({ server, path: LIVE_PATH }).on('connection', (app) => {
    const real = new WebSocket(`ws://${target.host}${LIVE_PATH}`)
    const waiting: string[] = []
    sockets.add(app)
    app.on('message', (data: Buffer) => {
      const text = data.toString()
      if (real.readyState === WebSocket.OPEN) real.send(text)
      else waiting.push(text)
    })
    app.on('close', () => {
      sockets.delete(app)
      real.close()
    })
    real.on('open', () => waiting.forEach((text) => real.send(text)))
    real.on('message', (data: Buffer) => app.send(data.toString()))
    real.on('error', () => app.close())
  })
  const push = (text: string): void => sockets.forEach((socket) => socket.send(text))
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done({ server, push })))
}

/** A book whose every row differs from the one before it. */
const bookMessage = (n: number): string => {
  const price = (23_000 + 40 * Math.sin(n / 7) + (n % 2)).toFixed(2)
  const { buyList, sellList } = houseBook(1, price, ALL_LEVELS)
  return JSON.stringify({ code: LIVE.depth, obj: { tradeId: 1, buyList, sellList } })
}

/** Processor time of the page's main thread over some seconds, in ms. */
const mainThread = async (page: Page, cdp: CDPSession): Promise<number> => {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown }): void => void events.push(...(value as TraceEvent[]))
  cdp.on('Tracing.dataCollected', collect)
  await cdp.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', '__metadata'] } })
  await page.waitForTimeout(SECONDS * 1000)
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done))
  await cdp.send('Tracing.end')
  await complete
  cdp.off('Tracing.dataCollected', collect)
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  )
  return events
    .filter(({ name, ph, pid, tid }) => ph === 'X' && name === TASKS && mains.has(`${pid}:${tid}`))
    .reduce((sum, { tdur, dur }) => sum + (tdur ?? dur ?? 0) / 1000, 0)
}

const share = (ms: number): string => `${(ms / SECONDS / 10).toFixed(1)} %`

const openKline = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/#/pages/kline/kline?tradeId=1`)
  const tab = page.locator('.kline-market .tabs__tab').nth(['depth', 'book', 'trades'].indexOf(TAB))
  await tab.tap()
  await page.locator('.kline-market').evaluate((node) => node.scrollIntoView())
  await page.waitForTimeout(5_000)
}

const main = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-bench-'))
  const app = runServer({
    DATA_DIR: folder,
    H5_DIR: resolve(__dirname, '../../dist/h5'),
    RATE_LIMIT: '1000000',
  })
  const { server, push } = await openProxy(new URL(await app.ready))
  const { port } = server.address() as AddressInfo
  const browser = await launchChromium()
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  await openKline(page, `http://127.0.0.1:${port}`)
  const cdp = await context.newCDPSession(page)
  const without = await mainThread(page, cdp)
  const messages = Array.from({ length: 400 }, (_, n) => bookMessage(n))
  let sent = 0
  const timer = setInterval(() => push(messages[sent++ % messages.length] ?? ''), 1000 / RATE)
  const began = performance.now()
  const withBooks = await mainThread(page, cdp)
  const rate = (sent * 1000) / (performance.now() - began)
  clearInterval(timer)
  console.log(
    `K-line page, tab ${TAB}: main thread ${share(withBooks)} of one core with ${rate.toFixed(1)} books/s, ` +
      `${share(without)} without them: the books cost ${share(withBooks - without)}`,
  )
  await browser.close()
  server.close()
  app.kill('SIGTERM')
  await app.ended
  rmSync(folder, { recursive: true, force: true })
  process.exit()
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
