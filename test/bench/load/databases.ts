import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@server/store/database'
import type { Database } from '@server/store/db'
import { startEmbedded } from '@server/store/embedded'
import { uuidv7 } from '@server/store/ids'

/** A PostgreSQL with databases of this bench only, and a folder for what is beside it. */
export interface BenchDatabases {
  readonly folder: string
  /** An empty database, or a copy of one that nobody is connected to. */
  create: (template?: string) => Promise<string>
  /** Process id of the PostgreSQL, when it runs on this machine. */
  postmaster: number
  close: () => Promise<void>
}

const PARENT = `select split_part(pg_read_file('/proc/self/stat'), ' ', 4) as pid`

const withDatabase = (url: string, name: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/** @param url a PostgreSQL of which the user may create databases; null starts the embedded one */
export const openDatabases = async (url: string | null): Promise<BenchDatabases> => {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-bench-'))
  const embedded = url === null ? await startEmbedded({ folder: join(folder, 'db') }) : null
  const admin = url ?? embedded?.urlOf('postgres') ?? ''
  const db: Database = openDatabase({ url: admin, poolSize: 1 })
  const created: string[] = []
  const [row] = await db.query<{ pid: string }>('bench.postmaster', PARENT)
  return {
    folder,
    postmaster: Number(row?.pid),
    create: async (template) => {
      const name = `bench_${uuidv7().replaceAll('-', '')}`
      const from = template === undefined ? '' : ` template ${new URL(template).pathname.slice(1)}`
      await db.query(`bench.create.${name}`, `create database ${name}${from}`)
      created.push(name)
      return withDatabase(admin, name)
    },
    close: async () => {
      for (const name of created) await db.query(`bench.drop.${name}`, `drop database ${name} with (force)`)
      await db.close()
      await embedded?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
