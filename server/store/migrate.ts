import { createHash } from 'node:crypto'
import { ConfigError } from '../config'
import type { Database, Tx } from './db'
import { MIGRATIONS, type Migration } from './migrations'

const SETUP = `
create table if not exists migration_lock (id integer primary key);
create table if not exists migrations (name text primary key, applied_at bigint not null);
alter table migrations add column if not exists sum text;
insert into migration_lock (id) values (1) on conflict do nothing;
`

/** Makes server processes that start together wait for each other until the end of the transaction. */
export const lockStart = async (t: Tx): Promise<void> => {
  await t.query('migration.lock', 'select id from migration_lock where id = 1 for update')
}

/** Tells one text of a migration from another. */
export const sumOf = ({ sql }: Pick<Migration, 'sql'>): string =>
  createHash('sha256').update(sql).digest('hex')

const DONE = 'insert into migrations (name, applied_at, sum) values ($1, $2, $3)'

const apply = async (t: Tx, migration: Migration, now: number): Promise<void> => {
  await t.script(migration.sql)
  await t.query('migration.done', DONE, [migration.name, now, sumOf(migration)])
}

interface Applied {
  name: string
  /** Null where a server did it that kept no sums; or does, beside this one, during an upgrade. */
  sum: string | null
}

/** @throws ConfigError when a migration was done by another text than ours: then nobody knows what the tables are like */
const compare = async (t: Tx, done: readonly Applied[], migrations: readonly Migration[]): Promise<void> => {
  const sums = new Map(migrations.map((migration) => [migration.name, sumOf(migration)]))
  const changed = done.filter(({ name, sum }) => sum !== null && sums.has(name) && sums.get(name) !== sum)
  if (changed.length > 0)
    throw new ConfigError(
      `this database was made by another text of ${changed.map(({ name }) => name).join(', ')} than this version of the ` +
        'server has: its tables may differ. Start the version that made it, or restore a backup made by this one',
    )
  for (const { name, sum } of done)
    if (sum === null && sums.has(name))
      await t.query('migration.sum', 'update migrations set sum = $2 where name = $1', [name, sums.get(name)])
}

/**
 * Brings the database up to date. Server processes that start together wait for each other on a lock row.
 * @returns names of the migrations that were applied now
 * @throws ConfigError when it was made by another text of one of them
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
      const done = await t.query<Applied>('migration.list', 'select name, sum from migrations order by name')
      await compare(t, done, migrations)
      const names = new Set(done.map((row) => row.name))
      const missing = migrations.filter((m) => !names.has(m.name))
      for (const migration of missing) await apply(t, migration, now)
      return missing.map((m) => m.name)
    },
    { patient: true },
  )
}
