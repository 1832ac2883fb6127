/**
 * Our chart beside lightweight-charts 5 and klinecharts 10 in one Chromium: script on the main thread for a live tick, a
 * pan step and the first picture, with MA, VOL and MACD in three panes. Prints the figures, the ratios to the faster
 * library and whether each is within its bar. Run: npx tsx test/bench/chart-compare.bench.ts
 */
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type BuildOptions } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import { launchChromium } from '../helpers/chromium'

const ROOT = resolve(__dirname, '../..')
const BARS = 5000
const MANY = 50_000
const BATCHES = 60
const WARM_UP = 10
const FRESH_PAGES = 7
/** No frame of a chart comes later than this after it was built, in ms. */
const SETTLED = 700
const NAMES = ['ours', 'lightweight', 'kline'] as const
type Name = (typeof NAMES)[number]

const bundle = async (options: BuildOptions): Promise<string> => {
  const { outputFiles } = await build({
    ...options,
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    jsx: 'automatic',
    tsconfig: resolve(ROOT, 'tsconfig.json'),
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]!.text
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!

const openPage = async (browser: Browser, script: string): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  await page.setContent('<!doctype html><body style="margin:0;background:#0a0c0b">')
  await page.addScriptTag({ content: script })
  return page
}

/** Runs `run` on the page. @returns milliseconds of script meanwhile and until all is settled */
const scriptTime = async (page: Page, run: string): Promise<number> => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const read = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
  }
  const before = await read()
  await page.evaluate(run)
  await page.waitForTimeout(SETTLED)
  return (await read()) - before
}

interface Costs {
  readonly tick: number
  readonly pan: number
}

const steps = async (browser: Browser, script: string, name: Name, bars: number): Promise<Costs> => {
  const page = await openPage(browser, script)
  await page.evaluate(`bench.show('${name}', ${bars})`)
  await page.waitForTimeout(SETTLED)
  const costs = { tick: 0, pan: 0 }
  for (const kind of ['tick', 'pan'] as const) {
    await page.evaluate(`bench.${kind}(${WARM_UP})`)
    costs[kind] = median(await page.evaluate<number[]>(`bench.${kind}(${BATCHES})`))
  }
  await page.close()
  return costs
}

/** Script of the first picture on a fresh page, less what the candles themselves cost to make. */
const firstPaint = async (browser: Browser, script: string, name: Name): Promise<number> => {
  const times: number[] = []
  for (let i = 0; i < FRESH_PAGES; i++) {
    const page = await openPage(browser, script)
    await page.evaluate(`void bench.walk(${BARS})`)
    const candles = await scriptTime(page, `void bench.walk(${BARS})`)
    times.push((await scriptTime(page, `bench.show('${name}', ${BARS})`)) - candles)
    await page.close()
  }
  return median(times)
}

/**
 * Gzip size of the chart as the page uses it, in KB: engine, indicators, gestures, lines, marks, feed, and the decimals it
 * needs. React is the app's.
 */
const ownSize = async (): Promise<number> => {
  const code = await bundle({
    format: 'esm',
    external: ['react', 'react/jsx-runtime'],
    stdin: {
      contents: [
        "export { ChartSession } from '@/features/chart/view/session'",
        "export { chartTheme } from '@/features/chart/view/theme'",
        "export { chartFigures } from '@/features/chart/view/summary'",
      ].join('\n'),
      resolveDir: ROOT,
      loader: 'ts',
    },
  })
  return gzipSync(code).length / 1024
}

const report = (what: string, ratio: number, bar: number): void =>
  console.log(`${what}: ${ratio.toFixed(3)} (bar ${bar}) ${ratio <= bar ? 'within' : 'MISSED'}`)

const main = async (): Promise<void> => {
  const script = await bundle({ entryPoints: [resolve(__dirname, 'chart-compare/page.ts')] })
  const browser = await launchChromium()
  const costs = {} as Record<Name, Costs & { first: number }>
  for (const name of NAMES) {
    const first = await firstPaint(browser, script, name)
    costs[name] = { ...(await steps(browser, script, name, BARS)), first }
    const { tick, pan } = costs[name]
    console.log(
      `${name.padEnd(11)} tick ${tick.toFixed(3)} ms, pan ${pan.toFixed(3)} ms, first picture ${first.toFixed(1)} ms`,
    )
  }
  const many = await steps(browser, script, 'ours', MANY)
  console.log(`ours, ${MANY} bars: tick ${many.tick.toFixed(3)} ms, pan ${many.pan.toFixed(3)} ms`)
  const { ours, lightweight, kline } = costs
  const against = (kind: keyof typeof ours): number => ours[kind] / Math.min(lightweight[kind], kline[kind])
  report('tick', against('tick'), 0.1)
  report('pan', against('pan'), 0.5)
  report('first picture', against('first'), 0.4)
  report(`tick, ${MANY} to ${BARS} bars`, many.tick / ours.tick, 2)
  report(`pan, ${MANY} to ${BARS} bars`, many.pan / ours.pan, 2)
  report('code, KB gzip', await ownSize(), 25)
  await browser.close()
}

void main()
