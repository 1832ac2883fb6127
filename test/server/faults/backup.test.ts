import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { audit, isClean } from '@server/ledger'
import { openDatabase } from '@server/store/database'
import { startEmbedded } from '@server/store/embedded'
import { migrate } from '@server/store/migrate'

/** Where distributions put the programs of PostgreSQL; of several versions the newest. */
const PROGRAMS = '/usr/lib/postgresql'
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'limelight-backup-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A database with users, balances and options (see oldData.test.ts), brought up to date. */
const fill = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(readFileSync(join(__dirname, 'old/first.sql'), 'utf8'))
  await client.end()
  const db = openDatabase({ url, poolSize: 1 })
  await migrate(db, 0)
  await db.close()
}

interface Content {
  clean: boolean
  tables: Map<string, string>
}

/** Every table with a sum over all that is in it, and whether the books are right. */
const contentOf = async (url: string): Promise<Content> => {
  const db = openDatabase({ url, poolSize: 1 })
  expect(await migrate(db, 0)).toEqual([])
  const names = await db.query<{ name: string }>(
    'test.tables',
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const tables = new Map<string, string>()
  for (const { name } of names) {
    const sql = `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t`
    const [row] = await db.query<{ sum: string }>(`test.sum.${name}`, sql)
    tables.set(name, row?.sum ?? '')
  }
  const clean = isClean(await db.tx((t) => audit(t)))
  await db.close()
  return { clean, tables }
}

const expectSame = async (original: Content, restored: string): Promise<void> => {
  const { clean, tables } = await contentOf(restored)
  expect(clean).toBe(true)
  expect(tables.get('entries')).toMatch(/^76 /)
  expect(tables).toEqual(original.tables)
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const installed = existsSync(PROGRAMS)
  ? readdirSync(PROGRAMS)
      .map(Number)
      .sort((a, b) => b - a)
  : []
const whereInstalled = installed.length > 0 ? test : test.skip

whereInstalled(
  'a database of your own: pg_dump, pg_restore',
  async () => {
    const run = (program: string, ...args: string[]): void => {
      const options = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
      execFileSync(join(PROGRAMS, String(installed[0]), 'bin', program), args, {
        ...{ ...options, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
      })
    }
    if (isRoot) chownSync(folder, NOBODY, NOBODY)
    const [data, port] = [join(folder, 'data'), String(await freePort())]
    const urlOf = (name: string): string => `postgres://limelight@127.0.0.1:${port}/${name}`
    run('initdb', '-D', data, '-U', 'limelight', '-A', 'trust', '--no-locale', '-E', 'UTF8', '--no-sync')
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`
    run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start')
    try {
      for (const name of ['original', 'restored'])
        run('createdb', `--maintenance-db=${urlOf('postgres')}`, name)
      await fill(urlOf('original'))
      run('pg_dump', '--format=custom', '--file=backup', urlOf('original'))
      run('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${urlOf('restored')}`, 'backup')
      await expectSame(await contentOf(urlOf('original')), urlOf('restored'))
    } finally {
      run('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop')
    }
  },
  60_000,
)

test('the embedded database: a copy of the folder while the server is stopped', async () => {
  const [original, copy] = [join(folder, 'original'), join(folder, 'copy')]
  const first = await startEmbedded({ folder: original, volatile: true })
  await fill(first.urlOf('postgres'))
  const before = await contentOf(first.urlOf('postgres'))
  await first.stop()
  execFileSync('cp', ['-a', original, copy])
  const second = await startEmbedded({ folder: copy, volatile: true })
  try {
    await expectSame(before, second.urlOf('postgres'))
  } finally {
    await second.stop()
  }
}, 60_000)
