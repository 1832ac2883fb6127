import type { FastifyInstance } from 'fastify'
import type { Context } from '../context'
import { registerDemoPartner } from './demo'
import { registerInbound } from './inbound'
import { startPartnerWorker, type PartnerWorker } from './worker'

export type { PartnerWorker } from './worker'

export interface Partners {
  /** Begins to deliver; the server must listen. */
  start: () => PartnerWorker
}

/** How this machine reaches its own server: the loopback address where it listens on all. */
const originOf = (app: FastifyInstance): string => {
  const address = app.server.address()
  if (!address || typeof address === 'string') throw new Error('the server does not listen on a port')
  const { address: host, port, family } = address
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`
  if (host === '::') return `http://[::1]:${port}`
  return family === 'IPv6' ? `http://[${host}]:${port}` : `http://${host}:${port}`
}

/** Everything between this server and third parties: their messages to us, and ours to them. */
export const registerPartners = async (app: FastifyInstance, ctx: Context): Promise<Partners> => {
  await registerInbound(app, ctx)
  const demo = await registerDemoPartner(app, ctx, () => originOf(app))
  return {
    start: () => {
      const worker = startPartnerWorker(ctx, originOf(app) + demo.path)
      return {
        run: worker.run,
        stop: async () => {
          demo.stop()
          await worker.stop()
        },
      }
    },
  }
}
