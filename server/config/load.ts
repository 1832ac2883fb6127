import { resolve } from 'node:path'
import { DEFAULT_LANG } from '@core/domain'
import { readBbtPrice } from './bbt'
import { readPartners } from './partners'
import { readChains } from './chains'
import { readFiat, readFiatRates } from './fiat'
import { readLineHosts } from './lines'
import { readMail } from './mail'
import {
  readCorsOrigins,
  readDatabase,
  readExchange,
  readPublicUrl,
  readRegions,
  readTrustProxy,
} from './network'
import { secretProblems } from './secrets'
import { readTeam } from './team'
import type { Config, MarketConfig, MarketFeed, Profile } from './config'
import { choice, ConfigError, flag, integer, optional, positive, setting, type Environment } from './settings'

const instant = (env: Environment, name: 'MARKET_REPLAY_FROM'): number | null => {
  const text = setting(env, name)
  if (!text) return null
  const time = /^\d+$/.test(text) ? Number(text) : Date.parse(text)
  if (Number.isNaN(time)) throw new ConfigError(`${name} must be a date such as 2024-01-31T00:00:00Z`)
  return time
}

/** Feeds of a real market; production takes no other, but for a rehearsal. */
const REAL_FEEDS: readonly MarketFeed[] = ['exchange']

const readMarket = (env: Environment, profile: Profile): MarketConfig => {
  const feed = choice(env, 'MARKET_FEED', ['simulated', 'replay', 'exchange'])
  const allowed = profile === 'demo' || REAL_FEEDS.includes(feed) || flag(env, 'MARKET_REHEARSAL')
  if (!allowed)
    throw new ConfigError(
      'MARKET_FEED: production needs prices of a real market; MARKET_REHEARSAL=1 rehearses without',
    )
  const file = optional(env, 'MARKET_REPLAY_FILE')
  if (feed === 'replay' && !file) throw new ConfigError('MARKET_FEED=replay needs MARKET_REPLAY_FILE')
  return {
    feed,
    exchange: readExchange(env),
    bbt: readBbtPrice(env),
    replayFile: file && resolve(file),
    replaySpeed: positive(env, 'MARKET_REPLAY_SPEED', 100_000),
    replayFrom: instant(env, 'MARKET_REPLAY_FROM'),
  }
}

const BUS = /^(nats|tls):\/\/[^\s,/]+(,(nats|tls):\/\/[^\s,/]+)*$/

/** Processes that hear each other share one database. */
const readBus = (env: Environment): string | null => {
  const url = optional(env, 'BUS_URL')
  if (url === null) return null
  if (!BUS.test(url)) throw new ConfigError('BUS_URL must be like nats://user:password@host:4222')
  if (!optional(env, 'DATABASE_URL'))
    throw new ConfigError('BUS_URL needs DATABASE_URL, which all processes share')
  return url
}

/** 24 hours, in which an owner notices an address that is not theirs; a demo is tried at once. */
const readAddressHold = (env: Environment, profile: Profile): number => {
  if (optional(env, 'ADDRESS_HOLD_HOURS') !== null) return integer(env, 'ADDRESS_HOLD_HOURS', 0, 720)
  return profile === 'production' ? 24 : 0
}

/** A newcomer to the demo sees a withdrawal through; where money is real, a person looks at each. */
const readAutoApprove = (env: Environment, profile: Profile): number | null => {
  const text = optional(env, 'WITHDRAW_AUTO_APPROVE')
  if (text === null) return profile === 'production' ? null : 30
  return text === 'never' ? null : integer(env, 'WITHDRAW_AUTO_APPROVE', 0, 604_800)
}

type Readers = { readonly [Name in keyof Config]: () => Config[Name] }

/** Every setting's reader runs, so that an operator learns of all that is wrong at once. */
const readersOf = (env: Environment, profile: Profile): Readers => ({
  profile: () => profile,
  host: () => setting(env, 'HOST'),
  port: () => integer(env, 'PORT', 0, 65_535),
  dataDir: () => resolve(setting(env, 'DATA_DIR')),
  databaseUrl: () => readDatabase(env, profile),
  busUrl: () => readBus(env),
  metrics: () =>
    optional(env, 'METRICS_PORT')
      ? { host: setting(env, 'METRICS_HOST'), port: integer(env, 'METRICS_PORT', 0, 65_535) }
      : null,
  drainMs: () => integer(env, 'DRAIN_SECONDS', 0, 600) * 1_000,
  auditHours: () => integer(env, 'AUDIT_HOURS', 0, 8_760),
  databaseTimeoutMs: () => integer(env, 'DATABASE_TIMEOUT_SECONDS', 1, 600) * 1_000,
  poolSize: () => integer(env, 'POOL_SIZE', 2, 500),
  market: () => readMarket(env, profile),
  fiat: () => readFiat(env, profile),
  fiatRates: () => readFiatRates(env, profile),
  lineHosts: () => readLineHosts(env),
  mail: () => readMail(env, profile),
  identityRequired: () => flag(env, 'IDENTITY_REQUIRED', profile === 'production'),
  partners: () => readPartners(env, profile),
  addressHoldHours: () => readAddressHold(env, profile),
  withdrawAutoApprove: () => readAutoApprove(env, profile),
  supportThread: () => flag(env, 'SUPPORT_THREAD', profile === 'demo'),
  liabilitiesHours: () => integer(env, 'LIABILITIES_HOURS', 0, 8_760),
  team: () => readTeam(env, profile),
  chains: () => readChains(env, profile),
  compatSecretGet: () => flag(env, 'COMPAT_SECRET_GET'),
  corsOrigins: () => readCorsOrigins(env),
  optionExposure: () => String(integer(env, 'OPTION_EXPOSURE', 1, 1_000_000_000)),
  rateLimit: () => integer(env, 'RATE_LIMIT', 1, 10_000_000),
  accountRateLimit: () =>
    integer(env, optional(env, 'ACCOUNT_RATE_LIMIT') ? 'ACCOUNT_RATE_LIMIT' : 'RATE_LIMIT', 1, 10_000_000),
  trustProxy: () => readTrustProxy(env, profile),
  regions: () => readRegions(env),
  logLevel: () => choice(env, 'LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'silent']),
  h5Dir: () => resolve(setting(env, 'H5_DIR')),
  publicUrl: () => readPublicUrl(env, profile),
  defaultLang: () => DEFAULT_LANG,
})

/**
 * Reads the configuration from the environment.
 * @throws ConfigError with one line for each setting that is wrong, secrets of production included
 */
export const loadConfig = (env: Environment): Config => {
  const profile = choice(env, 'PROFILE', ['demo', 'production'])
  const readers = Object.entries(readersOf(env, profile))
  const problems = new Set(profile === 'production' ? secretProblems(env) : [])
  const values = readers.map(([name, read]) => [name, noting(problems, read)] as const)
  if (problems.size > 0) throw new ConfigError([...problems].join('\n'))
  return Object.fromEntries(values) as unknown as Config
}

/** Undefined when the setting is wrong: nothing is made of it then. */
const noting = (problems: Set<string>, read: () => unknown): unknown => {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    problems.add(error.message)
    return undefined
  }
}
