import type { Kysely } from 'kysely'
import type { Schema } from './schema'

/**
 * What both the database and a transaction offer.
 * Bigints and numerics arrive as texts (nothing is lost), booleans, integers and uuids as themselves.
 */
export interface Queries {
  /**
   * Runs raw SQL as a named prepared statement; the name must belong to one text only (`option.due`).
   * Use it for money and hot paths.
   */
  query: <Row>(name: string, sql: string, params?: readonly unknown[]) => Promise<Row[]>
  /** Typed query builder for ordinary reads and writes. */
  readonly kysely: Kysely<Schema>
}

/** A transaction: everything asked of it happens or nothing does. */
export interface Tx extends Queries {
  /** Runs after the commit, and only then: announcements on the bus, mails. Forgotten when the transaction is retried. */
  afterCommit: (action: () => void) => void
  /** A last statement whose result nobody needs: it travels with the commit, which fails when it fails. */
  withCommit: (name: string, sql: string, params: readonly unknown[]) => void
  /** Several statements without parameters: migrations. */
  script: (sql: string) => Promise<void>
}

/** Thrown to begin a transaction anew, as after a deadlock: what it had read was changed by others meanwhile. */
export class Outrun extends Error {
  readonly code = '40001'
}

export interface TxOptions {
  /** Its statements may take as long as they need: migrations, audits, snapshots of everything. */
  patient?: boolean
}

export interface Database extends Queries {
  /**
   * Runs `work` in one READ COMMITTED transaction.
   * Serialisation failures and deadlocks (40001, 40P01) are retried from the start, so `work` must not have
   * effects outside its transaction except through `afterCommit`.
   */
  tx: <T>(work: (t: Tx) => Promise<T>, options?: TxOptions) => Promise<T>
  /** Connections: open, open and unused, and transactions that wait for one. */
  connections: () => { open: number; idle: number; waiting: number }
  close: () => Promise<void>
}
