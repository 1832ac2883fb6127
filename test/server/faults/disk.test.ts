import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { audit, isClean } from '@server/ledger'
import { openDatabase } from '@server/store/database'
import type { Database } from '@server/store/db'
import { errorCode } from '@server/errorCode'
import { runningOn } from '@server/store/embedded/pidFile'
import { candleFile, generateCandles } from '../../helpers/candles'
import { send } from '../../helpers/client'
import { makePlayers } from '../../helpers/players'
import { runCommand, type ServerProcess } from '../../helpers/process'
import { TICKET } from '../options/desk'
import { until } from '../../helpers/until'

/** A disk of its own for the server, in memory; only root of a user namespace may mount it, which not every system allows. */
const MOUNT = 'mount -t tmpfs -o size=192m,mode=700 none "$DATA_DIR" && exec "$0" --import tsx server/main.ts'
const hasNamespaces = spawnSync('unshare', ['-rm', 'true']).status === 0

let folder: string
let server: ServerProcess
let address: string
/** The server's disk, as it is seen from outside. */
let disk: string
let db: Database
let token: string
beforeAll(async () => {
  if (!hasNamespaces) return
  folder = mkdtempSync(join(tmpdir(), 'limelight-disk-'))
  server = runCommand('unshare', ['-rm', 'sh', '-c', MOUNT, process.execPath], {
    ...{ DATA_DIR: folder, PORT: '0', MARKET_FEED: 'replay', LIABILITIES_HOURS: '0', LOG_LEVEL: 'silent' },
    ...{ MARKET_REPLAY_FILE: candleFile(generateCandles(120)).path, RATE_LIMIT: '1000000' },
  })
  address = await server.ready
  disk = join('/proc', String(server.pid), 'root', folder)
  const password = readFileSync(join(disk, 'postgres.password'), 'utf8')
  const port = String(runningOn(join(disk, 'postgres'))?.port)
  const url = `postgres://limelight:${password}@127.0.0.1:${port}/postgres`
  db = openDatabase({ url, poolSize: 2, onError: () => undefined })
  token = (await makePlayers(url, disk, 1))[0]?.token ?? ''
}, 120_000)
afterAll(async () => {
  if (!hasNamespaces) return
  await db.close()
  server.kill('SIGKILL')
  await server.ended
  rmSync(folder, { recursive: true })
})

const buy = async (key: string): Promise<string> => {
  const ticket = { ...TICKET, quantity: '1' }
  const { code, obj } = await send<{ error: string }>(address, 'options.order', ticket, { token, key })
  return code === 0 ? 'bought' : obj.error
}

const isWell = async (): Promise<boolean> => {
  const response = await fetch(`${address}/healthz`)
  return response.status === 200 && ((await response.json()) as { status: string }).status === 'ok'
}

const isReady = async (): Promise<boolean> => (await fetch(`${address}/readyz`)).status === 200

/** Takes what is left of the disk. @returns the way to give it back */
const fill = (): (() => void) => {
  const path = join(disk, 'filler')
  const file = openSync(path, 'w')
  for (let size = 2 ** 20; size >= 4096;) {
    try {
      writeSync(file, Buffer.alloc(size))
    } catch (error) {
      if (errorCode(error) !== 'ENOSPC') throw error
      size /= 4
    }
  }
  closeSync(file)
  return () => rmSync(path)
}

/** How many orders there are, in all and under different keys of their own; whether the books are right. */
const facts = async (): Promise<unknown> => {
  const [row] = await db.query<{ orders: number }>(
    'test.orders',
    'select count(*)::int as orders from option_orders',
  )
  return { ...row, clean: isClean(await db.tx((t) => audit(t))) }
}

const whereItCan = hasNamespaces ? test : test.skip

whereItCan(
  'a full disk: calls are refused; with room again the database and all else go on by themselves, nothing is lost or double',
  async () => {
    const keys = Array.from({ length: 10 }, () => randomUUID())
    for (const key of keys.slice(0, 5)) expect(await buy(key)).toBe('bought')
    const giveBack = fill()
    // The log of the database asks for a new file, and there is no room for one: PostgreSQL ends.
    await until(() =>
      db.query('test.switch', 'select pg_switch_wal()').then(
        () => false,
        () => true,
      ),
    )
    await until(async () => !(await isWell()))
    expect(await Promise.all(keys.slice(5).map(buy))).toEqual(keys.slice(5).map(() => 'SERVER_BUSY'))
    giveBack()
    await until(isWell)
    for (const key of keys) expect(await buy(key)).toBe('bought')
    expect(await facts()).toEqual({ orders: 10, clean: true })
  },
  120_000,
)

whereItCan(
  'an embedded database that is killed (-9) is started again, nothing that was answered is lost',
  async () => {
    const keys = [randomUUID()]
    expect(await buy(keys[0] ?? '')).toBe('bought')
    process.kill(runningOn(join(disk, 'postgres'))?.pid ?? 0, 'SIGKILL')
    // Its processes notice one after the other; until then they still take orders.
    let said = 'bought'
    while (said === 'bought') {
      const key = randomUUID()
      keys.push(key)
      said = await buy(key)
    }
    expect(said).toBe('SERVER_BUSY')
    await until(isReady)
    for (const key of keys) expect(await buy(key)).toBe('bought')
    expect(await facts()).toEqual({ orders: 10 + keys.length, clean: true })
    server.kill('SIGTERM')
    expect(await server.ended).toMatchObject({ code: 0 })
  },
  120_000,
)
