import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { openBus } from './bus'
import { startAlerts } from './alerts/engine'
import { createChain } from './chain'
import { ConfigError, type Config, type Secrets } from './config'
import type { Clock, Context, Foundation } from './context'
import { errorCode } from './errorCode'
import { fenceSecrets } from './fence'
import { buildApp } from './http/app'
import { createMetrics } from './health/metrics'
import { serveMetrics } from './health/metricsServer'
import { Vitals } from './health/vitals'
import type { Authenticate } from './http/session'
import { startContractsEngine, type ContractsEngine } from './contracts/engine'
import { seedContracts } from './contracts/seed'
import { createLedger } from './ledger'
import { startAudits } from './ledger/schedule'
import { startLiabilities } from './liabilities/schedule'
import { registerLive } from './live'
import { createMarket } from './market'
import { followOperators } from './ops/follow'
import { startOptionsEngine, type OptionsEngine } from './options/engine'
import { seedOptions } from './options/seed'
import { readOrder } from './options/wire'
import { openReceiptKeys } from './receipts/keys'
import { startReceipts, type ReceiptWorker } from './receipts/worker'
import { registerPartners, type PartnerWorker } from './partners'
import { routes } from './routes'
import { seedContent } from './services/contentStore'
import { openHouse } from './services/funding'
import { startHousekeeping } from './services/housekeeping'
import { findSession } from './services/sessions'
import { seedSwap } from './services/swap/seed'
import { startWithdrawalWorker, type WithdrawalWorker } from './services/withdrawals/worker'
import { openDatabase } from './store/database'
import type { Database } from './store/db'
import { migrate } from './store/migrate'
import { openTeams } from './team/open'
import { startTeam, type TeamWorker } from './team/worker'

export interface ServerParts {
  config: Config
  secrets: Secrets
  log: Logger
  /** Database of this server: embedded or the operator's. */
  databaseUrl: string
  clock?: Clock
}

export interface Server {
  ctx: Context
  engine: OptionsEngine
  contracts: ContractsEngine
  receipts: ReceiptWorker
  partners: PartnerWorker
  withdrawals: WithdrawalWorker
  team: TeamWorker
  authenticate: Authenticate
  /** Where it listens: `http://127.0.0.1:8080`. */
  address: string
  /** Where the metrics are; null when they are off. */
  metricsAddress: string | null
  /**
   * Ends it in order: balancers are told, sockets are asked to come again, no new calls, what runs is finished, leads are given
   * up, the database is closed.
   */
  stop: () => Promise<void>
}

const systemClock: Clock = { now: () => Date.now() }

const databaseOf = ({ config, log, databaseUrl }: ServerParts): Database =>
  openDatabase({
    url: databaseUrl,
    poolSize: config.poolSize,
    timeoutMs: config.databaseTimeoutMs,
    onError: (error) => log.warn({ reason: error.message }, 'database connection lost'),
  })

/** @throws ConfigError when nobody answers, or refuses us */
const reach = (db: Database): Promise<unknown> =>
  db.query('start.reach', 'select 1').catch((error: Error) => {
    const why = errorCode(error) || error.message
    throw new ConfigError(`the database cannot be used (${why}): check DATABASE_URL and that it runs`)
  })

const lay = async (
  { config, secrets, log, clock = systemClock }: ServerParts,
  db: Database,
): Promise<Foundation> => {
  await reach(db)
  const bus = await openBus(config.busUrl, db, log)
  const vitals = new Vitals(() => clock.now())
  const foundation = { config, log, db, bus, clock, secrets, vitals, ledger: createLedger({ bus, clock }) }
  const applied = await migrate(db, clock.now())
  if (applied.length > 0) log.info({ applied }, 'migrated')
  await fenceSecrets(foundation)
  await openHouse(foundation)
  await openReceiptKeys(foundation)
  return foundation
}

/**
 * Starts everything on an existing database and listens. A start that fails lets go of the database first: its end is no
 * loss of connections that anybody has to hear of.
 */
export const startServer = async (parts: ServerParts): Promise<Server> => {
  const db = databaseOf(parts)
  try {
    return await startOn(parts, db)
  } catch (error) {
    await db.close().catch(() => undefined)
    throw error
  }
}

const startOn = async (parts: ServerParts, db: Database): Promise<Server> => {
  const foundation = await lay(parts, db)
  const market = await createMarket(foundation)
  const chain = await createChain({ ...foundation, market })
  const ctx: Context = { ...foundation, market, chain }
  await seedOptions(ctx)
  await seedContracts(ctx)
  await seedSwap(ctx)
  await seedContent(ctx)
  await openTeams(ctx)
  const authenticate: Authenticate = (token) => findSession(ctx, token)
  let openSockets = (): number => 0
  const metrics = ctx.config.metrics && (await createMetrics(ctx, () => openSockets()))
  const app = await buildApp({ ctx, authenticate, routes, seen: metrics?.countCall })
  const sockets = await registerLive(app, ctx, authenticate, readOrder(ctx))
  openSockets = sockets.count
  const partnerDesk = await registerPartners(app, ctx)
  await market.start()
  await chain.start()
  const engine = startOptionsEngine(ctx)
  const contracts = startContractsEngine(ctx)
  const receipts = startReceipts(ctx)
  const alerts = await startAlerts(ctx)
  const stopHousekeeping = startHousekeeping(ctx)
  const stopAudits = startAudits(ctx)
  const stopFollowing = followOperators(ctx)
  const team = startTeam(ctx)
  const stopLiabilities = startLiabilities(ctx)
  const { host, port } = ctx.config
  const address = await app.listen({ host, port })
  const partners = partnerDesk.start()
  const withdrawals = startWithdrawalWorker(ctx)
  const metricsServer =
    metrics && ctx.config.metrics && (await serveMetrics(metrics, ctx.config.metrics, ctx.log))
  return {
    ctx,
    engine,
    contracts,
    receipts,
    partners,
    withdrawals,
    team,
    authenticate,
    address,
    metricsAddress: metricsServer?.address ?? null,
    stop: async () => {
      ctx.vitals.drain()
      await pause(ctx.config.drainMs)
      await sockets.dismiss()
      await app.close()
      stopFollowing()
      await stopHousekeeping()
      await stopAudits()
      await stopLiabilities()
      await team.stop()
      await withdrawals.stop()
      await chain.stop()
      await partners.stop()
      await engine.stop()
      await contracts.stop()
      await receipts.stop()
      await alerts.stop()
      await market.stop()
      metricsServer?.stop()
      await ctx.bus.close()
      await ctx.db.close()
    },
  }
}
