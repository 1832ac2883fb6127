// npx tsx test/bench/settlement.bench.ts: 1,000 options due in the same second, fsync on: milliseconds from the moment
// the watermark passes until all are settled, exactly once each and with clean books; then until all have their receipts.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OPTIONS, USDT, WALLET } from '@core/domain'
import { createLocalBus } from '@server/bus'
import { loadConfig } from '@server/config'
import type { Context } from '@server/context'
import { Vitals } from '@server/health/vitals'
import { createLog } from '@server/http/log'
import { audit, createLedger, isClean } from '@server/ledger'
import { startOptionsEngine } from '@server/options/engine'
import { seedOptions } from '@server/options/seed'
import { issueBatch, RECEIPT_BATCH } from '@server/receipts/issue'
import { openReceiptKeys } from '@server/receipts/keys'
import { openFunds, openHouse } from '@server/services/funding'
import { moveFunds } from '@server/services/fundsMove'
import { placeOption } from '@server/services/optionsPlace'
import { openDatabase } from '@server/store/database'
import { startEmbedded } from '@server/store/embedded'
import { uuidv7 } from '@server/store/ids'
import { migrate } from '@server/store/migrate'
import { stubChain } from '../helpers/stubChain'
import { readRisk } from '../helpers/risk'
import { stubMarket } from '../helpers/stubMarket'
import { putTick } from '../helpers/ticks'

const ORDERS = 1_000
const USERS = 200
const START = Date.UTC(2024, 4, 15, 12)

const openBench = async (folder: string) => {
  const cluster = await startEmbedded({ folder })
  const db = openDatabase({ url: cluster.urlOf('postgres') })
  const clock = { now: () => Date.now() }
  const bus = createLocalBus(() => undefined)
  await migrate(db, clock.now())
  const market = { ...stubMarket(START), prices: {}, tradable: () => true }
  market.now = () => market.time
  market.watermark = () => market.time - 1_000
  const config = loadConfig({ LOG_LEVEL: 'error', DATA_DIR: folder })
  const secrets = { pepper: '', captchaKey: '', tokenKey: '', dataKey: '', receiptKey: '' }
  const ledger = createLedger({ bus, clock })
  const chain = stubChain()
  const vitals = new Vitals(() => Date.now())
  const log = createLog('error')
  const ctx: Context = { config, secrets, db, bus, clock, vitals, market, chain, ledger, log }
  await openHouse(ctx)
  await openReceiptKeys(ctx)
  await seedOptions(ctx)
  const tick = async (at: number, price: string): Promise<void> => {
    await putTick(db, START + at, price)
    market.time = START + at
  }
  return { ctx, tick, close: () => db.close().then(() => cluster.stop()) }
}

const fundedUser = (ctx: Context): Promise<string> =>
  ctx.db.tx(async (t) => {
    const userId = uuidv7()
    await openFunds(ctx, t, userId)
    await readRisk(t, userId)
    await moveFunds(ctx, t, { userId, from: WALLET, to: OPTIONS, currencyId: USDT, amount: '1000' })
    return userId
  })

const placeAll = async (ctx: Context): Promise<number> => {
  const users: string[] = []
  for (let i = 0; i < USERS; i++) users.push(await fundedUser(ctx))
  const began = performance.now()
  const clients = Array.from({ length: 16 }, async (_, client) => {
    for (let i = client; i < ORDERS; i += 16) {
      const direction = i % 2 ? 'up' : 'down'
      const ticket = { areaId: '1', duration: 60, direction, quantity: '10', accountType: OPTIONS } as const
      await ctx.db.tx((t) => placeOption(ctx, t, users[i % USERS] ?? '', ticket))
    }
  })
  await Promise.all(clients)
  return Math.round((ORDERS * 1_000) / (performance.now() - began))
}

const counts = async (ctx: Context): Promise<{ settled: number; endings: number } | undefined> => {
  const sql = `
    select (select count(*) from option_orders where state = 'settled')::int as settled,
      (select count(distinct tx_id) from entries where event in ('option.win', 'option.loss'))::int as endings`
  return (await ctx.db.query<{ settled: number; endings: number }>('bench.counts', sql))[0]
}

const main = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-bench-'))
  const { ctx, tick, close } = await openBench(folder)
  await tick(0, '20000')
  const placedPerSecond = await placeAll(ctx)
  const engine = startOptionsEngine(ctx)
  await tick(1_000, '20000')
  const opening = performance.now()
  await engine.run()
  const openMs = Math.round(performance.now() - opening)
  await tick(61_000, '20001')
  await tick(62_000, '20001')
  const settling = performance.now()
  await engine.run()
  const settleMs = Math.round(performance.now() - settling)
  await engine.stop()
  const issuing = performance.now()
  let issued: number
  do issued = await ctx.db.tx((t) => issueBatch(ctx, t))
  while (issued === RECEIPT_BATCH)
  const receiptsMs = Math.round(performance.now() - issuing)
  const clean = isClean(await ctx.db.tx((t) => audit(t)))
  const result = {
    orders: ORDERS,
    placedPerSecond,
    openMs,
    settleMs,
    receiptsMs,
    ...(await counts(ctx)),
    booksClean: clean,
  }
  process.stdout.write(`${JSON.stringify(result)}\n`)
  await close()
  rmSync(folder, { recursive: true })
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`)
  process.exitCode = 1
})
