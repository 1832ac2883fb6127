import type { FastifyInstance } from 'fastify'
import type { CallSeen } from '../health/metrics'

declare module 'fastify' {
  interface FastifyRequest {
    /** Code of the refusal; empty when the call was answered. */
    refusal: string
  }
  interface FastifyContextConfig {
    /** Id of the call in the contract. */
    call?: string
  }
}

/** Remembers how a request ended, and tells it of calls of the contract. */
export const registerCallMetrics = (app: FastifyInstance, seen: ((call: CallSeen) => void) | null): void => {
  app.decorateRequest('refusal', '')
  if (!seen) return
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config
    if (call) seen({ call, outcome: request.refusal || 'ok', seconds: reply.elapsedTime / 1_000 })
    done()
  })
}
