import { resolve } from 'node:path'
import { DEFAULT_LANG } from '@core/domain'
import { readPartners } from './partners'
import { readChains } from './chains'
import { readFiat, readFiatRates } from './fiat'
import { readLineHosts } from './lines'
import { readTeam } from './team'
import type { Config, MarketConfig, Profile } from './config'
import { choice, ConfigError, flag, integer, optional, positive, setting, type Environment } from './settings'

const instant = (env: Environment, name: 'MARKET_REPLAY_FROM'): number | null => {
  const text = setting(env, name)
  if (!text) return null
  const time = /^\d+$/.test(text) ? Number(text) : Date.parse(text)
  if (Number.isNaN(time))
    throw new ConfigError(`${name} must be a date such as 2024-01-31T00:00:00Z, not "${text}"`)
  return time
}

const readMarket = (env: Environment, profile: Profile): MarketConfig => {
  const feed = choice(env, 'MARKET_FEED', ['simulated', 'replay'])
  if (profile === 'production') {
    throw new ConfigError(`MARKET_FEED=${feed} is for the demo; production needs prices of a real market`)
  }
  const file = optional(env, 'MARKET_REPLAY_FILE')
  if (feed === 'replay' && !file) throw new ConfigError('MARKET_FEED=replay needs MARKET_REPLAY_FILE')
  return {
    feed,
    replayFile: file && resolve(file),
    replaySpeed: positive(env, 'MARKET_REPLAY_SPEED', 100_000),
    replayFrom: instant(env, 'MARKET_REPLAY_FROM'),
  }
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

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

/**
 * Reads the configuration from the environment.
 * @throws ConfigError with one line that says which setting is wrong
 */
export const loadConfig = (env: Environment): Config => {
  const profile = choice(env, 'PROFILE', ['demo', 'production'])
  return {
    profile,
    host: setting(env, 'HOST'),
    port: integer(env, 'PORT', 0, 65_535),
    dataDir: resolve(setting(env, 'DATA_DIR')),
    databaseUrl: optional(env, 'DATABASE_URL'),
    poolSize: integer(env, 'POOL_SIZE', 2, 500),
    market: readMarket(env, profile),
    fiat: readFiat(env, profile),
    fiatRates: readFiatRates(env, profile),
    lineHosts: readLineHosts(env),
    mail: { smtpUrl: optional(env, 'SMTP_URL'), from: setting(env, 'MAIL_FROM') },
    identityRequired: optional(env, 'IDENTITY_REQUIRED')
      ? flag(env, 'IDENTITY_REQUIRED')
      : profile === 'production',
    partners: readPartners(env, profile),
    addressHoldHours: readAddressHold(env, profile),
    withdrawAutoApprove: readAutoApprove(env, profile),
    supportThread: optional(env, 'SUPPORT_THREAD') ? flag(env, 'SUPPORT_THREAD') : profile === 'demo',
    liabilitiesHours: integer(env, 'LIABILITIES_HOURS', 0, 8_760),
    team: readTeam(env, profile),
    chains: readChains(env, profile),
    compatSecretGet: flag(env, 'COMPAT_SECRET_GET'),
    corsOrigins: listOf(setting(env, 'CORS_ORIGINS')),
    optionExposure: String(integer(env, 'OPTION_EXPOSURE', 1, 1_000_000_000)),
    rateLimit: integer(env, 'RATE_LIMIT', 1, 10_000_000),
    trustProxy: flag(env, 'TRUST_PROXY'),
    logLevel: choice(env, 'LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'silent']),
    h5Dir: resolve(setting(env, 'H5_DIR')),
    publicUrl: optional(env, 'PUBLIC_URL'),
    defaultLang: DEFAULT_LANG,
  }
}
