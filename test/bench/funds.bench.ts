// npx tsx test/bench/funds.bench.ts: pages of 50 out of 1,000,000 entries of one user; what the call does in the server.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalBus } from '@server/bus'
import { audit, createLedger, isClean } from '@server/ledger'
import { fundsCsv } from '@server/services/fundsExport'
import { countFunds, fundPage, type FundFilter, type FundPart } from '@server/services/fundsHistory'
import { openDatabase } from '@server/store/database'
import type { Database, Queries } from '@server/store/db'
import { startEmbedded } from '@server/store/embedded'
import { uuidv7 } from '@server/store/ids'
import { migrate } from '@server/store/migrate'
import { writeEntries } from '../helpers/manyEntries'

const ENTRIES = 1_000_000
const FROM = Date.UTC(2024, 0, 1)
const HALF = FROM + (ENTRIES / 2) * 1_000
const TURNS = 200
const LIMIT = 50

type Case = readonly [string, FundFilter, Omit<FundPart, 'limit'>?]

const cases = (deep: string): Case[] => [
  ['first page', {}],
  ['deep page by cursor', {}, { before: deep }],
  ['type', { type: 7 }],
  ['type, deep', { type: 7 }, { before: deep }],
  ['currency', { currencyId: 5 }],
  ['account', { accountType: 2 }],
  ['dates', { from: HALF - 86_400_000, to: HALF }],
  ['all filters', { type: 7, currencyId: 5, accountType: 2, from: FROM, to: HALF }],
  ['nothing matches', { type: 7, from: FROM - 2, to: FROM - 1 }],
  ['page 20 by number', {}, { offset: 19 * LIMIT }],
  ['page 200 by number, the last', {}, { offset: 199 * LIMIT }],
]

const quantile = (sorted: readonly number[], q: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? NaN).toFixed(2)

const timesOf = async (work: () => Promise<unknown>) => {
  const times: number[] = []
  for (let i = 0; i < TURNS; i += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  return { 'median ms': quantile(times, 0.5), 'p95 ms': quantile(times, 0.95) }
}

/** What the route does: counts (not behind a cursor) and reads. */
const measure = async (db: Database, userId: string, [name, filter, part]: Case) => {
  const times = await timesOf(async () => {
    if (part?.before === undefined) await countFunds(db, userId, filter)
    await fundPage(db, userId, filter, { limit: LIMIT, ...part })
  })
  return { case: name, ...times, reads: await plansOf(db, userId, filter, { limit: LIMIT, ...part }) }
}

/** How both statements read the entries, as the database explains it. */
const plansOf = async (db: Database, userId: string, filter: FundFilter, part: FundPart): Promise<string> => {
  const scans = new Set<string>()
  const explaining: Queries = {
    kysely: db.kysely,
    query: async (name, sql, params) => {
      const plan = await db.query<{ 'QUERY PLAN': string }>(`explain.${name}`, `explain ${sql}`, params)
      for (const line of plan) {
        const scan = /(?:Index|Seq|Bitmap).*Scan.* on entries|(?:Index|Bitmap).*Scan.* using \w+/.exec(
          line['QUERY PLAN'],
        )
        if (scan) scans.add(scan[0])
      }
      return []
    },
  }
  await countFunds(explaining, userId, filter)
  await fundPage(explaining, userId, filter, part)
  return [...scans].join('; ')
}

/** A whole file, thrown away: how long it takes and how much the heap grows meanwhile. */
const exportAll = async (db: Database, userId: string) => {
  const [start, heap] = [performance.now(), process.memoryUsage().heapUsed]
  let [bytes, peak] = [0, heap]
  for await (const part of fundsCsv(db, userId, {}, 'en_US')) {
    bytes += Buffer.byteLength(part)
    peak = Math.max(peak, process.memoryUsage().heapUsed)
  }
  const megabytes = (size: number): string => (size / 1e6).toFixed(1)
  return {
    seconds: ((performance.now() - start) / 1000).toFixed(1),
    'file MB': megabytes(bytes),
    'heap growth MB': megabytes(peak - heap),
  }
}

const main = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-bench-'))
  const cluster = await startEmbedded({ folder })
  const db = openDatabase({ url: cluster.urlOf('postgres') })
  const clock = { now: () => Date.now() }
  const ledger = createLedger({ clock, bus: createLocalBus(() => undefined) })
  await migrate(db, clock.now())
  const userId = uuidv7()
  await db.tx(async (t) => {
    await ledger.openHouse(t)
    await ledger.openUser(t, userId)
  })
  await writeEntries(db, userId, ENTRIES, FROM)
  await db.query('bench.analyze', 'vacuum analyze entries')
  console.log(
    `${ENTRIES} entries; the books are ${isClean(await db.tx((t) => audit(t))) ? 'right' : 'WRONG'}`,
  )
  const { next } = await fundPage(db, userId, { to: HALF }, { limit: 1 })
  const roundTrip = await timesOf(() => db.query('bench.nothing', 'select 1'))
  const results: object[] = [{ case: 'a query of nothing, for comparison', ...roundTrip }]
  for (const one of cases(next ?? '')) results.push(await measure(db, userId, one))
  console.table(results)
  console.log('export of 100,000 entries', await exportAll(db, userId))
  await db.close()
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

void main()
