import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { findBinaries, type Binaries } from './binaries'
import { keepRunning, type Told } from './keepRunning'
import { runningOn, type RunningPostgres } from './pidFile'
import { chooseRunner, type Runner } from './runner'

export interface EmbeddedPostgres {
  /** Connection URL of a database of this cluster; loopback, with the cluster's own random password. */
  urlOf: (database: string) => string
  /** Ends postgres cleanly and waits for it. */
  stop: () => Promise<void>
}

export interface EmbeddedOptions {
  /** Folder that holds the cluster, its password (0600) and its log. */
  folder: string
  /** Speed over durability; for tests only. */
  volatile?: boolean
  /** With it, a postgres that ends by itself is started again, and both are told. */
  told?: Told
}

const USER = 'limelight'
const START_TIMEOUT = 30_000
const POLL = 40

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

const passwordOf = (folder: string): string => {
  const file = join(folder, 'postgres.password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

const logOf = (folder: string): string => join(folder, 'postgres.log')

const tailOf = (log: string): string => readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' | ')

const urlFor = (port: number, password: string, database: string): string =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`

const accepts = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Makes the cluster: every connection needs the password, text sorts by bytes. */
const initialise = async (bin: Binaries, run: Runner, dataDir: string, log: string, password: string) => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  run.own(dataDir)
  const passwordFile = `${dataDir}.init`
  writeFileSync(passwordFile, password, { mode: 0o600 })
  run.own(passwordFile)
  const output = openSync(log, 'w')
  try {
    const args = [
      '-D',
      dataDir,
      '-U',
      USER,
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--no-locale',
    ]
    const child = run.spawn(bin.initdb, args, { stdio: ['ignore', output, output] })
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0) throw new Error(`initdb failed: ${tailOf(log)}`)
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true })
    throw error
  } finally {
    closeSync(output)
    rmSync(passwordFile, { force: true })
  }
}

const flagsFor = (dataDir: string, port: number, volatile: boolean): string[] => {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    'log_min_messages=fatal',
    ...(volatile ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'] : []),
  ]
  return ['-D', dataDir, ...settings.flatMap((s) => ['-c', s])]
}

/** Starts postgres in a session of its own, so that Ctrl-C reaches us first and we end it when all is written. */
const launch = (bin: Binaries, run: Runner, dataDir: string, log: string, flags: string[]) => {
  const output = openSync(log, 'w')
  const child = run.spawn(bin.postgres, flags, {
    stdio: ['ignore', output, output],
    detached: true,
    cwd: dataDir,
  })
  closeSync(output)
  child.unref()
  return child
}

/** @returns whether it answers now; false when it has ended. @throws Error when it does neither in time */
const untilReady = async (url: string, log: string, hasEnded: () => boolean): Promise<boolean> => {
  const deadline = Date.now() + START_TIMEOUT
  while (!(await accepts(url))) {
    if (hasEnded()) return false
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not answer in time: ${tailOf(log)}`)
    await wait(POLL)
  }
  return true
}

const stopRunning = async (dataDir: string): Promise<void> => {
  const pid = runningOn(dataDir)?.pid
  if (pid !== undefined) process.kill(pid, 'SIGINT')
  const deadline = Date.now() + START_TIMEOUT
  while (runningOn(dataDir)?.pid === pid && Date.now() < deadline) await wait(POLL)
}

const start = async (
  folder: string,
  dataDir: string,
  volatile: boolean,
  password: string,
  formerPort?: number,
): Promise<RunningPostgres> => {
  const log = logOf(folder)
  const bin = findBinaries()
  const run = chooseRunner(dataDir, [folder, bin.root])
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await initialise(bin, run, dataDir, log, password)
  const port = formerPort ?? (await freePort())
  const child = launch(bin, run, dataDir, log, flagsFor(dataDir, port, volatile))
  let ended = false
  child.once('exit', () => (ended = true))
  child.once('error', () => (ended = true))
  const ready = await untilReady(urlFor(port, password, 'postgres'), log, () => ended)
  if (!ready) throw new Error(`PostgreSQL did not start: ${tailOf(log)}`)
  return { pid: child.pid ?? 0, port }
}

/** The postgres that outlived a killed server, once it answers: it may be busy still. */
const adopt = async (folder: string, dataDir: string, password: string): Promise<RunningPostgres | null> => {
  const running = runningOn(dataDir)
  if (!running) return null
  const hasEnded = (): boolean => runningOn(dataDir)?.pid !== running.pid
  const ready = await untilReady(urlFor(running.port, password, 'postgres'), logOf(folder), hasEnded)
  return ready ? running : null
}

/**
 * Real PostgreSQL from npm, on loopback. A postgres that outlived a killed server is adopted.
 * @throws ConfigError where no binaries exist, Error when it does not start
 */
export const startEmbedded = async ({
  folder,
  volatile = false,
  told,
}: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  mkdirSync(folder, { recursive: true })
  const password = passwordOf(folder)
  const dataDir = join(folder, 'postgres')
  const { port } =
    (await adopt(folder, dataDir, password)) ?? (await start(folder, dataDir, volatile, password))
  const keeper =
    told &&
    keepRunning({
      told,
      isRunning: () => runningOn(dataDir) !== null,
      start: () => start(folder, dataDir, volatile, password, port),
    })
  return {
    urlOf: (database) => urlFor(port, password, database),
    stop: async () => {
      await keeper?.stop()
      await stopRunning(dataDir)
    },
  }
}
