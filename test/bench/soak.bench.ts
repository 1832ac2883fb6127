/**
 * Mixed load on two server processes (PostgreSQL with fsync, NATS), one of which is killed (-9) again and again while the other
 * lives throughout: options, contracts, swaps, transfers and reads of 16 callers who repeat an unanswered call with its key elsewhere, and 50 live
 * sockets that come again. At the end everything accepted is there once and settled at most once, the books are
 * clean, no process ended by itself or wrote an error, and heap and handles of the one that lives are flat.
 * Run: npx tsx test/bench/soak.bench.ts [minutes]; 3 minutes by default, an hour with BENCH_LONG=1. Exits with 1 when something is wrong.
 */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import WebSocket from 'ws'
import { LIVE_PATH, SUB } from '@core/contract/live'
import { audit, isClean } from '@server/ledger'
import { openDatabase } from '@server/store/database'
import type { Database } from '@server/store/db'
import { endingsPerOrder } from '../helpers/endings'
import { freePort, openNats } from '../helpers/nats'
import { makePlayers, type Player } from '../helpers/players'
import { runServer, type ServerProcess } from '../helpers/process'
import { openDatabases } from './load/databases'
import { fundContracts, nothingSeen, runCaller, type Seen } from './load/mixed'

const MINUTES = Number(process.argv[2] ?? (process.env.BENCH_LONG ? 60 : 3))
const [CALLERS, SOCKETS, PLAYERS] = [16, 50, 64]
const SAMPLE_MS = 5_000
const KILL_MS = [15_000, 45_000] as const
const COME_AGAIN_MS = 500
const END = performance.now() + MINUTES * 60_000
const ended = (): boolean => performance.now() > END

interface Sample {
  heap: number
  resident: number
  handles: number
}

