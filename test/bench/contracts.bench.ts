// npx tsx test/bench/contracts.bench.ts: embedded PostgreSQL, fsync on. How long a tick takes that hits nothing, and one that hits
// ten orders, with 1,000, 10,000 and 100,000 orders and positions open; orders accepted a second by 16 clients meanwhile.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONTRACT, USDT, WALLET } from '@core/domain'
import { MARKET } from '@core/domain/contracts'
import { createLocalBus } from '@server/bus'
import { loadConfig } from '@server/config'
import type { Context } from '@server/context'
import { Vitals } from '@server/health/vitals'
import { seedContracts } from '@server/contracts/seed'
import { stepPair } from '@server/contracts/step'
import { createLog } from '@server/http/log'
import { audit, createLedger, isClean } from '@server/ledger'
import { openContract } from '@server/services/contracts/open'
import { openFunds, openHouse } from '@server/services/funding'
import { moveFunds } from '@server/services/fundsMove'
import { openDatabase } from '@server/store/database'
import { startEmbedded } from '@server/store/embedded'
import { uuidv7 } from '@server/store/ids'
import { migrate } from '@server/store/migrate'
import { readRisk } from '../helpers/risk'
import { stubChain } from '../helpers/stubChain'
import { stubMarket } from '../helpers/stubMarket'
import { putTick } from '../helpers/ticks'
import { deal, settle, USERS } from '../server/contracts/fixtures'
import { quoted } from '../server/contracts/quoted'

const START = Date.UTC(2024, 4, 15, 12)
const PRICE = 2_000_000
const SIZES = [1_000, 10_000, 100_000]
const STEPS = 100
const ACCEPTED = 1_000

const openBench = async (folder: string) => {
  const cluster = await startEmbedded({ folder })
  const db = openDatabase({ url: cluster.urlOf('postgres'), poolSize: 20 })
  const clock = { now: () => Date.now() }
  const bus = createLocalBus(() => undefined)
  await migrate(db, clock.now())
  const market = { ...stubMarket(START), tradable: () => true }
  market.now = () => market.time
  market.watermark = () => market.time - 1_000
  const config = loadConfig({ LOG_LEVEL: 'error', DATA_DIR: folder })
  const secrets = { pepper: '', captchaKey: '', tokenKey: '', dataKey: '', receiptKey: '' }
  const ledger = createLedger({ bus, clock })
  const log = createLog('error')
  const vitals = new Vitals(() => Date.now())
  const ctx: Context = { config, secrets, db, bus, clock, vitals, market, chain: stubChain(), ledger, log }
  await openHouse(ctx)
  const tick = async (cents: number): Promise<void> => {
    market.time += 1_000
    await putTick(db, market.time, (cents / 100).toFixed(2))
  }
  return { ctx, tick, close: () => db.close().then(() => cluster.stop()) }
}

type Bench = Awaited<ReturnType<typeof openBench>>

const newUser = (ctx: Context): Promise<string> =>
  ctx.db.tx(async (t) => {
    const userId = uuidv7()
    await openFunds(ctx, t, userId)
    await moveFunds(ctx, t, { userId, from: WALLET, to: CONTRACT, currencyId: USDT, amount: '9000' })
    await readRisk(t, userId)
    return userId
  })

/** Milliseconds of one step, the median of many. */
const stepCost = async ({ ctx, tick }: Bench, cents: (i: number) => number): Promise<number> => {
  const times: number[] = []
  for (let i = 0; i < STEPS; i++) {
    await tick(cents(i))
    const began = performance.now()
    await stepPair(ctx, 1)
    times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  return Math.round((times[STEPS / 2] ?? 0) * 100) / 100
}

const closesOf = async ({ ctx }: Bench): Promise<number> => {
  const sql = `select (select count(*) from contract_closes)::int
    + (select count(*) from contract_orders where state <> 'working')::int as done`
  return (await ctx.db.query<{ done: number }>('bench.done', sql))[0]?.done ?? 0
}

const acceptance = async ({ ctx, tick }: Bench, users: readonly string[]): Promise<object> => {
  await tick(PRICE)
  let done = 0
  let slowest = 0
  const following = (async () => {
    while (done < ACCEPTED) {
      await tick(PRICE)
      const began = performance.now()
      await stepPair(ctx, 1)
      slowest = Math.max(slowest, performance.now() - began)
    }
  })()
  const began = performance.now()
  const clients = Array.from({ length: 16 }, async (_, client) => {
    for (let i = client; i < ACCEPTED; i += 16) {
      const ticket = { tradeId: 1, tradeType: 1 + (i % 2), pubQuantity: '0.001', lever: 10 }
      await ctx.db.tx((t) => openContract(ctx, t, users[i % users.length] ?? '', ticket, MARKET))
      done++
    }
  })
  await Promise.all(clients)
  const perSecond = Math.round((ACCEPTED * 1_000) / (performance.now() - began))
  await following
  return { acceptedPerSecond: perSecond, slowestStepMeanwhileMs: Math.round(slowest) }
}

const measure = async (count: number): Promise<object> => {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-bench-'))
  const bench = await openBench(folder)
  const { ctx, tick } = bench
  await tick(PRICE)
  await seedContracts(ctx)
  const users: string[] = []
  for (let i = 0; i < USERS; i++) users.push(await newUser(ctx))
  await settle(ctx, deal(count, [quoted({ seq: 1, time: START }, PRICE)], 1), users)
  await tick(PRICE)
  await stepPair(ctx, 1)
  const quietMs = await stepCost(bench, () => PRICE)
  const before = await closesOf(bench)
  // Further by a little at each tick, on both sides: every tick reaches something new.
  const width = (40 * 1_000) / count
  const hitMs = await stepCost(bench, (i) => Math.round(PRICE + (i % 2 ? 1 : -1) * i * 60 * width))
  const hits = (await closesOf(bench)) - before
  // Others than those who have very many orders already: one user may have only so many.
  const fresh: string[] = []
  for (let i = 0; i < USERS; i++) fresh.push(await newUser(ctx))
  const accepted = await acceptance(bench, fresh)
  const booksClean = isClean(await ctx.db.tx((t) => audit(t)))
  await bench.close()
  rmSync(folder, { recursive: true })
  return { open: count, quietMs, hitMs, hitsPerTick: hits / STEPS, ...accepted, booksClean }
}

const main = async (): Promise<void> => {
  const sizes = process.argv[2] ? [Number(process.argv[2])] : SIZES
  for (const size of sizes) process.stdout.write(`${JSON.stringify(await measure(size))}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`)
  process.exitCode = 1
})
