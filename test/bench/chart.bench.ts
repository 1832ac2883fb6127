/**
 * Main-thread milliseconds of the chart engine in Chromium: first picture, live tick, pan step, crosshair step, with
 * 5,000 bars on a 390 x 400 canvas at two device pixels per pixel. Run: npx tsx test/bench/chart.bench.ts
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'

const BARS = 5000
const ROOT = resolve(__dirname, '../..')

const bundle = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [resolve(__dirname, 'chart/page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    tsconfig: resolve(ROOT, 'tsconfig.json'),
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]!.text
}

const browserPath = (): string => {
  const path = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (candidate) => candidate && existsSync(candidate),
  )
  return path ?? chromium.executablePath()
}

const CANVAS = 'position:absolute;left:0;top:0;width:390px;height:400px'
const HTML = `<!doctype html><body style="margin:0;background:#0a0c0b"><canvas id="base" style="${CANVAS}"></canvas><canvas id="top" style="${CANVAS}"></canvas>`

const quantile = (values: readonly number[], q: number): string => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))]!.toFixed(2)
}

const main = async (): Promise<void> => {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  await page.setContent(HTML)
  await page.addScriptTag({ content: await bundle() })
  const results = await page.evaluate<Record<string, number[]>>(`start(${BARS})`)
  for (const [name, values] of Object.entries(results)) {
    console.log(
      `${name.padEnd(6)} median ${quantile(values, 0.5)} ms, 95% ${quantile(values, 0.95)} ms (${values.length} runs)`,
    )
  }
  await browser.close()
}

void main()
