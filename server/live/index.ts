import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { LIVE_PATH } from '@core/contract/live'
import type { Context } from '../context'
import type { Authenticate } from '../http/session'
import { Client, CLOSE } from './client'
import { Doors } from './doors'
import { Hub } from './hub'
import { Peer } from './peer'
import { spread } from './spread'
import type { OrderReader } from './sources'

export type { OrderReader } from './sources'

/** Bytes of a client's message; larger ones close the socket (1009). */
const MAX_MESSAGE = 4096
/** Silence after which a client is asked for a sign of life, and then cut off. */
const PROBE_INTERVAL = 15_000
/** How often the sessions of open sockets are looked up again. */
const VERIFY_INTERVAL = 15_000

interface Connection {
  client: Client
  peer: Peer
}

/** The sockets of this process. */
export interface LiveSockets {
  count: () => number
  /** Asks all clients to come again, maybe elsewhere, and to read what they missed. */
  dismiss: () => Promise<void>
}

/**
 * Cuts off who fell silent, and whose session has ended; who may have missed something comes again.
 * @returns the way to stop
 */
const watch = (
  { bus, log }: Context,
  connections: ReadonlySet<Connection>,
  { dismiss }: LiveSockets,
): (() => void) => {
  const probe = setInterval(() => connections.forEach(({ peer }) => peer.probe()), PROBE_INTERVAL)
  const verify = setInterval(() => {
    for (const { client } of connections) {
      client.verify().catch((error: unknown) => log.error({ err: error }, 'session check failed'))
    }
  }, VERIFY_INTERVAL)
  const stopEnded = bus.subscribe('sessionEnded', ({ userId, sessionId }) => {
    for (const { client, peer } of connections) {
      const session = peer.identity?.session
      if (session?.userId === userId && (sessionId === null || session.id === sessionId)) client.endSession()
    }
  })
  const stopMissed = bus.onMissed(() => void dismiss())
  return () => {
    clearInterval(probe)
    clearInterval(verify)
    stopMissed()
    stopEnded()
  }
}

/** Serves the live socket (docs/live.md) on the app. @param readOrder an order of a user as the wire has it */
export const registerLive = async (
  app: FastifyInstance,
  ctx: Context,
  authenticate: Authenticate,
  readOrder: OrderReader,
): Promise<LiveSockets> => {
  const hub = new Hub(ctx, readOrder)
  const doors = new Doors()
  const connections = new Set<Connection>()
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
  const sockets: LiveSockets = {
    count: () => connections.size,
    dismiss: () => spread(connections, ({ peer }) => peer.close(CLOSE.again, 'come again')),
  }
  const stopWatching = watch(ctx, connections, sockets)
  app.addHook('onClose', (_app, done) => {
    stopWatching()
    hub.close()
    done()
  })
  return sockets
}
