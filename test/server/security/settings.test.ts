import { randomBytes } from 'node:crypto'
import { loadConfig, loadSecrets, ConfigError, type Environment } from '@server/config'
import { trustOf } from '@server/http/proxy'
import { sourceOf } from '@server/http/source'

/** What production takes, and what it refuses: by name, all at once, and never with a value. */

const secret = (): string => randomBytes(32).toString('base64url')

const FULL: Environment = {
  PROFILE: 'production',
  PASSWORD_PEPPER: secret(),
  CAPTCHA_KEY: secret(),
  TOKEN_KEY: secret(),
  DATA_KEY: secret(),
  RECEIPT_KEY: secret(),
  MARKET_REHEARSAL: '1',
  SMTP_URL: 'smtps://app:pw-of-mail@mail.example.com',
  MAIL_FROM: 'Limelight <no-reply@example.com>',
  PUBLIC_URL: 'https://app.example.com',
  TRUST_PROXY: '10.0.0.0/8,2001:db8::/32',
}

const problems = (env: Environment): string[] => {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n')
    throw error
  }
  return []
}

test('a full set of secrets and settings is taken', () => {
  const config = loadConfig(FULL)
  expect(config).toMatchObject({ profile: 'production', trustProxy: ['10.0.0.0/8', '2001:db8::/32'] })
  expect(config.mail).toMatchObject({ requireTls: true })
  expect(loadSecrets(config, FULL).dataKey).toBe(FULL.DATA_KEY)
})

test('with nothing but the profile every missing setting is named, one a line', () => {
  const names = problems({ PROFILE: 'production' }).map((line) => /^[A-Z_]+/.exec(line)?.[0])
  expect(names.sort()).toEqual(
    [
      ...['CAPTCHA_KEY', 'DATA_KEY', 'MARKET_FEED', 'PASSWORD_PEPPER', 'PUBLIC_URL', 'RECEIPT_KEY'],
      ...['SMTP_URL', 'TOKEN_KEY', 'TRUST_PROXY'],
    ].sort(),
  )
})

const MARK = 'Zq7-marked-value'

test.each<[string, Environment]>([
  ['a pepper of 31 characters', { PASSWORD_PEPPER: secret().slice(0, 31) }],
  ['a pepper of one letter', { PASSWORD_PEPPER: 'a'.repeat(40) }],
  ['a placeholder', { TOKEN_KEY: `please-change-me-${secret()}` }],
  ['an old data key that is weak', { DATA_KEY: `${secret()},short` }],
  ['http for the public address', { PUBLIC_URL: `http://${MARK}.example.com` }],
  ['the default sender', { MAIL_FROM: '' }],
  ['a sender with a line end', { MAIL_FROM: `a@example.com\nBcc: ${MARK}@example.com` }],
  ['a mail server by http', { SMTP_URL: `http://u:${MARK}@mail.example.com` }],
  ['a common database password', { DATABASE_URL: 'postgres://app:postgres@db.example.com/app' }],
  ['no database', { DATABASE_URL: `mysql://u:${MARK}@db/app` }],
  ['every origin', { CORS_ORIGINS: '*' }],
  ['a proxy by name', { TRUST_PROXY: `proxy.${MARK}` }],
  ['a network of 33 bits', { TRUST_PROXY: '10.0.0.0/33' }],
  ['a replayed market', { MARKET_REHEARSAL: '', MARKET_FEED: 'simulated' }],
  ['an exchange by http', { MARKET_EXCHANGE_URL: `http://${MARK}.example.com` }],
  ['a stream of a link-local address', { MARKET_EXCHANGE_STREAM: 'wss://169.254.169.254' }],
  ['a real network in a rehearsal', { CHAIN_BITCOIN_API: 'https://node.example.com/api' }],
  ['a port', { PORT: MARK }],
  ['refused regions without a header', { REGIONS_REFUSED: 'US' }],
  ['a region of three letters', { REGIONS_REFUSED: 'USA', REGION_HEADER: 'cf-ipcountry' }],
])('%s is refused in one line that names the setting and shows no value', (_what, change) => {
  const [line = '', ...more] = problems({ ...FULL, ...change })
  expect(more).toEqual([])
  expect(line).toMatch(new RegExp(Object.keys(change).join('|')))
  expect(line).not.toMatch(/Zq7|pw-of-mail/)
  for (const value of Object.values(change)) if (value && value.length > 8) expect(line).not.toContain(value)
})

