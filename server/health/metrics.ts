import type * as prometheusTypes from 'prom-client'
import { PAIRS } from '@core/domain'
import type { Context } from '../context'
import { tradeName } from '../contracts/names'
import { lastAudit } from '../ledger/schedule'
import { queueLengths } from './queues'

/** Upper ends (s) of the classes of call times. */
const TIMES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** What a call did: its id in the contract, `ok` or the code of its refusal, and how long it took (s). */
export interface CallSeen {
  call: string
  outcome: string
  seconds: number
}

export interface Metrics {
  /** All figures as Prometheus reads them. */
  text: () => Promise<string>
  contentType: string
  countCall: (seen: CallSeen) => void
}

type Prometheus = typeof prometheusTypes
type Parts = Pick<Context, 'bus' | 'clock' | 'db' | 'log' | 'market' | 'vitals'>

const callCounter = ({ Counter, Histogram }: Prometheus, registry: prometheusTypes.Registry) => {
  const registers = [registry]
  const calls = new Counter({
    name: 'limelight_calls_total',
    help: 'Calls by id and outcome: ok, or the code of the refusal',
    labelNames: ['call', 'outcome'] as const,
    registers,
  })
  const times = new Histogram({
    name: 'limelight_call_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['call'] as const,
    buckets: TIMES,
    registers,
  })
  return ({ call, outcome, seconds }: CallSeen): void => {
    calls.inc({ call, outcome })
    times.observe({ call }, seconds)
  }
}

/** Labels and a figure. */
type Sample = readonly [Readonly<Record<string, string>>, number]

/** Figures that are looked up when they are read. */
const gauges = (prometheus: Prometheus, registry: prometheusTypes.Registry) => {
  const add =
    (kind: 'Gauge' | 'Counter') =>
    (name: string, help: string, labelNames: readonly string[], read: () => readonly Sample[]): void => {
      const metric = new prometheus[kind]({
        name: `limelight_${name}`,
        help,
        labelNames: [...labelNames],
        registers: [registry],
        collect: () => {
          metric.reset()
          for (const [labels, value] of read()) metric.inc(labels, value)
        },
      })
    }
  return { gauge: add('Gauge'), counter: add('Counter') }
}

const asNumber = (is: boolean): number => (is ? 1 : 0)

/** What the process itself knows. */
const addProcess = (
  { gauge, counter }: ReturnType<typeof gauges>,
  { bus, clock, db, market, vitals }: Parts,
  sockets: () => number,
): void => {
  gauge('sockets', 'Open live sockets', [], () => [[{}, sockets()]])
  gauge('bus_up', 'Whether messages reach the other processes', [], () => [[{}, asNumber(bus.isUp())]])
  gauge('draining', 'Whether this process is about to end', [], () => [[{}, asNumber(vitals.isDraining)]])
  gauge('feed_leader', 'Whether this process leads the market feed', [], () => [
    [{}, asNumber(market.leads())],
  ])
  gauge('feed_age_seconds', 'Market time since the last tick', ['pair'], () =>
    PAIRS.flatMap(({ tradeId }): Sample[] => {
      const tick = market.lastTick(tradeId)
      return tick ? [[{ pair: tradeName(tradeId) }, Math.max(0, market.now() - tick.time) / 1_000]] : []
    }),
  )
  counter(
    'feed_refused_total',
    'What the feed told that cannot be true, by pair and reason',
    ['pair', 'reason'],
    () =>
      market
        .refused()
        .map(({ tradeId, reason, count }): Sample => [
          { pair: tradeId === null ? '' : tradeName(tradeId), reason },
          count,
        ]),
  )
  counter('steps_total', 'Steps of what works by itself', ['part', 'result'], () =>
    vitals.all().flatMap(({ part, done, failed }): Sample[] => [
      [{ part, result: 'done' }, done],
      [{ part, result: 'failed' }, failed],
    ]),
  )
  gauge(
    'failing_seconds',
    'Time for which every step has failed; 0 while the last one was done',
    ['part'],
    () =>
      vitals
        .all()
        .map(({ part, failingSince }): Sample => [
          { part },
          failingSince === null ? 0 : Math.max(1, clock.now() - failingSince) / 1_000,
        ]),
  )
  gauge(
    'database_connections',
    'Connections of this process, and transactions that wait for one',
    ['state'],
    () => Object.entries(db.connections()).map(([state, count]): Sample => [{ state }, count]),
  )
}

/** What the database knows: read before the figures are. */
const databaseFigures = async (parts: Parts) => {
  try {
    const [queues, audit] = await Promise.all([queueLengths(parts.db, parts), lastAudit(parts.db)])
    return { up: true, queues, audit }
  } catch (error) {
    parts.log.warn({ err: error }, 'figures of the database could not be read')
    return { up: false, queues: {}, audit: null }
  }
}

/**
 * Figures for Prometheus. They name no user and hold no secret, but tell much about the business: they are served on a port of
 * their own, not with the calls.
 */
export const createMetrics = async (parts: Parts, sockets: () => number): Promise<Metrics> => {
  const prometheus = await import('prom-client')
  const registry = new prometheus.Registry()
  prometheus.collectDefaultMetrics({ register: registry })
  const add = gauges(prometheus, registry)
  addProcess(add, parts, sockets)
  let found: Awaited<ReturnType<typeof databaseFigures>> = { up: false, queues: {}, audit: null }
  add.gauge('database_up', 'Whether the database answered', [], () => [[{}, asNumber(found.up)]])
  add.gauge('waiting', 'Records that wait, by what they wait for', ['queue'], () =>
    Object.entries(found.queues).map(([queue, count]): Sample => [{ queue }, count]),
  )
  add.gauge('audit_clean', 'Whether the last audit found the books right', [], () =>
    found.audit ? [[{}, asNumber(found.audit.clean)]] : [],
  )
  add.gauge('audit_age_seconds', 'Time since the last audit of the books', [], () =>
    found.audit ? [[{}, Math.max(0, parts.clock.now() - found.audit.at) / 1_000]] : [],
  )
  return {
    contentType: registry.contentType,
    countCall: callCounter(prometheus, registry),
    text: async () => {
      found = await databaseFigures(parts)
      return registry.metrics()
    },
  }
}
