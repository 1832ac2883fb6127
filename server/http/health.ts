import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context'

type Parts = Pick<Context, 'db' | 'bus' | 'market' | 'vitals' | 'log'>

/** A balancer does not wait longer (ms), and a call would not be served well. */
const PATIENCE = 2_000

const tooLate = async (): Promise<never> => {
  await pause(PATIENCE, undefined, { ref: false })
  throw new Error(`no answer within ${PATIENCE} ms`)
}

const databaseAnswers = async ({ db, log }: Parts): Promise<boolean> => {
  try {
    await Promise.race([db.query('health', 'select 1'), tooLate()])
    return true
  } catch (error) {
    log.warn({ err: error }, 'the database does not answer')
    return false
  }
}

/** What does not work as it should, by name: `database`, `bus`, or a part whose last step failed. */
const troublesOf = async (parts: Parts): Promise<string[]> => {
  const { bus, vitals } = parts
  return [
    ...((await databaseAnswers(parts)) ? [] : ['database']),
    ...(bus.isUp() ? [] : ['bus']),
    ...vitals.failing().map(({ part }) => part),
  ]
}

/**
 * `/healthz` tells a person or an alarm how this process is; `/readyz` tells a balancer whether to send calls here. Only
 * a database that is away and an end that is near keep calls off: what else fails, fails on every process, or is done by another.
 */
export const registerHealth = (app: FastifyInstance, parts: Parts): void => {
  app.get('/healthz', async (_request, reply) => {
    const troubles = await troublesOf(parts)
    const status = troubles.length === 0 ? 'ok' : 'degraded'
    return reply
      .code(troubles.includes('database') ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status, market: parts.market.state(), ...(troubles.length > 0 && { troubles }) })
  })
  app.get('/readyz', async (_request, reply) => {
    const { vitals } = parts
    const troubles = vitals.isDraining ? ['ending'] : await troublesOf(parts)
    const ready = !vitals.isDraining && !troubles.includes('database')
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, troubles })
  })
}
