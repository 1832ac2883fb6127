/**
 * 5,000 sockets on one process, each on one of 4 pairs with 20 ticks a second: from the moment a tick is due to the first
 * message of a socket that shows it or a later one; then the same beside 100 sockets that read nothing. The clients are a process of
 * their own, from 50 addresses (one address may open 100 sockets). Bars: all served, p95 under 300 ms, memory flat.
 * Run: npx tsx test/bench/sockets.bench.ts [seconds of each part] [sockets]; BENCH_LONG=1 runs for ten minutes.
 */
import { fork } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { PAIRS } from '@core/domain'
import { openLive, type LiveStage } from './liveStage'
import { cpuOfMachine } from './load/cpu'
import { FIRST_PRICE, now, runClients, type Order, type Report } from './load/socketClients'

const INTERVAL = 50
const SECONDS = Number(process.argv[2] ?? (process.env.BENCH_LONG ? 300 : 20))
const SOCKETS = Number(process.argv[3] ?? 5_000)
const SLOW = 100
/** The first ticks meet sockets that have just joined; the last ones are waited for. */
const SETTLE_MS = 1_000
const TRADE_IDS = PAIRS.map(({ tradeId }) => tradeId)

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const memory = (): { heap: number; rss: number } => {
  collect()
  const { heapUsed, external, rss } = process.memoryUsage()
  return { heap: (heapUsed + external) / 1e6, rss: rss / 1e6 }
}

/** Tells each tick when it is due, or as soon as it can. */
const startTicks = (server: LiveStage, begin: number) => {
  let count = 0
  const timer = setInterval(() => {
    while (now() >= begin + (count + 1) * INTERVAL) {
      count++
      server.tick(TRADE_IDS, count, `${FIRST_PRICE + count}.00`)
    }
  }, 5)
  return {
    stop: (): number => {
      clearInterval(timer)
      return count
    },
    count: () => count,
  }
}

const startClients = () => {
  const child = fork(process.argv[1] ?? '', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, SOCKET_CLIENTS: '1' },
  })
  const tell = (order: Order): void => void child.send(order)
  const ask = (order: Order): Promise<Report | null> =>
    new Promise((resolve, reject) => {
      child.once('message', (message) => resolve(message as Report | null))
      child.once('exit', () => reject(new Error('the clients are gone')))
      tell(order)
    })
  return { tell, ask, close: () => child.disconnect() }
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`

const main = async (): Promise<void> => {
  const server = await openLive(`${FIRST_PRICE}.00`)
  const clients = startClients()
  await clients.ask({ do: 'open', address: server.address, sockets: SOCKETS, interval: INTERVAL })
  const begin = now()
  const ticks = startTicks(server, begin)
  await pause(SETTLE_MS)
  const before = memory()

  const part = async (name: string, slow: number): Promise<void> => {
    clients.tell({ do: 'count', begin, slow })
    const [began, used, all] = [performance.now(), process.cpuUsage(), cpuOfMachine()]
    await pause(SECONDS * 1_000)
    const seconds = (performance.now() - began) / 1_000
    const { user, system } = process.cpuUsage(used)
    const [own, machine] = [(user + system) / 1e6, cpuOfMachine() - all]
    const report = await clients.ask({ do: 'report', last: ticks.count() - SETTLE_MS / INTERVAL })
    if (!report) throw new Error('no report')
    const [p50, p95, p99, most] = report.delays
    console.log(
      `${name}: p50 ${p50} ms, p95 ${p95} ms (bar: 300 ms), p99 ${p99} ms, longest ${most} ms; ` +
        `${(report.messages / (SOCKETS - slow) / seconds).toFixed(1)} messages/s each; ${report.late} not served; ` +
        `of a core: server ${percent(own / seconds)}, clients ${percent(report.cpu / seconds)}, the whole machine ${percent(machine / seconds)}`,
    )
  }
  await part(`${SOCKETS} sockets, ${1000 / INTERVAL} ticks/s on each of ${PAIRS.length} pairs`, 0)
  const middle = memory()
  await part(`the same beside ${SLOW} of them that read nothing`, SLOW)
  ticks.stop()
  const after = memory()
  const megabytes = (key: 'heap' | 'rss') =>
    [before, middle, after].map((m) => m[key].toFixed(0)).join(', then ')
  console.log(
    `memory of the server at the beginning, after ${SECONDS} s and at the end: heap and buffers ` +
      `${megabytes('heap')} MB; resident ${megabytes('rss')} MB`,
  )
  clients.close()
  await server.close()
  process.exit()
}

if (process.env.SOCKET_CLIENTS) runClients()
else
  main().catch((error: unknown) => {
    console.error(error)
    process.exit(1)
  })
