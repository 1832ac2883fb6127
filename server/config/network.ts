import { isIP } from 'node:net'
import type { Profile, RegionConfig, TrustProxy } from './config'
import { isCloudMetadata, isPublicHost } from '../partners/addresses'
import { ConfigError, listOf, optional, setting, type Environment } from './settings'

/** A page's origin as browsers send it; shells have schemes of their own. */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[\w.-]+(:\d{1,5})?$/

/** Never all of them: `*` is none. */
export const readCorsOrigins = (env: Environment): string[] => {
  const origins = listOf(env, 'CORS_ORIGINS')
  if (!origins.every((origin) => ORIGIN.test(origin)))
    throw new ConfigError('CORS_ORIGINS must be origins such as https://a.example.com, with commas')
  return origins
}

const isNetwork = (text: string): boolean => {
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
}

/** Production has a proxy in front for TLS: without its headers all users would share one address. */
export const readTrustProxy = (env: Environment, profile: Profile): TrustProxy => {
  const networks = listOf(env, 'TRUST_PROXY')
  if (profile === 'production' && networks.length === 0)
    throw new ConfigError('TRUST_PROXY: production needs to know the proxy in front of it')
  if (networks.length === 0) return false
  if (networks.join() === '1') return 'nearest'
  if (!networks.every(isNetwork))
    throw new ConfigError('TRUST_PROXY must be 1, or addresses and networks such as 10.0.0.0/8, with commas')
  return networks
}

/** @throws ConfigError also when the header would be the caller's own claim */
export const readRegions = (env: Environment): RegionConfig | null => {
  const header = setting(env, 'REGION_HEADER').toLowerCase()
  const refused = listOf(env, 'REGIONS_REFUSED').map((code) => code.toUpperCase())
  if (!header && refused.length === 0) return null
  if (!header || refused.length === 0)
    throw new ConfigError('REGION_HEADER and REGIONS_REFUSED go together: set both or none')
  if (!/^[a-z0-9-]{1,64}$/.test(header)) throw new ConfigError('REGION_HEADER must be the name of a header')
  if (!refused.every((code) => /^[A-Z][A-Z0-9]$/.test(code)))
    throw new ConfigError('REGIONS_REFUSED must be codes of two letters, with commas')
  if (!optional(env, 'TRUST_PROXY'))
    throw new ConfigError('REGION_HEADER needs TRUST_PROXY: else callers could choose their country')
  return { header, refused }
}

/** @throws ConfigError when it is no address; in production it must be there, and https */
export const readPublicUrl = (env: Environment, profile: Profile): string | null => {
  const text = optional(env, 'PUBLIC_URL')
  const schemes = profile === 'production' ? ['https:'] : ['http:', 'https:']
  if (!text && profile === 'demo') return null
  const url = text && URL.canParse(text) ? new URL(text) : null
  if (!url || !schemes.includes(url.protocol) || url.username || url.password)
    throw new ConfigError(`PUBLIC_URL must be the app's public address, such as https://app.example.com`)
  return text
}

const COMMON = /^(postgres|pass(word)?|secret|limelight|change-?me|admin|root|\d{0,8})$/i
const LOOPBACK = /^(|localhost|127\.[\d.]+|\[::1\])$/

/** @throws ConfigError when it is no such address, or across the internet somebody could answer in its place */
const readRemote = (
  env: Environment,
  name: 'MARKET_EXCHANGE_URL' | 'MARKET_EXCHANGE_STREAM',
  scheme: 'http' | 'ws',
): string => {
  const text = setting(env, name).replace(/\/$/, '')
  const url = URL.canParse(text) ? new URL(text) : null
  const safe =
    url?.protocol === `${scheme}s:` || (url?.protocol === `${scheme}:` && !isPublicHost(url.hostname))
  if (
    !url ||
    !safe ||
    isCloudMetadata(url.hostname) ||
    url.username ||
    url.password ||
    url.search ||
    url.hash
  )
    throw new ConfigError(`${name} must be an address such as ${scheme}s://exchange.example.com`)
  return text
}

export const readExchange = (env: Environment): { rest: string; stream: string } => ({
  rest: readRemote(env, 'MARKET_EXCHANGE_URL', 'http'),
  stream: readRemote(env, 'MARKET_EXCHANGE_STREAM', 'ws'),
})

/** @throws ConfigError when it is no database, or in production one on another machine whose password anybody would try */
export const readDatabase = (env: Environment, profile: Profile): string | null => {
  const text = optional(env, 'DATABASE_URL')
  if (!text) return null
  if (!/^postgres(ql)?:\/\//.test(text)) throw new ConfigError('DATABASE_URL must begin with postgres://')
  const url = URL.canParse(text) ? new URL(text) : null
  const isAway = url !== null && !LOOPBACK.test(url.hostname)
  if (profile === 'production' && isAway && COMMON.test(decodeURIComponent(url.password)))
    throw new ConfigError('DATABASE_URL: its password is missing or a common one')
  return text
}
