/** Everything that can be set from outside, once: name, default, what it means. The README lists the same. */
export const SETTINGS = {
  PROFILE: {
    default: 'demo',
    help: 'demo: test funds, demo inbox, simulated market; production: none of them',
  },
  PORT: { default: '8080', help: 'HTTP port' },
  HOST: { default: '127.0.0.1', help: 'address to listen on' },
  DATA_DIR: { default: './.data', help: 'folder of the embedded database and the secrets' },
  DATABASE_URL: { default: '', help: 'PostgreSQL to use instead of the embedded one' },
  BUS_URL: {
    default: '',
    help: 'NATS between several processes, like nats://user:password@host:4222; empty: one process (docs/deploy.md)',
  },
  METRICS_PORT: { default: '', help: 'port of its own for /metrics (Prometheus); empty: no metrics' },
  METRICS_HOST: { default: '127.0.0.1', help: 'address on which METRICS_PORT listens; never a public one' },
  DRAIN_SECONDS: {
    default: '0',
    help: 'seconds between saying "not ready" and taking no more calls when the server is ended; for a balancer',
  },
  AUDIT_HOURS: {
    default: '24',
    help: 'hours between two audits of the books, whose result is in the metrics; 0: only by command',
  },
  DATABASE_TIMEOUT_SECONDS: {
    default: '15',
    help: 'longest wait for a database connection or the answer to a statement; the call is refused then (docs/faults.md)',
  },
  POOL_SIZE: { default: '16', help: 'database connections of this process' },
  MARKET_FEED: { default: 'simulated', help: 'simulated, replay or exchange' },
  MARKET_EXCHANGE_URL: {
    default: 'https://api.binance.com',
    help: "base address of the exchange's calls, in Binance's format: a mirror or proxy of yours, say",
  },
  MARKET_EXCHANGE_STREAM: {
    default: 'wss://stream.binance.com:9443',
    help: "base address of the exchange's stream of trades",
  },
  MARKET_BBT_PRICE: {
    default: '',
    help: "BBT's price beside an exchange, which lists none: USDT:0.25 (a rate) or TRX:2.5 (so many TRX); empty: no price",
  },
  MARKET_REHEARSAL: {
    default: '',
    help: '1 lets production run on prices that are not real, without real networks: to rehearse a deployment',
  },
  MARKET_REPLAY_FILE: { default: '', help: 'CSV of one-minute candles for the replay feed' },
  MARKET_REPLAY_SPEED: { default: '1', help: 'market seconds per second of the replay feed' },
  MARKET_REPLAY_FROM: {
    default: '',
    help: 'first market time of a replay (ISO date); empty: start of the file',
  },
  FIAT_CURRENCY: { default: 'CNY', help: 'currency in which values are shown beside USDT' },
  FIAT_RATE: { default: '', help: 'units of it for one USDT; empty: the demo has a dated example rate' },
  FIAT_RATE_DATE: { default: '', help: 'date of FIAT_RATE (YYYY-MM-DD), required with it' },
  FIAT_RATES: {
    default: '',
    help: 'further choices, like USD:1.00:2025-01-02,EUR:0.97:2025-01-02; empty: in the demo examples',
  },
  SMTP_URL: { default: '', help: 'mail server for codes, smtp:// or smtps://; empty: demo inbox' },
  MAIL_FROM: { default: 'Limelight <no-reply@localhost>', help: 'sender of mails' },
  PUBLIC_URL: { default: '', help: 'public address of the app, for invite links' },
  IDENTITY_REQUIRED: {
    default: '',
    help: '1: withdrawing and paying a partner need an approved identity; 0: not; empty: only in production',
  },
  PARTNERS: {
    default: '',
    help: 'partners that users can pay: JSON, or the path of a JSON file (docs/partners.md)',
  },
  PARTNER_SECRETS: { default: '', help: 'their webhook secrets: JSON object of partner id and secret' },
  PARTNERS_PRIVATE: {
    default: '',
    help: '1 lets partners have http and private addresses, for tests; never in production',
  },
  ADDRESS_HOLD_HOURS: {
    default: '',
    help: 'hours before a new withdrawal address can be used; empty: 24, in the demo 0',
  },
  WITHDRAW_AUTO_APPROVE: {
    default: '',
    help: 'seconds after which a withdrawal is approved by itself, or never; empty: never, in the demo 30',
  },
  SUPPORT_THREAD: {
    default: '',
    help: '1: users can write to customer service in the app; 0: not; empty: only in the demo',
  },
  LIABILITIES_HOURS: {
    default: '24',
    help: 'hours between two published snapshots of all balances (proof of liabilities); 0: none',
  },
  REWARD_DIRECT_RATE: { default: '0.1', help: 'share of a collected fee that the inviter of its payer gets' },
  REWARD_TEAM_RATE: {
    default: '0.2',
    help: 'share of it that ranked users above its payer get, together at most (docs/team.md)',
  },
  REWARD_GLOBAL_RATE: { default: '0.05', help: 'share of it that goes into the global pool' },
  REWARD_CAP: { default: '0.5', help: 'most that these three may be together; below 1' },
  REWARD_VEST_MINUTES: {
    default: '',
    help: 'minutes after which a reward is paid; empty: 10080 (7 days), in the demo 2',
  },
  REWARD_POOL_HOURS: { default: '168', help: 'hours after which the global pool is shared; 168 is a week' },
  TEAM_EFFECTIVE_RECHARGE: { default: '100', help: 'USDT of recharges that make a team member effective' },
  CHAIN_ETHEREUM_XPUB: { default: '', help: 'extended public key of deposit addresses on Ethereum' },
  CHAIN_ETHEREUM_RPC: { default: '', help: 'JSON-RPC of an Ethereum node; empty: network not open' },
  CHAIN_ETHEREUM_ID: { default: '1', help: 'chain id that the node must have' },
  CHAIN_ETHEREUM_USDT: {
    default: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    help: 'USDT contract on Ethereum',
  },
  CHAIN_BITCOIN_XPUB: {
    default: '',
    help: 'extended public key (zpub or xpub) of deposit addresses on Bitcoin',
  },
  CHAIN_BITCOIN_API: { default: '', help: 'Esplora API of a Bitcoin node; empty: network not open' },
  CHAIN_TRON_XPUB: { default: '', help: 'extended public key of deposit addresses on TRON' },
  CHAIN_TRON_API: { default: '', help: 'HTTP API of a TRON full node; empty: network not open' },
  CHAIN_TRON_API_KEY: { default: '', help: 'sent to it as TRON-PRO-API-KEY' },
  CHAIN_TRON_GENESIS: {
    default: '00000000000000001ebf88508a03865c71d452e25f4d51194196a1d22b6653dc',
    help: 'id of block 0 that the node must have',
  },
  CHAIN_TRON_USDT: { default: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', help: 'USDT contract on TRON' },
  CHAIN_TRON_BBT: { default: '', help: 'BBT contract on TRON, required with CHAIN_TRON_API' },
  COMPAT_SECRET_GET: {
    default: '',
    help: '1 accepts passwords and codes in the query of listed GET calls, for old clients',
  },
  LINE_HOSTS: {
    default: '',
    help: 'origins of the three lines, as the app was built with them; its page may call nobody else',
  },
  CORS_ORIGINS: {
    default: '',
    help: 'comma-separated origins of pages that may call (native shells: docs/native.md); empty: same origin only',
  },
  OPTION_EXPOSURE: {
    default: '200000',
    help: 'USDT of profits that the house may owe on running orders of one options area',
  },
  RATE_LIMIT: { default: '600', help: 'calls a minute and client address' },
  ACCOUNT_RATE_LIMIT: {
    default: '',
    help: 'calls a minute of one user, whatever the addresses; empty: as RATE_LIMIT',
  },
  TRUST_PROXY: {
    default: '',
    help: 'addresses or networks of proxies whose X-Forwarded-… count, with commas; 1: whoever connects is the proxy',
  },
  REGION_HEADER: {
    default: '',
    help: "header in which the proxy or CDN says the caller's country (two letters); needs TRUST_PROXY",
  },
  REGIONS_REFUSED: {
    default: '',
    help: 'countries where nobody may register or trade, such as US,GB; XX is unknown; needs REGION_HEADER',
  },
  LOG_LEVEL: { default: 'warn', help: 'trace, debug, info, warn, error or silent' },
  H5_DIR: { default: './dist/h5', help: 'built app to serve' },
  PASSWORD_PEPPER: {
    default: '',
    help: 'production: secret of at least 32 characters mixed into password hashes',
  },
  CAPTCHA_KEY: { default: '', help: 'production: secret of at least 32 characters that signs captchas' },
  TOKEN_KEY: {
    default: '',
    help: 'production: secret of at least 32 characters for hashes of tokens and codes',
  },
  DATA_KEY: {
    default: '',
    help: 'production: secret of at least 32 characters that encrypts card numbers (docs/deploy.md)',
  },
  RECEIPT_KEY: {
    default: '',
    help: 'production: secret of at least 32 characters that signs receipts of options (docs/receipts.md)',
  },
} as const

export type SettingName = keyof typeof SETTINGS
export type Environment = Readonly<Record<string, string | undefined>>

/** Settings that cannot be used; one line for each, which names the setting and never shows its value. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ConfigError'
  }
}

/** The text of a setting, or its default when it is unset or blank. */
export const setting = (env: Environment, name: SettingName): string =>
  env[name]?.trim() || SETTINGS[name].default

export const optional = (env: Environment, name: SettingName): string | null => setting(env, name) || null

/** @param fallback what an empty setting means */
export const flag = (env: Environment, name: SettingName, fallback = false): boolean =>
  optional(env, name) === null ? fallback : ['1', 'true'].includes(setting(env, name))

export const listOf = (env: Environment, name: SettingName): string[] =>
  setting(env, name)
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

export const choice = <T extends string>(env: Environment, name: SettingName, allowed: readonly T[]): T => {
  const text = setting(env, name)
  const found = allowed.find((value) => value === text)
  if (!found) throw new ConfigError(`${name} must be ${allowed.join(' or ')}`)
  return found
}

export const integer = (env: Environment, name: SettingName, min: number, max: number): number => {
  const text = setting(env, name)
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}`)
  }
  return value
}

export const positive = (env: Environment, name: SettingName, max: number): number => {
  const text = setting(env, name)
  const value = Number(text)
  if (!/^\d+(\.\d+)?$/.test(text) || !(value > 0) || value > max) {
    throw new ConfigError(`${name} must be a number above 0 and at most ${max}`)
  }
  return value
}
