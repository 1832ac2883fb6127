import type { Lang } from '@core/domain'
import type { BbtPrice } from './bbt'
import type { ChainsConfig } from './chains'
import type { Partner } from '../partners/types'
import type { TeamConfig } from './team'

export type Profile = 'demo' | 'production'
export type MarketFeed = 'simulated' | 'replay' | 'exchange'

export interface MarketConfig {
  feed: MarketFeed
  /** Base addresses of the exchange's calls and of its stream; only with the exchange feed. */
  exchange: { rest: string; stream: string }
  /** Where BBT has its price from beside an exchange; null: it has none there. */
  bbt: BbtPrice | null
  /** CSV of one-minute candles; only with the replay feed. */
  replayFile: string | null
  /** Market seconds per wall second. */
  replaySpeed: number
  /** First market time (ms) of a replay, or null for the start of the file. */
  replayFrom: number | null
}

/** How values are shown in a fiat currency; without a rate they are shown as unavailable. */
export interface FiatConfig {
  currency: string
  /** Units of fiat for one USDT, as a decimal string. */
  rate: string | null
  /** ISO date of the rate. */
  rateDate: string | null
}

/** Units of a fiat currency for one USDT (a decimal string) on an ISO date. */
export interface FiatRate {
  currency: string
  rate: string
  date: string
}

/** Where mails go: an SMTP URL, or null for the demo inbox. */
export interface MailConfig {
  smtpUrl: string | null
  from: string
  /** No mail leaves unencrypted: a server that does not offer TLS gets none. */
  requireTls: boolean
}

/**
 * Whose `X-Forwarded-…` headers count: nobody's, those of whoever connects (nobody else can reach the port), or those of
 * these addresses and networks.
 */
export type TrustProxy = false | 'nearest' | readonly string[]

/** Where nobody may register or trade. */
export interface RegionConfig {
  /** Header in which the proxy says the caller's country, in small letters. */
  header: string
  /** Two capital letters each; `XX` is an unknown country. */
  refused: readonly string[]
}

/** Everything the operator can set, read from the environment once. */
export interface Config {
  profile: Profile
  host: string
  port: number
  /** Absolute path: database, secrets, uploads. */
  dataDir: string
  /** Database to use instead of the embedded one. */
  databaseUrl: string | null
  /** Longest wait (ms) for a connection or a statement's answer. */
  databaseTimeoutMs: number
  poolSize: number
  /** Where Prometheus reads; null: nowhere. */
  metrics: { host: string; port: number } | null
  /** Time (ms) in which a balancer notices that this process is about to end. */
  drainMs: number
  /** Hours between two audits of the books; 0: only by command. */
  auditHours: number
  /** NATS between the processes that share the database; null: this process is the only one. */
  busUrl: string | null
  market: MarketConfig
  fiat: FiatConfig
  /** Rates of the currencies among which users choose; the default one first, where it has a rate. */
  fiatRates: readonly FiatRate[]
  /** Origins of the app's lines, which its page may talk to. */
  lineHosts: readonly string[]
  mail: MailConfig
  /** Withdrawing and paying a partner need an approved identity. */
  identityRequired: boolean
  /** Third parties that users can pay, and that can pay users; with their secrets. */
  partners: readonly Partner[]
  /** Hours before a new withdrawal address can be used. */
  addressHoldHours: number
  /** Seconds after which a withdrawal is approved without an operator; null: never. */
  withdrawAutoApprove: number | null
  /** Hours between two published snapshots of all balances; 0: only by command. */
  liabilitiesHours: number
  /** Referral rewards and what makes a team member effective. */
  team: TeamConfig
  /** Users can write to customer service inside the app. */
  supportThread: boolean
  /** Real networks; in the demo none. */
  chains: ChainsConfig
  /** Accept secrets in the query of the listed GET calls, for old clients. */
  compatSecretGet: boolean
  /** Origins that may call from other pages; empty: same origin only. */
  corsOrigins: readonly string[]
  /** Profits in USDT that the house may owe on running orders of one options area. */
  optionExposure: string
  /** Calls a minute and client address. */
  rateLimit: number
  /** Calls a minute of one user. */
  accountRateLimit: number
  trustProxy: TrustProxy
  /** Null: the service is offered everywhere. */
  regions: RegionConfig | null
  logLevel: string
  /** Built H5 app to serve, absolute. */
  h5Dir: string
  /** Public address of the app, for invite links; null: derived from the request. */
  publicUrl: string | null
  defaultLang: Lang
}

/** Keys that never enter the database or a log. */
export interface Secrets {
  /** Mixed into password hashes. */
  pepper: string
  /** Signs captcha challenges. */
  captchaKey: string
  /** Keys the hashes of session tokens and one-time codes. */
  tokenKey: string
  /** Encrypts card numbers and identities. Several with commas: the present one, then those that it replaced. */
  dataKey: string
  /** Signs receipts of options. Several with commas, the newest first: which of them signs is published. */
  receiptKey: string
}
