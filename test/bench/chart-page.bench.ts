/**
 * Main-thread milliseconds that a live tick costs on the K-line page: all tasks of the renderer's main thread from a bar
 * message until the next one may come (100 ms). `tasks` includes handing the pixels over, which is heavy without a GPU. The server must run (APP_URL, default http://127.0.0.1:8080). Run: npx tsx test/bench/chart-page.bench.ts
 */
import { existsSync } from 'node:fs'
import { CONFLATE_MS } from '@core/contract/live'
import { chromium, type CDPSession, type Page } from 'playwright-core'

const APP_URL = process.env.APP_URL ?? 'http://127.0.0.1:8080'
const BARS = 5000
const SECONDS = 20
/** The task that brings a message begins a little before the network reports it, in microseconds. */
const LEAD = 5000
const BAR_MESSAGE = /^\{"code":8,/

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Processor time of the thread; unlike `dur` it does not grow when other programs are busy. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

const browserPath = (): string =>
  [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (p) => p && existsSync(p),
  ) ?? chromium.executablePath()

/** Swipes back until the chart has fetched this many bars. */
const loadHistory = async (page: Page, loaded: () => number): Promise<void> => {
  const chart = page.locator('.chart')
  const box = (await chart.boundingBox())!
  for (let i = 0; i < 200 && loaded() < BARS; i++) {
    await page.mouse.move(box.x + 20, box.y + 150)
    await page.mouse.down()
    await page.mouse.move(box.x + 300, box.y + 150, { steps: 4 })
    await page.mouse.up()
    if (i === 0) for (let k = 0; k < 20; k++) await page.mouse.wheel(0, 200)
    await page.waitForTimeout(150)
  }
  await page.locator('.chart__latest').click()
}

/** What is summed: whole tasks, or only the scripts, layout, style and paint in them. */
const PARTS = {
  tasks: ['ThreadControllerImpl::RunTask'],
  page: ['FunctionCall', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize'],
  scripts: ['FunctionCall'],
}

/** Events of the page's main thread, in microseconds of the trace's clock. */
const mainEvents = (events: readonly TraceEvent[], names: readonly string[]): TraceEvent[] => {
  const mains = new Set(
    events
      .filter((e) => e.name === 'thread_name' && e.args?.name === 'CrRendererMain')
      .map((e) => `${e.pid}:${e.tid}`),
  )
  return events.filter((e) => e.ph === 'X' && names.includes(e.name) && mains.has(`${e.pid}:${e.tid}`))
}

const trace = async (cdp: CDPSession): Promise<{ events: TraceEvent[]; ticks: number[] }> => {
  const events: TraceEvent[] = []
  const ticks: number[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  cdp.on('Network.webSocketFrameReceived', ({ timestamp, response }) => {
    if (BAR_MESSAGE.test(response.payloadData)) ticks.push(timestamp * 1e6)
  })
  await cdp.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', '__metadata'] },
  })
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000))
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.end')
  await complete
  return { events, ticks }
}

const costs = (
  { events, ticks }: { events: TraceEvent[]; ticks: number[] },
  names: readonly string[],
): number[] => {
  const tasks = mainEvents(events, names)
  return ticks.map((from) => {
    const inside = tasks.filter((task) => task.ts >= from - LEAD && task.ts < from + CONFLATE_MS * 1000)
    return inside.reduce((sum, task) => sum + (task.tdur ?? task.dur ?? 0), 0) / 1000
  })
}

const quantile = (values: readonly number[], q: number): string =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * q)]!.toFixed(2)

const main = async (): Promise<void> => {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  let bars = 0
  page.on('response', async (response) => {
    if (!response.url().includes('/api/ext/market/candles')) return
    bars += ((await response.json()) as { obj: { bars: unknown[] } }).obj.bars.length
  })
  await page.goto(`${APP_URL}/#/pages/kline/kline?tradeId=1`)
  await page.getByText('1M', { exact: true }).click()
  await page.waitForTimeout(1500)
  bars = 500
  await loadHistory(page, () => bars)
  await page.mouse.move(195, 830)
  await page.waitForTimeout(2000)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const recorded = await trace(cdp)
  for (const [name, names] of Object.entries(PARTS)) {
    const perTick = costs(recorded, names)
    console.log(
      `${name}: processor time per tick, ${bars} bars, ${perTick.length} ticks: median ${quantile(perTick, 0.5)} ms, 95% ${quantile(perTick, 0.95)} ms`,
    )
  }
  await browser.close()
}

void main()
