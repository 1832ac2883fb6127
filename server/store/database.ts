import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolClient } from 'pg'
import { errorCode } from '../errorCode'
import { inOrder } from './inOrder'
import type { Database, Queries, Tx, TxOptions } from './db'
import type { Schema } from './schema'

const RETRYABLE = new Set(['40001', '40P01'])
const MAX_ATTEMPTS = 10

export interface DatabaseOptions {
  url: string
  /** Connections at most. */
  poolSize?: number
  /** Longest wait (ms) for a connection, a lock or a statement's answer; without it, as long as it takes. */
  timeoutMs?: number
  /** Called when an idle connection breaks; the pool opens a new one by itself. */
  onError?: (error: Error) => void
}

/** Longest wait (ms) that a timer can have: 24 days. */
const NEVER = 2 ** 31 - 1
/** Overrides the pool's limit of this side for one statement. */
const PATIENT = { query_timeout: NEVER }

const named =
  (client: Pool | PoolClient, limit = {}): Queries['query'] =>
  async <Row>(name: string, sql: string, params: readonly unknown[] = []) => {
    const result = await client.query({ name, text: sql, values: [...params], ...limit })
    return result.rows as Row[]
  }

const kyselyOn = (client: PoolClient): Kysely<Schema> => {
  const borrowed = { query: client.query.bind(client), release: () => undefined }
  const pool = { connect: () => Promise.resolve(borrowed), end: () => Promise.resolve() }
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

/** What a transaction leaves for its end. */
interface Ending {
  /** From then on its connection belongs to others. */
  over: boolean
  /** Sent together with the commit. */
  statements: { name: string; text: string; values: unknown[] }[]
  /** Run after it. */
  actions: (() => void)[]
}

const transaction = (client: PoolClient, ending: Ending, limit: object): Tx => {
  const { statements, actions } = ending
  const query = named(client, limit)
  let builder: Kysely<Schema> | null = null
  return {
    query: (name, sql, params) => {
      if (ending.over) return Promise.reject(new Error(`${name} came after the end of its transaction`))
      return query(name, sql, params)
    },
    get kysely() {
      builder ??= kyselyOn(client)
      return builder
    },
    afterCommit: (action) => {
      actions.push(action)
    },
    withCommit: (name, text, params) => {
      statements.push({ name, text, values: [...params] })
    },
    script: async (sql) => {
      await client.query({ text: sql, ...limit })
    },
  }
}

/** Statements are pipelined: the first one travels with `begin`, the last ones with `commit`. */
const attempt = async <T>(
  pool: Pool,
  work: (t: Tx) => Promise<T>,
  { patient = false }: TxOptions,
): Promise<T> => {
  const client = await pool.connect()
  const ending: Ending = { over: false, statements: [], actions: [] }
  let broken: Error | undefined
  let result: T
  try {
    const begun = client.query(patient ? 'begin; set local statement_timeout = 0' : 'begin')
    begun.catch(() => undefined)
    result = await work(transaction(client, ending, patient ? PATIENT : {}))
    ending.over = true
    await begun
    const last = ending.statements.map((statement) => client.query(statement))
    await inOrder([...last, client.query('commit')])
  } catch (error) {
    ending.over = true
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
  for (const action of ending.actions) action()
  return result
}

const pause = (attemptNo: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * 5 * 2 ** Math.min(attemptNo, 6)))

const withRetry = async <T>(pool: Pool, work: (t: Tx) => Promise<T>, options: TxOptions): Promise<T> => {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt(pool, work, options)
    } catch (error) {
      if (tries >= MAX_ATTEMPTS || !RETRYABLE.has(errorCode(error))) throw error
      await pause(tries)
    }
  }
}

/** How much longer than the database this side waits: its own word, when there is one, says more. */
const GRACE = 1_000
/** Time (ms) after which a silent connection is asked whether its other end is there. */
const KEEP_ALIVE = 10_000

/** What nobody answers ends: the database ends a slow statement, and this side a connection without an other end. */
const limitsOf = (timeoutMs: number) => ({
  connectionTimeoutMillis: timeoutMs,
  statement_timeout: timeoutMs,
  query_timeout: timeoutMs + GRACE,
})

/** Opens a pool; connections are made when first needed. */
export const openDatabase = ({ url, poolSize = 16, timeoutMs, onError }: DatabaseOptions): Database => {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    pipeline: true,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    ...(timeoutMs && limitsOf(timeoutMs)),
    options: '-c plan_cache_mode=force_generic_plan -c timezone=UTC',
  })
  let closing = false
  pool.on('error', (error) => {
    if (!closing) onError?.(error)
  })
  // The pool itself listens to idle connections only: one that is lost in use would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    query: named(pool),
    kysely: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    tx: (work, options = {}) => withRetry(pool, work, options),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => {
      closing = true
      return pool.end()
    },
  }
}
