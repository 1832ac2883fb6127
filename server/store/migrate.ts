import type { Database, Tx } from './db'
import { MIGRATIONS, type Migration } from './migrations'

const SETUP = `
create table if not exists migration_lock (id integer primary key);
create table if not exists migrations (name text primary key, applied_at bigint not null);
insert into migration_lock (id) values (1) on conflict do nothing;
`

/** Makes server processes that start together wait for each other until the end of the transaction. */
export const lockStart = async (t: Tx): Promise<void> => {
  await t.query('migration.lock', 'select id from migration_lock where id = 1 for update')
}

const apply = async (t: Tx, migration: Migration, now: number): Promise<void> => {
  await t.script(migration.sql)
  await t.query('migration.done', 'insert into migrations (name, applied_at) values ($1, $2)', [
    migration.name,
    now,
  ])
}

/**
 * Brings the database up to date. Server processes that start together wait for each other on a lock row.
 * @returns names of the migrations that were applied now
 */
export const migrate = async (
  db: Database,
  now: number,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<string[]> => {
  await db.tx((t) => t.script(SETUP))
  return db.tx(
    async (t) => {
      await lockStart(t)
      const done = await t.query<{ name: string }>('migration.list', 'select name from migrations')
      const names = new Set(done.map((row) => row.name))
      const missing = migrations.filter((m) => !names.has(m.name))
      for (const migration of missing) await apply(t, migration, now)
      return missing.map((m) => m.name)
    },
    { patient: true },
  )
}
