import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { LIVE_PATH } from '@core/contract/live'
import type { Context } from '../context'
import type { Authenticate } from '../http/session'
import { Client, CLOSE } from './client'
import { Hub } from './hub'
import { Peer } from './peer'
import type { OrderReader } from './sources'

export type { OrderReader } from './sources'

/** Bytes of a client's message; larger ones close the socket (1009). */
const MAX_MESSAGE = 4096
/** Sockets of one client address. */
const MAX_SOCKETS = 100
/** Silence after which a client is asked for a sign of life, and then cut off. */
const PROBE_INTERVAL = 15_000
/** How often the sessions of open sockets are looked up again. */
const VERIFY_INTERVAL = 15_000

/** Sockets by client address, so that one address cannot take them all. */
class Doors {
  private readonly counts = new Map<string, number>()

  enter(address: string): boolean {
    const count = this.counts.get(address) ?? 0
    if (count >= MAX_SOCKETS) return false
    this.counts.set(address, count + 1)
    return true
  }

  leave(address: string): void {
    const count = (this.counts.get(address) ?? 1) - 1
    if (count > 0) this.counts.set(address, count)
    else this.counts.delete(address)
  }
}

interface Connection {
  client: Client
  peer: Peer
}

/** Serves the live socket (docs/live.md) on the app. @param readOrder an order of a user as the wire has it */
export const registerLive = async (
  app: FastifyInstance,
  ctx: Context,
  authenticate: Authenticate,
  readOrder: OrderReader,
): Promise<void> => {
  const hub = new Hub(ctx, readOrder)
  const doors = new Doors()
  const connections = new Set<Connection>()
  const probe = setInterval(() => connections.forEach(({ peer }) => peer.probe()), PROBE_INTERVAL)
  const verify = setInterval(() => {
    for (const { client } of connections) {
      client.verify().catch((error: unknown) => ctx.log.error({ err: error }, 'session check failed'))
    }
  }, VERIFY_INTERVAL)

  const accept = (socket: WebSocket, address: string): void => {
    socket.on('error', () => socket.terminate())
    if (!doors.enter(address)) {
      socket.close(CLOSE.busy, 'too many sockets')
      return
    }
    const peer = new Peer(socket)
    const connection = { peer, client: new Client({ ctx, hub, peer, authenticate }) }
    connections.add(connection)
    socket.on('message', (data: Buffer) => connection.client.receive(data.toString('utf8')))
    socket.on('pong', () => peer.alive())
    socket.on('close', () => {
      connections.delete(connection)
      doors.leave(address)
      peer.leave()
    })
    connection.client.greet()
  }

  await app.register(websocket, { options: { maxPayload: MAX_MESSAGE } })
  await app.register((scope, _options, done) => {
    scope.get(LIVE_PATH, { websocket: true }, (socket, request) => accept(socket, request.ip))
    done()
  })
  const stopEnded = ctx.bus.subscribe('sessionEnded', ({ userId, sessionId }) => {
    for (const { client, peer } of connections) {
      const session = peer.identity?.session
      if (session?.userId === userId && (sessionId === null || session.id === sessionId)) client.endSession()
    }
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(probe)
    clearInterval(verify)
    stopEnded()
    hub.close()
    done()
  })
}
