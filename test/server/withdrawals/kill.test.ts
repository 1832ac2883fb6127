import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { withdrawalBind } from '@core/domain'
import { money } from '@core/money'
import { loadConfig, loadSecrets } from '@server/config'
import { audit, isClean } from '@server/ledger'
import { openDatabase } from '@server/store/database'
import type { Database } from '@server/store/db'
import { uuidv7 } from '@server/store/ids'
import { BTC } from '../addresses/helper'
import { createCaller } from '../../helpers/client'
import { createTestDatabase, type TestDatabase } from '../../helpers/cluster'
import { makePlayers, PLAYER_TRADE_PASSWORD, type Player } from '../../helpers/players'
import { runServer, type ServerProcess } from '../../helpers/process'

/** Killed (-9) at every stage of a withdrawal, each is asked for once and paid once. Bitcoin is final after 3 blocks. */

const PLAYERS = 5

let database: TestDatabase
let db: Database
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'limelight-withdraw-'))
  database = await createTestDatabase()
  db = openDatabase({ url: database.url, poolSize: 2 })
})
afterAll(async () => {
  await db.close()
  await database.drop()
  rmSync(folder, { recursive: true })
})

const settings = () => ({
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  H5_DIR: join(folder, 'h5'),
  WITHDRAW_AUTO_APPROVE: '0',
  RATE_LIMIT: '1000000',
  LIABILITIES_HOURS: '0',
  LOG_LEVEL: 'silent',
})

let server: ServerProcess
let address: Promise<string>
const start = (): void => {
  server = runServer(settings())
  address = server.ready
}
const kill = async (): Promise<void> => {
  server.kill('SIGKILL')
  await server.ended
  start()
  await address
}

const BIND = `
insert into withdrawal_addresses (id, user_id, currency_id, network, address, label, created_at, held_until)
values ($1, $2, 5, 'bitcoin', $3, 'Cold', 0, 0)`

/** Binds an address and asks for the code; then withdraws 0.01 BTC until there is an answer, under one key. */
const prepare = async ({ userId, token }: Player): Promise<() => Promise<number>> => {
  const addressId = uuidv7()
  await db.query('test.bind', BIND, [addressId, userId, BTC])
  const { ok } = createCaller(await address)
  const bind = withdrawalBind({ currencyId: 5, network: 'bitcoin' }, BTC, money('0.01'))
  const options = { token, browser: userId.replaceAll('-', '') }
  await ok('verification.sendToMe', { purpose: 'withdraw', bind }, options)
  const code = (await ok('ext.demoInbox', {}, options))[0]?.code ?? ''
  const route = { currencyId: 5, network: 'bitcoin', addressId, amount: '0.01' }
  const body = { ...route, tradePassword: PLAYER_TRADE_PASSWORD, code }
  const key = randomUUID()
  return async () => {
    for (;;) {
      try {
        return (await createCaller(await address).call('assets.withdraw', body, { token, key })).code
      } catch {
        // The connection broke: whether it was done, only asking again under the same key can tell.
      }
    }
  }
}

const STATES = 'select state, tx_id is not null as sent from withdrawals'
type Row = { state: string; sent: boolean }

/** Another process works: the database is all there is to watch. */
const until = async (fits: (rows: Row[]) => boolean): Promise<void> => {
  while (!fits(await db.query<Row>('test.states', STATES))) await pause(5)
}

const PAYMENTS = `
select count(distinct tx_id)::int as paid from entries where event = 'withdrawal.paid' group by ref_id`

test('killed while asked for, approved, sent and paid', async () => {
  loadSecrets(loadConfig(settings()), settings())
  start()
  await address
  const players = await makePlayers(database.url, folder, PLAYERS)
  const wishes = []
  for (const player of players) wishes.push(await prepare(player))

  const answers = Promise.all(wishes.map((wish) => wish()))
  await until((rows) => rows.length > 0)
  await kill()
  expect(await answers).toEqual(players.map(() => 0))
  await until((rows) => rows.some(({ sent }) => sent))
  await kill()
  await until((rows) => rows.some(({ state }) => state === 'paid'))
  await kill()
  await until((rows) => rows.every(({ state }) => state === 'paid'))
  server.kill('SIGTERM')
  await server.ended

  expect(await db.query('test.states', STATES)).toHaveLength(PLAYERS)
  expect(await db.query('test.payments', PAYMENTS)).toEqual(players.map(() => ({ paid: 1 })))
  const outputs = await db.query('test.outputs', 'select amount from sim_outputs where address = $1', [BTC])
  // The fee is 0.0002, so 0.0098 arrive; once for each player.
  expect(outputs).toEqual(players.map(() => ({ amount: '0.009800000000000000' })))
  expect(isClean(await db.tx((t) => audit(t)))).toBe(true)
}, 180_000)
