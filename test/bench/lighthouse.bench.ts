/**
 * Lighthouse on Home, as on a mid-range phone over slow 4G (its default of mobile), five runs, the middle one by performance
 * kept in docs/lighthouse.md, with how fast Lighthouse found the machine: only runs of like machines compare. Bars: performance 90, accessibility 95, best practices 95.
 * Needs a built app and a connection, since Lighthouse itself is no part of the project: npx tsx test/bench/lighthouse.bench.ts
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { format } from 'prettier'
import { chromiumPath } from '../helpers/chromium'
import { runServer } from '../helpers/process'

const VERSION = '12.8.2'
const BARS = { performance: 90, accessibility: 95, 'best-practices': 95 } as const
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
] as const

type Category = keyof typeof BARS
interface Audit {
  readonly title: string
  readonly score: number | null
  readonly displayValue?: string
}
interface Report {
  readonly environment: { readonly benchmarkIndex: number }
  readonly categories: Readonly<
    Record<Category, { readonly score: number; readonly auditRefs: readonly { readonly id: string }[] }>
  >
  readonly audits: Readonly<Record<string, Audit>>
}

const run = async (url: string, folder: string, name: string): Promise<Report> => {
  const path = join(folder, `${name}.json`)
  const flags = '--headless=new --no-sandbox --disable-gpu'
  await promisify(execFile)(
    'npx',
    [
      ...['-y', `lighthouse@${VERSION}`, url, '--quiet', '--output=json', `--output-path=${path}`],
      ...[`--only-categories=${Object.keys(BARS).join(',')}`, `--chrome-flags=${flags}`],
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath() } },
  )
  return JSON.parse(readFileSync(path, 'utf8')) as Report
}

const percent = (score: number): number => Math.round(score * 100)

const page = ({ environment, categories, audits }: Report, scoresOfAll: string): string => {
  const scores = (Object.keys(BARS) as Category[]).map(
    (id) => `| ${id} | ${percent(categories[id].score)} | ${BARS[id]} |`,
  )
  const metrics = METRICS.map((id) => `| ${audits[id]?.title ?? id} | ${audits[id]?.displayValue ?? ''} |`)
  const lost = (Object.keys(BARS) as Category[])
    .flatMap((id) => categories[id].auditRefs.map((ref) => audits[ref.id]))
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 0.9)
    .map((audit) => `- ${audit?.title ?? ''}${audit?.displayValue ? `: ${audit.displayValue}` : ''}`)
  return [
    '# Lighthouse, mobile, Home',
    '',
    `Lighthouse ${VERSION} with its defaults for mobile, the middle of five runs, by \`npx tsx test/bench/lighthouse.bench.ts\`.`,
    `Performance of all five: ${scoresOfAll}. Lighthouse's benchmark index of the machine: ${Math.round(environment.benchmarkIndex)}.`,
    '',
    ...['| category | score | bar |', '|---|---|---|', ...scores, ''],
    ...['| metric | value |', '|---|---|', ...metrics, ''],
    ...(lost.length > 0 ? ['Points were lost for:', '', ...new Set(lost), ''] : []),
  ].join('\n')
}

const main = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-lighthouse-'))
  const server = runServer({ DATA_DIR: join(folder, 'data'), H5_DIR: resolve('dist/h5') })
  const address = await server.ready
  const reports: Report[] = []
  for (const name of ['1', '2', '3', '4', '5']) reports.push(await run(`${address}/`, folder, name))
  server.kill('SIGTERM')
  await server.ended
  reports.sort((a, b) => a.categories.performance.score - b.categories.performance.score)
  console.log(
    reports.map((r) => (Object.keys(BARS) as Category[]).map((id) => percent(r.categories[id].score))),
  )
  const all = reports.map((r) => percent(r.categories.performance.score)).join(', ')
  const middle = reports[2]
  if (middle) writeFileSync('docs/lighthouse.md', await format(page(middle, all), { parser: 'markdown' }))
  rmSync(folder, { recursive: true, force: true })
}

void main()