test("an exchange's prices are those of a real market: production takes them without a rehearsal", () => {
  const config = loadConfig({ ...FULL, MARKET_REHEARSAL: '', MARKET_FEED: 'exchange' })
  expect(config.market).toMatchObject({
    feed: 'exchange',
    exchange: { rest: 'https://api.binance.com', stream: 'wss://stream.binance.com:9443' },
  })
})

test('two equal secrets are refused', () => {
  expect(problems({ ...FULL, TOKEN_KEY: FULL.CAPTCHA_KEY })).toEqual(['production secrets must all differ'])
})

test('a country of the caller counts from a trusted proxy alone', () => {
  const regions = { REGION_HEADER: 'cf-ipcountry', REGIONS_REFUSED: 'us, gb' }
  expect(loadConfig({ ...regions, TRUST_PROXY: '1' }).regions).toEqual({
    header: 'cf-ipcountry',
    refused: ['US', 'GB'],
  })
  expect(problems(regions)).toEqual([expect.stringContaining('TRUST_PROXY')])
})

test.each([
  ['http://node.example.com/api', 'https'],
  ['http://169.254.169.254/latest', 'credentials'],
  ['http://[fe80::1]/', 'credentials'],
  ['http://[fd00:ec2::254]/latest', 'credentials'],
  ['http://[::ffff:169.254.169.254]/', 'credentials'],
  ['http://100.100.100.200/latest', 'credentials'],
  ['http://metadata.google.internal/', 'credentials'],
])('a node at %s is refused', (url, why) => {
  const xpub = { CHAIN_BITCOIN_XPUB: 'zpub', CHAIN_BITCOIN_API: url, MARKET_REHEARSAL: '' }
  const all = problems({ ...FULL, ...xpub, CHAIN_BITCOIN_XPUB: XPUB }).join('\n')
  expect(all).toContain(why)
  expect(all).not.toContain(url)
})

test('a node whose name begins like a link-local address is taken', () => {
  const node = { CHAIN_BITCOIN_XPUB: XPUB, CHAIN_BITCOIN_API: 'https://feb.example.com/api' }
  const real = { MARKET_REHEARSAL: '', MARKET_FEED: 'exchange' }
  expect(problems({ ...FULL, ...real, ...node })).toEqual([])
})

/** Account of BIP-84's own test vector. */
const XPUB =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs'

test('of a chain of addresses the first that is no trusted proxy is the client', () => {
  const listed = trustOf(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32'])
  expect(['10.9.8.7', '192.0.2.7', '::ffff:10.1.1.1', '2001:db8::5'].map((ip) => listed(ip, 3))).toEqual(
    Array(4).fill(true),
  )
  expect(['11.0.0.1', '192.0.2.8', '2001:db9::1', 'unknown', ''].map((ip) => listed(ip, 0))).toEqual(
    Array(5).fill(false),
  )
  expect([0, 1].map((hop) => trustOf('nearest')('203.0.113.1', hop))).toEqual([true, false])
  expect(trustOf(false)('127.0.0.1', 0)).toBe(false)
})

test('limits count an IPv4 address, and of IPv6 the network that one customer has', () => {
  expect(sourceOf('::ffff:192.0.2.1')).toBe(sourceOf('192.0.2.1'))
  expect(sourceOf('192.0.2.1')).not.toBe(sourceOf('192.0.2.2'))
  expect(sourceOf('2001:db8:1:2::1')).toBe(sourceOf('2001:DB8:1:2:ffff:0:0:9'))
  expect(sourceOf('2001:db8:1:2::1')).not.toBe(sourceOf('2001:db8:1:3::1'))
  expect(sourceOf('2001:db8::1')).toBe(sourceOf('2001:db8:0:0:5::'))
})
