import { loadConfig, ConfigError, type Config } from '../config'
import { createLocalBus } from '../bus'
import { createLedger } from '../ledger'
import { openDatabase } from '../store/database'
import { startEmbedded } from '../store/embedded'
import { migrate } from '../store/migrate'
import { runningOn } from '../store/embedded/pidFile'
import { join } from 'node:path'
import { commands, usage, type Operator } from './commands'

/** The database of a running server is shared; one that had to be started for us is ended again. */
const openStorage = async ({ databaseUrl, dataDir }: Config) => {
  if (databaseUrl) return { url: databaseUrl, close: () => Promise.resolve() }
  const isShared = runningOn(join(dataDir, 'postgres')) !== null
  const embedded = await startEmbedded({ folder: dataDir })
  return { url: embedded.urlOf('postgres'), close: isShared ? () => Promise.resolve() : embedded.stop }
}

const run = async ([name = '', ...args]: readonly string[]): Promise<boolean> => {
  const command = commands[name]
  if (!command) throw new ConfigError(usage())
  const config = loadConfig(process.env)
  const storage = await openStorage(config)
  const db = openDatabase({ url: storage.url, poolSize: 2 })
  const clock = { now: () => Date.now() }
  const ledger = createLedger({ clock, bus: createLocalBus(() => undefined) })
  const print = (line: string): void => void process.stdout.write(`${line}\n`)
  try {
    await migrate(db, clock.now())
    const operator: Operator = { db, ledger, print }
    return await command.run(operator, args)
  } finally {
    await db.close()
    await storage.close()
  }
}

run(process.argv.slice(2)).then(
  (ok) => process.exit(ok ? 0 : 1),
  (error: unknown) => {
    const line =
      error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error)
    process.stderr.write(`${line}\n`)
    process.exit(1)
  },
)
