import type { Logger } from 'pino'
import { ConfigError, loadConfig, loadSecrets, type Config } from './config'
import { createLog } from './http/log'
import { startServer } from './server'
import { checkFolder, checkPort, holdFolder } from './startCheck'
import { startEmbedded } from './store/embedded'

const DATABASE = 'postgres'
/** A shutdown that takes longer than this (after the time for balancers) ends the hard way. */
const SHUTDOWN_TIMEOUT = 15_000

interface Storage {
  url: string
  stop(): Promise<void>
}

const openStorage = async ({ databaseUrl, dataDir }: Config, log: Logger): Promise<Storage> => {
  if (databaseUrl) return { url: databaseUrl, stop: () => Promise.resolve() }
  const embedded = await startEmbedded({
    folder: dataDir,
    told: (what, reason) => log.error({ err: reason }, `the embedded PostgreSQL: ${what}`),
  })
  return { url: embedded.urlOf(DATABASE), stop: () => embedded.stop() }
}

const shown = (address: string): string =>
  address.replace('0.0.0.0', 'localhost').replace('[::]', 'localhost')

interface Running {
  /** Time (ms) for balancers in its end. */
  drainMs: number
  address: string
  stop(): Promise<void>
}

const run = async (): Promise<Running> => {
  const config = loadConfig(process.env)
  checkFolder(config.dataDir)
  await checkPort(config.host, config.port)
  const release = config.databaseUrl ? () => undefined : holdFolder(config.dataDir)
  const secrets = loadSecrets(config, process.env)
  const log = createLog(config.logLevel)
  const storage = await openStorage(config, log)
  const close = async (): Promise<void> => {
    await storage.stop()
    release()
  }
  try {
    const server = await startServer({ config, secrets, log, databaseUrl: storage.url })
    return { address: server.address, drainMs: config.drainMs, stop: () => server.stop().finally(close) }
  } catch (error) {
    await close()
    throw error
  }
}

const fail = (error: unknown): void => {
  const line =
    error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`Limelight cannot start: ${line}\n`)
  process.exit(1)
}

/** Signals are heard from the beginning, so that one which comes during the start leaves no database behind. */
const endOnSignal = (starting: Promise<Running>): { ending: boolean } => {
  const state = { ending: false }
  const end = (): void => {
    if (state.ending) return
    state.ending = true
    const endHard = (ms: number) => setTimeout(() => process.exit(1), ms).unref()
    const startTakesTooLong = endHard(SHUTDOWN_TIMEOUT)
    starting
      .then((server) => {
        clearTimeout(startTakesTooLong)
        endHard(SHUTDOWN_TIMEOUT + server.drainMs)
        return server.stop()
      })
      .then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`Limelight did not end cleanly: ${String(error)}\n`)
          process.exit(1)
        },
      )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  return state
}

const starting = run()
const signals = endOnSignal(starting)
starting.then(({ address }) => {
  if (!signals.ending) process.stdout.write(`Limelight is ready at ${shown(address)}\n`)
}, fail)
