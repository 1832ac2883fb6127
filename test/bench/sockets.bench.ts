/**
 * 2,000 sockets, 500 on each of 4 pairs, 50 ticks a second and pair: from a tick on the server's bus to the first message
 * of a socket that shows it or a later one. The price of a tick is its number, so that a message tells which tick it
 * shows. The clients are a process of their own, from 20 addresses (one address may open 100 sockets).
 * Run: npx tsx test/bench/sockets.bench.ts [seconds] [sockets]
 */
import { fork } from 'node:child_process'
import WebSocket from 'ws'
import { PAIRS } from '@core/domain'
import { openLive } from './liveStage'

const RATE = 50
const SECONDS = Number(process.argv[2] ?? 20)
const SOCKETS = Number(process.argv[3] ?? 2_000)
const PER_ADDRESS = 100
/** The first ticks meet sockets that have just joined. */
const SETTLE_MS = 1_000
const FIRST_PRICE = 1_000
const TRADE_IDS = PAIRS.map(({ tradeId }) => tradeId)
const PRICE = /"currentPrice":"(\d+)/

/** What the clients are told, and what they answer with. */
type Order = { readonly address: string } | { readonly sentAt: readonly number[] }
interface Result {
  readonly delays: readonly number[]
  readonly messages: number
  readonly late: number
  readonly cpu: number
}
type Answer = { readonly open: true } | { readonly result: Result }

const percentile = (sorted: ArrayLike<number>, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN

/** One clock for both processes, finer than Date.now(). */
const now = (): number => performance.timeOrigin + performance.now()

const openSocket = (address: string, i: number, heard: (tick: number, at: number) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const localAddress = `127.0.0.${2 + Math.floor(i / PER_ADDRESS)}`
    const socket = new WebSocket(address, { localAddress, perMessageDeflate: false })
    socket.on('error', reject)
    socket.on('open', () =>
      socket.send(JSON.stringify({ method: 'sub', type: 1, tradeId: PAIRS[i % PAIRS.length]?.tradeId })),
    )
    socket.on('message', (data: Buffer) => {
      const price = PRICE.exec(data.toString('latin1'))?.[1]
      if (price === undefined) return
      heard(Number(price) - FIRST_PRICE, now())
      resolve()
    })
  })

/** The other process: notes which tick each socket saw when, and works the delays out at the end. */
const runClients = (): void => {
  const seen: { tick: number; at: number }[][] = Array.from({ length: SOCKETS }, () => [])
  const answer = (message: Answer): void => void process.send?.(message)
  const measure = (sentAt: readonly number[]): Result => {
    const delays: number[] = []
    for (const shown of seen) {
      let before = shown[0]?.tick ?? 0
      for (const { tick, at } of shown.slice(1)) {
        while (before < tick) delays.push(at - (sentAt[++before] ?? NaN))
      }
    }
    const sorted = Float64Array.from(delays).sort()
    const last = sentAt.length - 1
    const { user, system } = process.cpuUsage()
    return {
      delays: [0.5, 0.95, 0.99, 1].map((share) => percentile(sorted, share)),
      messages: seen.reduce((sum, shown) => sum + shown.length, 0),
      late: seen.filter((shown) => shown[shown.length - 1]?.tick !== last).length,
      cpu: (user + system) / 1000,
    }
  }
  process.on('message', (order: Order) => {
    if ('sentAt' in order) return answer({ result: measure(order.sentAt) })
    const opening = seen.map((shown, i) =>
      openSocket(order.address, i, (tick, at) => shown.push({ tick, at })),
    )
    Promise.all(opening).then(
      () => answer({ open: true }),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
}

const main = async (): Promise<void> => {
  const server = await openLive(`${FIRST_PRICE}.00`)
  const clients = fork(process.argv[1] ?? '', process.argv.slice(2), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, SOCKET_CLIENTS: '1' },
  })
  const next = (): Promise<Answer> =>
    new Promise((resolve, reject) => {
      clients.once('message', (message) => resolve(message as Answer))
      clients.once('exit', () => reject(new Error('the clients are gone')))
    })
  const opened = next()
  clients.send({ address: server.address } satisfies Order)
  await opened
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  const sentAt: number[] = [0]
  const before = process.cpuUsage()
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      sentAt.push(now())
      server.tick(TRADE_IDS, sentAt.length - 1, `${FIRST_PRICE + sentAt.length - 1}.00`)
      if (sentAt.length <= RATE * SECONDS) return
      clearInterval(timer)
      setTimeout(resolve, SETTLE_MS)
    }, 1000 / RATE)
  })
  const { user, system } = process.cpuUsage(before)
  const answered = next()
  clients.send({ sentAt } satisfies Order)
  const answer = await answered
  if (!('result' in answer)) throw new Error('no result')
  const { delays, messages, late, cpu } = answer.result
  const [p50, p95, p99, most] = delays.map((ms) => `${ms.toFixed(0)} ms`)
  const seconds = ((sentAt[sentAt.length - 1] ?? 0) - (sentAt[1] ?? 0)) / 1000
  console.log(
    `${SOCKETS} sockets, ${((sentAt.length - 2) / seconds).toFixed(0)} ticks/s on each of ${PAIRS.length} pairs: ` +
      `p50 ${p50}, p95 ${p95}, p99 ${p99}, longest ${most}; ` +
      `${(messages / SOCKETS / seconds).toFixed(1)} messages/s each; ${late} sockets without the last tick; ` +
      `server ${((user + system) / seconds / 10_000).toFixed(0)} %, clients ${(cpu / seconds / 10).toFixed(0)} % of a core`,
  )
  clients.kill()
  await server.close()
  process.exit()
}

if (process.env.SOCKET_CLIENTS) runClients()
else
  main().catch((error: unknown) => {
    console.error(error)
    process.exit(1)
  })
