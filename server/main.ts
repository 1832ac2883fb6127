import { ConfigError, loadConfig, loadSecrets, type Config } from './config'
import { createLog } from './http/log'
import { startServer } from './server'
import { checkFolder, checkPort, holdFolder } from './startCheck'
import { startEmbedded } from './store/embedded'

const DATABASE = 'postgres'
/** A shutdown that takes longer than this ends the hard way. */
const SHUTDOWN_TIMEOUT = 15_000

interface Storage {
  url: string
  stop(): Promise<void>
}

const openStorage = async ({ databaseUrl, dataDir }: Config): Promise<Storage> => {
  if (databaseUrl) return { url: databaseUrl, stop: () => Promise.resolve() }
  const embedded = await startEmbedded({ folder: dataDir })
  return { url: embedded.urlOf(DATABASE), stop: () => embedded.stop() }
}

const shown = (address: string): string =>
  address.replace('0.0.0.0', 'localhost').replace('[::]', 'localhost')

const run = async (): Promise<() => Promise<void>> => {
  const config = loadConfig(process.env)
  checkFolder(config.dataDir)
  await checkPort(config.host, config.port)
  const release = config.databaseUrl ? () => undefined : holdFolder(config.dataDir)
  const secrets = loadSecrets(config, process.env)
  const log = createLog(config.logLevel)
  const storage = await openStorage(config)
  try {
    const server = await startServer({ config, secrets, log, databaseUrl: storage.url })
    process.stdout.write(`Limelight is ready at ${shown(server.address)}\n`)
    return async () => {
      await server.stop()
      await storage.stop()
      release()
    }
  } catch (error) {
    await storage.stop()
    release()
    throw error
  }
}

const fail = (error: unknown): void => {
  const line =
    error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`Limelight cannot start: ${line}\n`)
  process.exit(1)
}

const endOn = (stop: () => Promise<void>): void => {
  let ending = false
  const end = (): void => {
    if (ending) return
    ending = true
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Limelight did not end cleanly: ${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

run().then(endOn, fail)
