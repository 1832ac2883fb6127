/**
 * 10,000 ticks a second of 4 pairs, folded into the candles of 8 periods: first in memory alone, then by the leader of a
 * feed with its database, which stores ticks and bars before anyone hears of them. Steps of 50 ms as in the server.
 * Figures are shares of one core (processor time); the database is a process of its own and counted apart.
 * Run: npx tsx test/bench/fold.bench.ts [seconds]
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PAIRS } from '@core/domain'
import type { Feed } from '@server/market/feed'
import { CandleFolder } from '@server/market/fold'
import { Leader } from '@server/market/leader'
import { createFeedRow, takeLease } from '@server/market/lease'
import { tickEvent } from '@server/market/rows'
import type { Tick } from '@server/market/types'
import { openDatabase } from '@server/store/database'
import { startEmbedded } from '@server/store/embedded'
import { migrate } from '@server/store/migrate'

const RATE = 10_000
const SECONDS = Number(process.argv[2] ?? 20)
const STEP_MS = 50
const START = Date.UTC(2025, 0, 8, 11, 59, 50)
const FIRST_PRICE: Readonly<Record<number, bigint>> = { 1: 2_240_000n, 2: 156_000n, 3: 6_780n, 4: 8_400n }

/** The ticks of a step: 2,500 a second and pair, on a walk that comes back to where it began. */
const ticksOf = (after: number, until: number): Tick[] => {
  const ticks: Tick[] = []
  const perPair = RATE / PAIRS.length
  const first = Math.round(((after - START) * perPair) / 1000)
  const last = Math.round(((until - START) * perPair) / 1000)
  for (let n = first; n < last; n++) {
    const time = START + Math.floor((n * 1000) / perPair) + 1
    const move = BigInt(Math.round(50 * Math.sin(n / 997) + 7 * Math.sin(n / 13)))
    for (const { tradeId } of PAIRS) {
      const price = (FIRST_PRICE[tradeId] ?? 1n) + move
      ticks.push({ tradeId, seq: n + 1, time, price, quantity: BigInt(1000 + (n % 997)) })
    }
  }
  return ticks
}

/** Milliseconds of processor time that this process has used. */
const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const share = (ms: number, seconds: number): string => `${(ms / seconds / 10).toFixed(1)} %`

const inMemory = (): void => {
  const folder = new CandleFolder()
  const steps = Array.from({ length: (SECONDS * 1000) / STEP_MS }, (_, i) =>
    ticksOf(START + i * STEP_MS, START + (i + 1) * STEP_MS),
  )
  const count = steps.reduce((sum, step) => sum + step.length, 0)
  let bars = 0
  let began = cpu()
  for (const step of steps) {
    step.forEach((tick) => folder.addTick(tick))
    bars += folder.takeChanged().length
  }
  const folding = cpu() - began
  began = cpu()
  for (const step of steps) step.map(tickEvent)
  const texts = cpu() - began
  console.log(
    `in memory: ${count} ticks into ${bars} changed bars: ${share(folding, SECONDS)} of one core ` +
      `(${((folding * 1000) / count).toFixed(2)} µs a tick, ${Math.round(count / folding)} thousand ticks/s at most); ` +
      `ticks as texts for the wire and the database ${share(texts, SECONDS)}`,
  )
}

/** Processor time of the database's processes in ms (Linux; a clock tick of /proc is 10 ms). */
const databaseCpu = (backend: number): number => {
  const fields = (pid: string): string[] => {
    try {
      return readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')
    } catch {
      return []
    }
  }
  const postmaster = fields(String(backend))[1]
  const family = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && fields(pid)[1] === postmaster)
  return family.reduce((sum, pid) => sum + 10 * (Number(fields(pid)[11]) + Number(fields(pid)[12])), 0)
}

/** A feed whose ticks are those above. */
const FEED: Feed = {
  kind: 'simulated',
  identity: 'bench',
  speed: 1,
  clock: 'wall',
  fillsGaps: false,
  reach: () => Infinity,
  pairs: PAIRS,
  historyStart: () => START,
  liveStart: () => START,
  end: null,
  ticks: ticksOf,
  minuteBars: () => [],
}

const stored = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-bench-'))
  const cluster = await startEmbedded({ folder })
  const db = openDatabase({ url: cluster.urlOf('postgres'), poolSize: 1 })
  await migrate(db, START)
  let market = START
  await createFeedRow(db, { identity: 'bench', seed: '', storedThrough: START, now: START })
  const leader = await Leader.on(await takeLease(db, 'bench', market), db, FEED, () => market)
  const [{ pid = 0 } = {}] = await db.query<{ pid: number }>('bench.pid', 'select pg_backend_pid() as pid')
  const waits: number[] = []
  const [began, wall, database] = [cpu(), performance.now(), databaseCpu(pid)]
  let count = 0
  for (let step = 0; step < (SECONDS * 1000) / STEP_MS; step++) {
    market += STEP_MS
    const at = performance.now()
    count += (await leader.advance(market)).ticks.length
    waits.push(performance.now() - at)
  }
  const elapsed = (performance.now() - wall) / 1000
  const [used, other] = [cpu() - began, databaseCpu(pid) - database]
  waits.sort((a, b) => a - b)
  const at = (q: number): string => (waits[Math.floor((waits.length - 1) * q)] ?? NaN).toFixed(1)
  console.log(
    `stored: ${count} ticks in ${elapsed.toFixed(1)} s (${Math.round(count / elapsed)} ticks/s): ` +
      `server ${share(used, SECONDS)} of one core, database ${share(other, SECONDS)}; ` +
      `a step of ${STEP_MS} ms takes p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`,
  )
  await db.close()
  await cluster.stop()
  rmSync(folder, { recursive: true })
}

inMemory()
stored().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
