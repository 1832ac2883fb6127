/**
 * Option orders a second at 64 clients over HTTP, beside a pgbench script that posts the same rows (house rows in, prepared
 * statements, fsync on) on the same PostgreSQL, in turns; then their times at half of that load.
 * Bars: at least 50 % of the script, p99 under 100 ms. On the embedded PostgreSQL, and on DATABASE_URL where it is set.
 * Run: npx tsx test/bench/orders.bench.ts [seconds of each turn] [turns]
 */
import { OPTIONS } from '@core/domain'
import { audit, isClean } from '@server/ledger'
import { openDatabase } from '@server/store/database'
import { makePlayers, type Player } from '../helpers/players'
import { runServer } from '../helpers/process'
import { cpuOf, cpuOfChildren, cpuOfMachine } from './load/cpu'
import { openCaller } from './load/http'
import { openScript, type Script } from './load/pgbench'
import { runLoad, runPaced } from './load/run'
import { openDatabases, type BenchDatabases } from './load/databases'

const CLIENTS = 64
const USERS = 256
const AREAS = 3
const SECONDS = Number(process.argv[2] ?? 8)
const TURNS = Number(process.argv[3] ?? 3)

type Send = (i: number, client: number) => Promise<boolean>

const orderOf = (i: number) => ({
  areaId: String((i % AREAS) + 1),
  duration: 60,
  direction: i % 2 ? 'up' : 'down',
  quantity: '1',
  accountType: OPTIONS,
})

const runsOn = (url: string, folder: string) =>
  runServer({
    DATABASE_URL: url,
    DATA_DIR: folder,
    H5_DIR: folder,
    RATE_LIMIT: '10000000',
    OPTION_EXPOSURE: '1000000',
  })

/** Users with money in a new database, and a copy of it for the script. */
const prepare = async ({ folder, create }: BenchDatabases) => {
  const url = await create()
  const server = runsOn(url, folder)
  await server.ready
  const players = await makePlayers(url, folder, USERS)
  server.kill('SIGTERM')
  await server.ended
  const script = await openScript(await create(url), { users: players.map((p) => p.userId), areas: AREAS })
  return { url, players, script }
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

/** In turns, so that both meet the same machine. @returns orders a second, and their ratio to the script, of each turn */
const compare = async (script: Script, send: Send, shares: () => () => string) => {
  const [ours, ratios]: [number[], number[]] = [[], []]
  for (let turn = 1; turn <= TURNS; turn++) {
    const theirs = await script.orders(CLIENTS, SECONDS)
    const used = shares()
    const load = await runLoad(CLIENTS, SECONDS, send)
    const ratio = load.perSecond / theirs
    ours.push(load.perSecond)
    ratios.push(ratio)
    console.log(
      `  ${load.perSecond} orders/s (p50 ${load.p50} ms, p99 ${load.p99} ms, ${load.refused} refused), pgbench ${theirs.toFixed(0)}: ` +
        `${percent(ratio)}; ${used()}`,
    )
  }
  return { ours, ratios }
}

const middle = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? NaN

const measure = async (name: string, databases: BenchDatabases): Promise<void> => {
  const { url, players, script } = await prepare(databases)
  const server = runsOn(url, databases.folder)
  const address = await server.ready
  const callers = Array.from({ length: CLIENTS }, () => openCaller(address))
  const send: Send = async (i, client) => {
    const { token } = players[i % USERS] as Player
    return (await callers[client]?.post('/api/options/order', token, orderOf(i))) === 0
  }
  const cpu = () => {
    const own = process.cpuUsage()
    const mine = (own.user + own.system) / 1e6
    const [app, postgres] = [cpuOf(server.pid), cpuOfChildren(databases.postmaster)]
    return [app, postgres, mine, cpuOfMachine(), performance.now() / 1000] as const
  }
  const shares = () => {
    const before = cpu()
    return () => {
      const [app = 0, postgres = 0, generator = 0, machine = 0, seconds = 1] = cpu().map(
        (now, i) => now - (before[i] ?? 0),
      )
      const [a, p, g, m] = [app, postgres, generator, machine].map((used) => percent(used / seconds))
      return `of a core: server ${a}, PostgreSQL ${p}, generator ${g}, the whole machine ${m}`
    }
  }
  console.log(`${name}, ${CLIENTS} clients:`)
  await runLoad(CLIENTS, 2, send)
  const { ours, ratios } = await compare(script, send, shares)
  const rate = middle(ours) / 2
  const half = await runPaced({ clients: CLIENTS, rate }, SECONDS, send)
  console.log(
    `  at half of it: ${half.perSecond} orders/s, p50 ${half.p50} ms, p99 ${half.p99} ms (bar: 100 ms)`,
  )
  console.log(`  middle ratio: ${percent(middle(ratios))} (bar: 50 %)`)
  callers.forEach((caller) => caller.close())
  script.close()
  server.kill('SIGTERM')
  const { stderr } = await server.ended
  if (stderr) console.log(stderr.slice(0, 2_000))
  const db = openDatabase({ url, poolSize: 1 })
  console.log(`  books ${isClean(await db.tx((t) => audit(t))) ? 'clean' : 'WRONG'}`)
  await db.close()
}

const main = async (): Promise<void> => {
  const given = process.env.DATABASE_URL
  for (const url of given ? [null, given] : [null]) {
    const databases = await openDatabases(url)
    try {
      await measure(url === null ? 'embedded PostgreSQL' : 'PostgreSQL of DATABASE_URL', databases)
    } finally {
      await databases.close()
    }
  }
}

void main()
