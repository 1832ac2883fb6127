import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import WebSocket from 'ws'
import { LIVE, LIVE_PATH, SUB, type ServerMessage } from '@core/contract/live'
import { readFeedRow } from '@server/market/lease'
import { openDatabase } from '@server/store/database'
import { startEmbedded } from '@server/store/embedded'
import { openNats } from '../helpers/nats'
import { runServer, type ServerProcess } from '../helpers/process'

/**
 * Three processes on one PostgreSQL and one NATS; the leader of the feed is killed (-9) again and again. Printed per kill: how
 * long until a socket of a process that lives hears the next tick, and which ticks it missed. Bar: under 3 s, none missed.
 */
const KILLS = 5

const folder = mkdtempSync(join(tmpdir(), 'limelight-failover-'))

/** Arrival (ms) of each tick of BTC, by number. */
const listen = async (address: string): Promise<{ heard: Map<number, number>; close: () => void }> => {
  const heard = new Map<number, number>()
  const socket = new WebSocket(`${address.replace('http', 'ws')}${LIVE_PATH}`)
  socket.on('error', () => undefined)
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as ServerMessage
    if (message.code !== LIVE.trades) return
    for (const { seq } of message.obj.trades)
      if (!heard.has(Number(seq))) heard.set(Number(seq), performance.now())
  })
  await once(socket, 'open')
  socket.send(JSON.stringify({ method: 'sub', type: SUB.trades, tradeId: 1 }))
  return { heard, close: () => socket.terminate() }
}

const openStage = async () => {
  const cluster = await startEmbedded({ folder })
  const nats = await openNats()
  await nats.start()
  const url = cluster.urlOf('postgres')
  const db = openDatabase({ url, poolSize: 2 })
  const running = new Set<ServerProcess>()
  const shared = { DATABASE_URL: url, BUS_URL: nats.url, DATA_DIR: folder, H5_DIR: join(folder, 'h5') }
  return {
    start: (): Promise<string> => {
      const server = runServer(shared)
      running.add(server)
      void server.ended.then(() => running.delete(server))
      return server.ready
    },
    leaderPid: async (): Promise<number> => Number((await readFeedRow(db))?.leader.split(':').at(-1)),
    close: async (): Promise<void> => {
      const ends = [...running].map((server) => {
        server.kill('SIGTERM')
        return server.ended
      })
      await Promise.all(ends)
      await nats.kill()
      await db.close()
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Heard {
  heard: Map<number, number>
}

const missedOf = ({ heard }: Heard): number => {
  const seqs = [...heard.keys()].sort((a, b) => a - b)
  return (seqs.at(-1) ?? 0) - (seqs[0] ?? 0) + 1 - seqs.length
}

/** Kills the leader. @returns the addresses that live, and how long each waited for a tick (ms) */
const killOnce = async (pid: number, addresses: readonly string[], name: string) => {
  const all = await Promise.all(addresses.map(listen))
  await pause(2_000 + Math.random() * 1_000)
  const killed = performance.now()
  process.kill(pid, 'SIGKILL')
  const next = ({ heard }: Heard): number | undefined => [...heard.values()].find((at) => at > killed + 50)
  const living = () => all.filter((screen) => next(screen) !== undefined)
  while (living().length < addresses.length - 1) await pause(20)
  await pause(1_500)
  const waits = living().map((screen) => Math.round((next(screen) ?? 0) - killed))
  console.log(
    `${name}: next tick after ${waits.join(' and ')} ms, missed ${living().map(missedOf).join(' and ')}`,
  )
  all.forEach(({ close }) => close())
  return { waits, alive: addresses.filter((_, i) => living().some((screen) => screen === all[i])) }
}

const main = async (): Promise<void> => {
  const stage = await openStage()
  let addresses = [await stage.start(), await stage.start(), await stage.start()]
  const gaps: number[] = []
  for (let kill = 1; kill <= KILLS; kill++) {
    const { waits, alive } = await killOnce(await stage.leaderPid(), addresses, `kill ${kill}`)
    gaps.push(...waits)
    addresses = [...alive, await stage.start()]
  }
  console.log(`longest: ${Math.max(...gaps)} ms (bar: 3000 ms)`)
  await stage.close()
}

void main()
