import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@server/store/database'
import type { Database } from '@server/store/db'
import { createTestDatabase, type TestDatabase } from './cluster'

/** What a server process keeps its data in. */
export interface Storage {
  /** The settings that lead there. */
  readonly env: Readonly<Record<'DATA_DIR' | 'DATABASE_URL', string>>
  /** The database, beside the server; in a test run only. */
  db: () => Database
  /** Removes everything; the server has ended. */
  close: () => Promise<void>
}

/** A folder, and a database in the cluster of the test run; outside of one the server starts its own in the folder. */
export const openStorage = async (): Promise<Storage> => {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-stage-'))
  const database: TestDatabase | null = process.env.TEST_CLUSTER ? await createTestDatabase() : null
  const url = database?.url ?? ''
  let db: Database | null = null
  return {
    env: { DATA_DIR: folder, DATABASE_URL: url },
    db: () => (db ??= openDatabase({ url, poolSize: 2 })),
    close: async () => {
      await db?.close()
      await database?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
