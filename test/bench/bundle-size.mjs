// JavaScript that a browser fetches for the first screen (Home, cold), after gzip, against the bar of 195 KB; nothing of
// the chart may be in it. Needs a built app: npm run build:h5. Run: node test/bench/bundle-size.mjs
import { createServer } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'

const FOLDER = join('dist', 'h5')
const LIMIT = 195 * 1000
/** A class name that only the chart's code holds. */
const CHART_MARK = 'chart__latest'
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }

const executablePath =
  [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (p) => p && existsSync(p),
  ) ?? chromium.executablePath()

/** The built files alone; calls of the app find nothing, which does not change what it loads. */
const serve = async () => {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url, 'http://localhost').pathname)
    const file = join(FOLDER, path === '/' ? 'index.html' : path)
    if (!existsSync(file)) return response.writeHead(404).end()
    return response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? '' }).end(readFileSync(file))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

const scriptsOf = async (origin, route) => {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const bodies = new Map()
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return
    bodies.set(response.url().slice(origin.length), await response.body())
  })
  await page.goto(`${origin}/#${route}`, { waitUntil: 'networkidle' })
  await browser.close()
  return bodies
}

const main = async () => {
  if (!existsSync(join(FOLDER, 'index.html'))) throw new Error('No built app: run npm run build:h5 first')
  const server = await serve()
  const scripts = await scriptsOf(`http://127.0.0.1:${server.address().port}`, '/pages/home/index')
  server.close()
  let total = 0
  for (const [path, body] of scripts) {
    const size = gzipSync(body, { level: 9 }).length
    total += size
    console.log(`${(size / 1000).toFixed(1).padStart(7)} KB  ${path}`)
  }
  const withChart = [...scripts].filter(([, body]) => body.includes(CHART_MARK)).map(([path]) => path)
  console.log(`${(total / 1000).toFixed(1).padStart(7)} KB  together, of ${LIMIT / 1000} KB`)
  if (withChart.length > 0) console.log(`The chart is in ${withChart.join(', ')}`)
  process.exitCode = total > 0 && total <= LIMIT && withChart.length === 0 ? 0 : 1
}

await main()
