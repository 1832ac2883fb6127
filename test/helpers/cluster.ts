import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { openDatabase } from '@server/store/database'
import { startEmbedded, type EmbeddedPostgres } from '@server/store/embedded'
import { migrate } from '@server/store/migrate'

/**
 * One PostgreSQL for a whole jest run, started by the first suite that needs it. It holds a migrated template, of
 * which every suite gets its own copy within milliseconds.
 */
const TEMPLATE = 'migrated'

const folderOfRun = (): string => {
  const folder = process.env.TEST_CLUSTER
  if (!folder) throw new Error('TEST_CLUSTER is set by test/helpers/postgres.setup.js')
  return folder
}

const admin = async <T>(cluster: EmbeddedPostgres, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: cluster.urlOf('postgres') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const makeTemplate = async (cluster: EmbeddedPostgres): Promise<void> => {
  await admin(cluster, (client) => client.query(`create database ${TEMPLATE}`))
  const db = openDatabase({ url: cluster.urlOf(TEMPLATE) })
  await migrate(db, Date.now())
  await db.close()
}

/** The one that makes the folder prepares the cluster; the others wait for its mark. */
const prepared = async (folder: string): Promise<EmbeddedPostgres> => {
  const mark = join(folder, 'ready')
  mkdirSync(folder, { recursive: true })
  try {
    mkdirSync(join(folder, 'preparing'))
  } catch {
    while (!existsSync(mark)) await new Promise((resolve) => setTimeout(resolve, 20))
    return startEmbedded({ folder, volatile: true })
  }
  try {
    const cluster = await startEmbedded({ folder, volatile: true })
    await makeTemplate(cluster)
    writeFileSync(mark, '')
    return cluster
  } catch (error) {
    rmSync(join(folder, 'preparing'), { recursive: true })
    throw error
  }
}

export interface TestDatabase {
  url: string
  /** Removes the database; its connections must be closed. */
  drop: () => Promise<void>
}

/** A fresh, migrated database of its own. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const cluster = await prepared(folderOfRun())
  const name = `t${process.pid}_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 8)}`
  await admin(cluster, (client) => client.query(`create database ${name} template ${TEMPLATE}`))
  return {
    url: cluster.urlOf(name),
    drop: () =>
      admin(cluster, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  }
}
