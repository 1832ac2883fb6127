/**
 * One, two and three server processes on one PostgreSQL (fsync on) and one NATS: option orders a second of 64 clients over all of
 * them, beside 1,500 live sockets on all of them that follow every trade of a pair. Printed: the curve, and what each
 * used of the machine, which says what limits it. Nothing may be lost: every answered order is stored, the books are
 * clean, no socket misses a tick. Run: npx tsx test/bench/processes.bench.ts [seconds of each]; exits with 1 when something was lost.
 */
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import WebSocket from 'ws'
import { LIVE, LIVE_PATH, SUB, type ServerMessage } from '@core/contract/live'
import { OPTIONS } from '@core/domain'
import { audit, isClean } from '@server/ledger'
import { openDatabase } from '@server/store/database'
import { openNats } from '../helpers/nats'
import { makePlayers, type Player } from '../helpers/players'
import { runServer } from '../helpers/process'
import { cpuOf, cpuOfChildren, cpuOfMachine } from './load/cpu'
import { openDatabases } from './load/databases'
import { openCaller } from './load/http'
import { runLoad } from './load/run'

const SECONDS = Number(process.argv[2] ?? 8)
const [CLIENTS, SOCKETS, PLAYERS, PER_ADDRESS] = [64, 1_500, 256, 100]

interface Screen {
  /** Numbers of the ticks that were shown. */
  readonly seqs: number[]
  readonly delays: number[]
  readonly close: () => void
}

const openScreen = async (address: string, i: number): Promise<Screen> => {
  const localAddress = `127.0.0.${2 + Math.floor(i / PER_ADDRESS)}`
  const socket = new WebSocket(`${address.replace('http', 'ws')}${LIVE_PATH}`, {
    localAddress,
    perMessageDeflate: false,
  })
  const screen: Screen = { seqs: [], delays: [], close: () => socket.terminate() }
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as ServerMessage
    if (message.code !== LIVE.trades) return
    const first = screen.seqs.length === 0
    for (const { seq, time } of [...message.obj.trades].reverse()) {
      screen.seqs.push(Number(seq))
      if (!first) screen.delays.push(Date.now() - time)
    }
  })
  await once(socket, 'open')
  socket.send(JSON.stringify({ method: 'sub', type: SUB.trades, tradeId: (i % 4) + 1 }))
  return screen
}

/** Ticks that come while the first state is being read are shown before it, and in it again. */
const missed = ({ seqs }: Screen): boolean => {
  const shown = [...new Set(seqs)].sort((a, b) => a - b)
  return (shown.at(-1) ?? NaN) - (shown[0] ?? NaN) + 1 !== shown.length
}

const percentOf = (seconds: number) => (used: number) => `${Math.round((used / seconds) * 100)} %`

const measure = async (count: number): Promise<string[]> => {
  const databases = await openDatabases(process.env.DATABASE_URL ?? null)
  const nats = await openNats()
  await nats.start()
  const url = await databases.create()
  const start = () =>
    runServer({
      ...{ DATABASE_URL: url, BUS_URL: nats.url, DATA_DIR: databases.folder, H5_DIR: databases.folder },
      ...{ RATE_LIMIT: '10000000', OPTION_EXPOSURE: '1000000' },
    })
  const first = start()
  await first.ready
  const servers = [first, ...Array.from({ length: count - 1 }, start)]
  const addresses = await Promise.all(servers.map((server) => server.ready))
  const at = (i: number): string => addresses[i % count] ?? ''
  const players = await makePlayers(url, databases.folder, PLAYERS)
  const screens: Screen[] = []
  for (let i = 0; i < SOCKETS; i++) screens.push(await openScreen(at(i), i))
  const callers = Array.from({ length: CLIENTS }, (_, client) => openCaller(at(client)))

  const used = () => {
    const { user, system } = process.cpuUsage()
    const all = servers.reduce((sum, { pid }) => sum + cpuOf(pid), 0)
    return [all, cpuOfChildren(databases.postmaster), (user + system) / 1e6, cpuOfMachine()] as const
  }
  const [before, began] = [used(), performance.now()]
  let accepted = 0
  const load = await runLoad(CLIENTS, SECONDS, async (i, client) => {
    const ticket = {
      ...{ areaId: String((i % 3) + 1), duration: 60, direction: 'up', quantity: '1' },
      accountType: OPTIONS,
    }
    const code = await callers[client]?.post(
      '/api/options/order',
      (players[i % PLAYERS] as Player).token,
      ticket,
    )
    if (code === 0) accepted++
    return code === 0
  })
  const [app, postgres, generator, machine] = used().map((now, i) => now - (before[i] ?? 0))
  const share = percentOf((performance.now() - began) / 1_000)
  await pause(1_000)
  const delays = screens.flatMap((screen) => screen.delays).sort((a, b) => a - b)
  console.log(
    `${count} ${count === 1 ? 'process' : 'processes'}: ${load.perSecond} orders/s, p50 ${load.p50} ms, p99 ${load.p99} ms, ` +
      `${load.refused} refused; ${SOCKETS} sockets, ${Math.round(delays.length / SECONDS)} ticks/s shown, ` +
      `p95 ${delays[Math.floor(delays.length * 0.95)] ?? NaN} ms; of a core: servers ${share(app ?? 0)}, ` +
      `PostgreSQL ${share(postgres ?? 0)}, generator ${share(generator ?? 0)}, the whole machine ${share(machine ?? 0)}`,
  )
  screens.forEach(({ close }) => close())
  callers.forEach((caller) => caller.close())
  servers.forEach((server) => server.kill('SIGTERM'))
  await Promise.all(servers.map((server) => server.ended))
  const db = openDatabase({ url, poolSize: 1 })
  const [row] = await db.query<{ stored: number }>(
    'bench.stored',
    'select count(*)::int as stored from option_orders',
  )
  const clean = isClean(await db.tx((t) => audit(t)))
  await db.close()
  await nats.kill()
  await databases.close()
  const gaps = screens.filter(missed).length
  return [
    ...(row?.stored === accepted ? [] : [`${count}: ${accepted} orders answered, ${row?.stored} stored`]),
    ...(clean ? [] : [`${count}: the books are wrong`]),
    ...(gaps === 0 ? [] : [`${count}: ${gaps} sockets missed a tick`]),
  ]
}

const main = async (): Promise<void> => {
  const lost: string[] = []
  for (const count of [1, 2, 3]) lost.push(...(await measure(count)))
  console.log(lost.length === 0 ? 'nothing was lost' : lost.join('\n'))
  process.exit(lost.length === 0 ? 0 : 1)
}

void main()
