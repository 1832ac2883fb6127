import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalBus } from '@server/bus'
import { loadConfig } from '@server/config'
import type { Context } from '@server/context'
import { Vitals } from '@server/health/vitals'
import { createLog } from '@server/http/log'
import { createLedger } from '@server/ledger'
import { openDatabase } from '@server/store/database'
import type { Database } from '@server/store/db'
import { createTestDatabase, type TestDatabase } from './cluster'
import { runServer, type ServerProcess } from './process'
import { stubChain } from './stubChain'
import { stubMarket } from './stubMarket'

/** What a test has beside a server process that it starts and kills: the same database, and services on it. */
export interface Beside {
  readonly db: Database
  readonly url: string
  readonly folder: string
  /** A server process on that database. */
  start: (env?: Readonly<Record<string, string>>) => ServerProcess
  /** Calls services on what the process has stored; its own market knows nothing. */
  outsider: () => Context
}

const outsiderOn = (db: Database, folder: string): Context => {
  const bus = createLocalBus(() => undefined)
  const clock = { now: () => Date.now() }
  const market = { ...stubMarket(0), prices: {}, tradable: () => true, now: () => 0 }
  const config = loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
  const secrets = { pepper: '', captchaKey: '', tokenKey: '', dataKey: '', receiptKey: '' }
  const ledger = createLedger({ bus, clock })
  const vitals = new Vitals(clock.now)
  const log = createLog('silent')
  return { config, secrets, db, bus, clock, vitals, market, chain: stubChain(), log, ledger }
}

/** Gives each test of a file a database and a folder of its own. */
export const besideServer = (): Beside => {
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
  return {
    get db() {
      return db
    },
    get url() {
      return database.url
    },
    get folder() {
      return folder
    },
    start: (env = {}) =>
      runServer({ DATABASE_URL: database.url, DATA_DIR: folder, H5_DIR: join(folder, 'h5'), ...env }),
    outsider: () => outsiderOn(db, folder),
  }
}

/** Settings of a replay of a file's candles, 20 times as fast as they came. */
export const fastReplay = (candles: string): Readonly<Record<string, string>> => ({
  MARKET_FEED: 'replay',
  MARKET_REPLAY_FILE: candles,
  MARKET_REPLAY_SPEED: '20',
  MARKET_REPLAY_FROM: '2023-03-01T02:00:00Z',
})