const figure = (text: string, name: string): number =>
  Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`, 'm').exec(text)?.[1])

const sampleOf = async (address: string): Promise<Sample> => {
  const text = await (await fetch(address)).text()
  return {
    heap: figure(text, 'nodejs_heap_size_used_bytes') / 1e6,
    resident: figure(text, 'process_resident_memory_bytes') / 1e6,
    handles: figure(text, 'nodejs_active_handles_total'),
  }
}

/** A socket that follows its user's orders and a pair, and opens again when its server is gone. */
const follow = (addresses: () => readonly string[], i: number, { token }: Player): void => {
  if (ended()) return
  const address = addresses()[i % addresses().length] ?? ''
  const socket = new WebSocket(`${address.replace('http', 'ws')}${LIVE_PATH}`)
  socket.on('error', () => undefined)
  socket.on('open', () => {
    socket.send(JSON.stringify({ method: 'sub', type: SUB.trade, tradeId: (i % 4) + 1 }))
    socket.send(JSON.stringify({ method: 'sub', type: SUB.records, token }))
  })
  socket.on('close', () => setTimeout(() => follow(addresses, i, { token } as Player), COME_AGAIN_MS))
}

/** The lowest of a part of the run is what is left after the collector. */
const lowest = (samples: readonly Sample[], key: keyof Sample): string =>
  Math.min(...samples.map((sample) => sample[key])).toFixed(0)

const trend = (samples: readonly Sample[], key: keyof Sample): string => {
  const quarter = Math.ceil(samples.length / 4)
  const parts = [0, 1, 2, 3].map((i) => samples.slice(i * quarter, (i + 1) * quarter))
  return parts.map((part) => (part.length > 0 ? lowest(part, key) : '-')).join(', ')
}

/** Answered and stored ids of one kind must agree; a call that had no answer may have been carried out. @returns what is wrong */
const missing = async (db: Database, seen: Seen, [what, sql]: readonly [Kind, string]): Promise<string[]> => {
  const stored = new Set((await db.query<{ id: string }>(`soak.${what}`, sql)).map(({ id }) => id))
  const lost = [...seen[what]].filter((id) => !stored.has(id)).length
  return [
    ...(lost > 0 ? [`${lost} answered ${what} are not there`] : []),
    ...(stored.size > seen[what].size + CALLERS ? [`more ${what} than were asked for`] : []),
  ]
}

type Kind = 'options' | 'contracts' | 'swaps'

const STORED: readonly (readonly [Kind, string])[] = [
  ['options', 'select id from option_orders'],
  ['contracts', 'select id from contract_orders where trade_type in (1, 2)'],
  ['swaps', 'select id from swaps'],
]

/** What should have come to its end 10 s ago by the market's own time. */
const DUE: readonly (readonly [name: string, sql: string])[] = [
  [
    'options',
    `select count(*)::int as due from option_orders where state = 'open' and settle_at < (select max(time) from ticks) - 10000`,
  ],
  [
    'contracts',
    `select count(*)::int as due from contract_orders where state = 'working' and pub_type = 1 and accepted_at < (select max(time) from ticks) - 10000`,
  ],
]

/** Lets what runs come to its end, then looks whether anything was lost or doubled. @returns what is wrong */
const examine = async (db: Database, seen: Seen): Promise<string[]> => {
  const problems: string[] = []
  for (const kind of STORED) problems.push(...(await missing(db, seen, kind)))
  const doubled = (await endingsPerOrder(db)).filter((endings) => endings > 1).length
  if (doubled > 0) problems.push(`${doubled} options ended more than once`)
  for (const [what, sql] of DUE) {
    const [late] = await db.query<{ due: number }>(`soak.due.${what}`, sql)
    if (late?.due) problems.push(`${late.due} ${what} are due and not ended`)
  }
  if (!isClean(await db.tx((t) => audit(t), { patient: true }))) problems.push('the books are wrong')
  return problems
}

const main = async (): Promise<void> => {
  const databases = await openDatabases(process.env.DATABASE_URL ?? null)
  const nats = await openNats()
  await nats.start()
  const url = await databases.create()
  const settings = {
    DATABASE_URL: url,
    BUS_URL: nats.url,
    DATA_DIR: databases.folder,
    H5_DIR: join(databases.folder, 'h5'),
    RATE_LIMIT: '10000000',
    LOG_LEVEL: 'error',
  }
  const metricsPort = await freePort()
  const lasting = runServer({ ...settings, METRICS_PORT: String(metricsPort) })
  const problems: string[] = []
  const alive = new Map<ServerProcess, string>([[lasting, await lasting.ready]])
  const addresses = (): readonly string[] => [...alive.values()]
  const players = await makePlayers(url, databases.folder, PLAYERS)
  await fundContracts(await lasting.ready, players)
  const seen = nothingSeen()

  let kills = 0
  const killing = async (): Promise<void> => {
    while (!ended()) {
      const server = runServer(settings)
      alive.set(server, await server.ready)
      const [from, to] = KILL_MS
      const until = performance.now() + from + Math.random() * (to - from)
      while (!ended() && performance.now() < until) await pause(100)
      server.kill('SIGKILL')
      const { code, stderr } = await server.ended
      alive.delete(server)
      kills++
      if (code !== null || stderr) problems.push(`a process ended with ${code}: ${stderr.slice(0, 500)}`)
    }
  }
  const samples: Sample[] = []
  const sampling = async (): Promise<void> => {
    while (!ended()) {
      await pause(SAMPLE_MS)
      samples.push(await sampleOf(`http://127.0.0.1:${metricsPort}/metrics`))
    }
  }
  for (let i = 0; i < SOCKETS; i++) follow(addresses, i, players[i % PLAYERS] as Player)
  const callers = Array.from({ length: CALLERS }, () => runCaller({ addresses, players, ended }, seen))
  await Promise.all([killing(), sampling(), ...callers])

  await pause(5_000)
  const db = openDatabase({ url, poolSize: 2 })
  problems.push(...(await examine(db, seen)))
  await db.close()
  lasting.kill('SIGTERM')
  const { code, stderr } = await lasting.ended
  if (code !== 0 || stderr) problems.push(`the lasting process ended with ${code}: ${stderr.slice(0, 1_000)}`)
  console.log(
    `${MINUTES} min, ${kills} kills: ${seen.calls} calls answered, ${seen.again} sent again, ` +
      `${seen.options.size} options, ${seen.contracts.size} contracts, ${seen.swaps.size} swaps accepted; refused: ${JSON.stringify(Object.fromEntries(seen.refused))}`,
  )
  console.log(`lowest of each quarter: heap ${trend(samples, 'heap')} MB`)
  console.log(`resident ${trend(samples, 'resident')} MB, handles ${trend(samples, 'handles')}`)
  console.log(
    problems.length === 0 ? 'nothing is wrong: books clean, nothing lost or doubled' : problems.join('\n'),
  )
  await nats.kill()
  await databases.close()
  process.exit(problems.length === 0 ? 0 : 1)
}

void main()
