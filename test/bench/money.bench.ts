// npx tsx test/bench/money.bench.ts: own transfers a second over HTTP and without it, beside the same rows written by plain
// statements on the same database (fsync on); printed as ratios. Option orders have a bench of their own (orders.bench.ts).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OPTIONS, USDT, WALLET } from '@core/domain'
import { audit, isClean } from '@server/ledger'
import { openDatabase } from '@server/store/database'
import { startEmbedded } from '@server/store/embedded'
import { makePlayers, type Player } from '../helpers/players'
import { runServer } from '../helpers/process'
import { openBare } from './load/bare'
import { openCaller } from './load/http'
import { runLoad } from './load/run'
import { openService } from './load/service'

const CLIENTS = 16
const SECONDS = 6
const USERS = 64

const main = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-bench-'))
  const cluster = await startEmbedded({ folder: join(folder, 'db') })
  const url = cluster.urlOf('postgres')
  const server = runServer({ DATABASE_URL: url, DATA_DIR: folder, H5_DIR: folder, RATE_LIMIT: '10000000' })
  const address = await server.ready
  const players = await makePlayers(url, folder, USERS)
  const callers = Array.from({ length: CLIENTS }, () => openCaller(address))
  const send = async (client: number, path: string, token: string, body: object): Promise<boolean> =>
    (await callers[client]?.post(path, token, body)) === 0
  const playerAt = (i: number) => players[i % USERS] as Player
  const bare = openBare(url, CLIENTS)

  const transfers = await runLoad(CLIENTS, SECONDS, (i, client) => {
    const body = { from: WALLET, to: OPTIONS, currencyId: USDT, amount: '0.01' }
    return send(client, '/api/account/funds/movement', playerAt(i).token, body)
  })
  const inProcess = openService(url, folder)
  const served = await runLoad(CLIENTS, SECONDS, (i) => inProcess.transfer(playerAt(i).userId))
  await inProcess.close()
  const bareTransfers = await runLoad(CLIENTS, SECONDS, (i) => bare.transfer(playerAt(i).userId))

  const ratio = (ours: { perSecond: number }, theirs: { perSecond: number }): number =>
    Math.round((100 * ours.perSecond) / theirs.perSecond) / 100
  console.log({ transfers, bareTransfers, ratio: ratio(transfers, bareTransfers) })
  console.log({ withoutHttp: served, ratio: ratio(served, bareTransfers) })
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
