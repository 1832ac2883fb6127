// npx tsx test/bench/money.bench.ts: own transfers and option orders a second over HTTP, beside the same rows written by
// plain statements on the same database (fsync on, house rows in); printed as ratios. Calls with a trade password apart.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OPTIONS, USDT, WALLET } from '@core/domain'
import { createLocalBus } from '@server/bus'
import { loadConfig, loadSecrets } from '@server/config'
import { audit, createLedger, isClean } from '@server/ledger'
import { openFunds } from '@server/services/funding'
import { moveFunds } from '@server/services/fundsMove'
import { hashPassword } from '@server/services/passwords'
import { openSession } from '@server/services/sessions'
import { openDatabase } from '@server/store/database'
import { startEmbedded } from '@server/store/embedded'
import { uuidv7 } from '@server/store/ids'
import { runServer } from '../helpers/process'
import { openBare } from './load/bare'
import { openCaller } from './load/http'
import { runLoad } from './load/run'

const CLIENTS = 16
const SECONDS = 6
const USERS = 64
const TRADE_PASSWORD = 'vk47tz93'

interface Player {
  userId: string
  uid: string
  token: string
}

const INSERT_USER = `
insert into users (id, uid, email, nickname, password_hash, trade_password_hash, invite_code, created_at)
values ($1, $2, $3, $2, 'none', $4, $2, 0)`

/** Users with funds and a session, made beside the server: registering is bound by its password hash. */
const makePlayers = async (url: string, folder: string): Promise<Player[]> => {
  const db = openDatabase({ url, poolSize: 4 })
  const clock = { now: () => Date.now() }
  const config = loadConfig({ DATA_DIR: folder })
  const secrets = loadSecrets(config, {})
  const parts = {
    config,
    db,
    clock,
    secrets,
    ledger: createLedger({ clock, bus: createLocalBus(() => undefined) }),
  }
  const tradeHash = await hashPassword(secrets, TRADE_PASSWORD)
  const make = (i: number) =>
    db.tx(async (t): Promise<Player> => {
      const [userId, uid] = [uuidv7(), String(10_000_000 + i)]
      await t.query('bench.user', INSERT_USER, [userId, uid, `bench${i}@example.com`, tradeHash])
      await openFunds(parts, t, userId)
      await moveFunds(parts, t, { userId, from: WALLET, to: OPTIONS, currencyId: USDT, amount: '5000' })
      const token = await openSession(parts, t, userId, {
        ip: '127.0.0.1',
        userAgent: 'bench',
        browser: 'bench',
      })
      return { userId, uid, token }
    })
  const players: Player[] = []
  for (let i = 0; i < USERS; i++) players.push(await make(i))
  await db.close()
  return players
}

const main = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-bench-'))
  const cluster = await startEmbedded({ folder: join(folder, 'db') })
  const url = cluster.urlOf('postgres')
  const server = runServer({ DATABASE_URL: url, DATA_DIR: folder, H5_DIR: folder, RATE_LIMIT: '10000000' })
  const address = await server.ready
  const players = await makePlayers(url, folder)
  const callers = Array.from({ length: CLIENTS }, () => openCaller(address))
  const send = async (client: number, path: string, token: string, body: object): Promise<boolean> =>
    (await callers[client]?.post(path, token, body)) === 0
  const playerAt = (i: number) => players[i % USERS] as Player
  const bare = openBare(url, CLIENTS)
  const area = (i: number): number => (i % 3) + 1

  const transfers = await runLoad(CLIENTS, SECONDS, (i, client) => {
    const body = { from: WALLET, to: OPTIONS, currencyId: USDT, amount: '0.01' }
    return send(client, '/api/account/funds/movement', playerAt(i).token, body)
  })
  const bareTransfers = await runLoad(CLIENTS, SECONDS, (i) => bare.transfer(playerAt(i).userId))
  const orders = await runLoad(CLIENTS, SECONDS, (i, client) => {
    const body = {
      areaId: String(area(i)),
      duration: 60,
      direction: 'up',
      quantity: '1',
      accountType: OPTIONS,
    }
    return send(client, '/api/options/order', playerAt(i).token, body)
  })
  const bareOrders = await runLoad(CLIENTS, SECONDS, (i) => bare.order(playerAt(i).userId, area(i)))

  const ratio = (ours: { perSecond: number }, theirs: { perSecond: number }): number =>
    Math.round((100 * ours.perSecond) / theirs.perSecond) / 100
  console.log({ transfers, bareTransfers, ratio: ratio(transfers, bareTransfers) })
  console.log({ orders, bareOrders, ratio: ratio(orders, bareOrders) })
  callers.forEach((caller) => caller.close())
  await bare.close()
  server.kill('SIGTERM')
  await server.ended
  const db = openDatabase({ url, poolSize: 1 })
  console.log({ clean: isClean(await db.tx((t) => audit(t))) })
  await db.close()
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

void main()
