import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createLedger, audit, isClean } from '@server/ledger'
import { loadConfig } from '@server/config'
import { createLocalBus } from '@server/bus'
import type { Context } from '@server/context'
import { createLog } from '@server/http/log'
import { openFunds } from '@server/services/funding'
import { lastStoredTick } from '@server/options/orders'
import { placeOption } from '@server/services/optionsPlace'
import { openDatabase } from '@server/store/database'
import type { Database } from '@server/store/db'
import { uuidv7 } from '@server/store/ids'
import type { OptionOrderRow } from '@server/store/tables/options'
import { rowsOf } from '../../helpers/aggregate'
import { tenDays } from '../../helpers/candles'
import { createTestDatabase, type TestDatabase } from '../../helpers/cluster'
import { runServer } from '../../helpers/process'
import { readRisk } from '../../helpers/risk'
import { NOON } from '../../helpers/context'
import { stubChain } from '../../helpers/stubChain'
import { stubMarket } from '../../helpers/stubMarket'
import { fund, TICKET } from './desk'
import { expectedOf } from './replayed'

const file = tenDays()
const rows = rowsOf(file.text)
const ORDERS = 60

let database: TestDatabase
let db: Database
let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'limelight-kill-'))
  database = await createTestDatabase()
  db = openDatabase({ url: database.url, poolSize: 4 })
})
afterEach(async () => {
  await db.close()
  await database.drop()
  rmSync(folder, { recursive: true })
})

/** Places orders beside the server process, on what that process has stored. */
const outsider = (): Context => {
  const bus = createLocalBus(() => undefined)
  const clock = { now: () => Date.now() }
  const market = { ...stubMarket(0), prices: {}, tradable: () => true, now: () => 0 }
  const config = loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
  const secrets = { pepper: '', captchaKey: '', tokenKey: '', dataKey: '', receiptKey: '' }
  return {
    config,
    secrets,
    db,
    bus,
    clock,
    market,
    chain: stubChain(),
    log: createLog('silent'),
    ledger: createLedger({ bus, clock }),
  }
}

const orders = (): Promise<OptionOrderRow[]> =>
  db.query<OptionOrderRow>('test.all', 'select * from option_orders order by id')

/** Another process settles: the database is all there is to watch. */
const until = async (fits: (rows: OptionOrderRow[]) => boolean): Promise<void> => {
  while (!fits(await orders())) await pause(5)
}

test(`killed (-9) at the settle second and started again, each order settles once at the right price (${file.origin})`, async () => {
  const start = () =>
    runServer({
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      H5_DIR: join(folder, 'h5'),
      MARKET_FEED: 'replay',
      MARKET_REPLAY_FILE: file.path,
      MARKET_REPLAY_SPEED: '20',
      MARKET_REPLAY_FROM: '2023-03-01T02:00:00Z',
    })
  const first = start()
  await first.ready
  while (!(await lastStoredTick(db, 1))) await pause(5)
  const ctx = outsider()
  const userId = uuidv7(NOON)
  await db.tx((t) => openFunds(ctx, t, userId))
  await readRisk(db, userId)
  await fund(ctx, userId, '1000')
  for (let i = 0; i < ORDERS; i++) {
    const ticket = { ...TICKET, quantity: '10', direction: i % 2 ? ('up' as const) : ('down' as const) }
    await db.tx((t) => placeOption(ctx, t, userId, ticket))
  }
  await until((all) => all.some((order) => order.finished_at !== null))
  first.kill('SIGKILL')
  await first.ended

  const second = start()
  await second.ready
  await until((all) => all.every((order) => order.finished_at !== null))
  second.kill('SIGTERM')
  expect(await second.ended).toMatchObject({ code: 0 })

  for (const order of await orders()) {
    const { direction, duration } = order
    const expected = expectedOf(rows, { acceptedSeq: Number(order.accepted_seq), duration, direction })
    expect(order).toMatchObject({
      state: 'settled',
      outcome: expected.outcome,
      open_seq: String(expected.open.seq),
      settle_seq: String(expected.settle.seq),
    })
    expect(Math.round(Number(order.settle_price) * 100)).toBe(Number(expected.settle.price))
  }
  const endings = await db.query<{ endings: number }>(
    'test.endings',
    `select count(distinct tx_id)::int as endings from entries
     where ref_type = 'option' and event <> 'option.accept' group by ref_id`,
  )
  expect(endings.map((e) => e.endings)).toEqual(Array.from({ length: ORDERS }, () => 1))
  expect(isClean(await db.tx((t) => audit(t)))).toBe(true)
}, 120_000)
