import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { loadConfig, loadSecrets, ConfigError, type Config } from '../config'
import { AppError } from '../http/errors'
import { createLocalBus } from '../bus'
import { createLedger } from '../ledger'
import { openDatabase } from '../store/database'
import { startEmbedded } from '../store/embedded'
import { migrate } from '../store/migrate'
import { runningOn } from '../store/embedded/pidFile'
import { join } from 'node:path'
import type { Operator } from './command'
import { onTerminal } from './terminal'
import { commands, usage } from './commands'

/** The database of a running server is shared; one that had to be started for us is ended again. */
const openStorage = async ({ databaseUrl, dataDir }: Config) => {
  if (databaseUrl) return { url: databaseUrl, close: () => Promise.resolve() }
  const isShared = runningOn(join(dataDir, 'postgres')) !== null
  const embedded = await startEmbedded({ folder: dataDir })
  return { url: embedded.urlOf('postgres'), close: isShared ? () => Promise.resolve() : embedded.stop }
}

/** The command, its arguments and the mandate. @throws ConfigError with what is wrong */
const read = (argv: string[]) => {
  const options = { why: { type: 'string' }, by: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: argv, options, allowPositionals: true })
  const [name = '', ...args] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new ConfigError(usage())
  const reason = values.why?.trim() ?? ''
  if (command.acts && !reason) throw new ConfigError(`${name} changes something: say why with --why "..."`)
  return { command, args, mandate: { actor: values.by?.trim() || userInfo().username, reason } }
}

const run = async (argv: string[]): Promise<boolean> => {
  const { command, args, mandate } = read(argv)
  const config = loadConfig(process.env)
  const storage = await openStorage(config)
  const db = openDatabase({ url: storage.url, poolSize: 2 })
  const clock = { now: () => Date.now() }
  const ledger = createLedger({ clock, bus: createLocalBus(() => undefined) })
  const secrets = loadSecrets(config, process.env)
  const print = (text: string): void => void process.stdout.write(`${onTerminal(text)}\n`)
  try {
    await migrate(db, clock.now())
    const operator: Operator = { db, ledger, clock, config, secrets, print, mandate }
    return await command.run(operator, args)
  } finally {
    await db.close()
    await storage.close()
  }
}

/** One line for what the operator can mend; a stack only for a fault of ours. */
const lineOf = (error: unknown): string => {
  if (error instanceof ConfigError) return error.message
  if (error instanceof AppError) return `refused: ${error.code} ${JSON.stringify(error.params ?? {})}`
  if (error instanceof TypeError && 'code' in error) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

run(process.argv.slice(2)).then(
  (ok) => process.exit(ok ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${onTerminal(lineOf(error))}\n`)
    process.exit(1)
  },
)
