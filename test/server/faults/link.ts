import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** The way to a database, which a test can make slow, dead or half-open. */
export interface Link {
  /** The same database by this way. */
  url: string
  /** Nothing passes any more, in either direction, and nobody is told: a half-open connection. */
  freeze: () => void
  /** Ends all connections and refuses new ones, as a database that goes down. */
  cut: () => Promise<void>
  /** Lets everything through again, each piece `delay` ms late. What was held back by `freeze` is lost. */
  mend: (delay?: number) => Promise<void>
  close: () => Promise<void>
}

/** Bytes pass one way in order, each piece as late as the link is slow. */
const pass = (from: Socket, to: Socket, state: { frozen: boolean; delay: number }): void => {
  from.on('data', (data) => {
    if (state.frozen) return
    if (state.delay === 0) to.write(data)
    else setTimeout(() => to.write(data), state.delay)
  })
  from.on('error', () => undefined)
  from.on('close', () => to.destroy())
}

export const openLink = async (databaseUrl: string): Promise<Link> => {
  const target = new URL(databaseUrl)
  const state = { frozen: false, delay: 0 }
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    }
    pass(near, far, state)
    pass(far, near, state)
  })
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const drop = (): void => sockets.forEach((socket) => socket.destroy())
  const cut = async (): Promise<void> => {
    if (!server.listening) return
    server.close()
    drop()
    await once(server, 'close')
  }
  const port = await listen(0)
  const url = new URL(databaseUrl)
  url.port = String(port)
  return {
    url: url.href,
    freeze: () => {
      state.frozen = true
    },
    cut,
    mend: async (delay = 0) => {
      if (state.frozen) drop()
      Object.assign(state, { frozen: false, delay })
      if (!server.listening) await listen(port)
    },
    close: cut,
  }
}
