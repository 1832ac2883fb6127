import { checkAddress, normaliseAddress } from '@core/domain/chain'
import { networkById, type NetworkId } from '@core/domain'
import { accountOf } from '../chain/derive'
import { isCloudMetadata, isPublicHost } from '../partners/addresses'
import type { Profile } from './config'
import { ConfigError, flag, integer, optional, setting, type Environment, type SettingName } from './settings'

/** What every followed network needs: where its node is, and from which key its deposit addresses come. */
export interface ChainConfig {
  /** Account's extended public key; no private key is ever known here. */
  xpub: string
  /** Address of the node's interface; may hold a secret, so it is never logged. */
  url: string
}

export interface EthereumConfig extends ChainConfig {
  /** 1 for the main network. */
  chainId: number
  /** Token contract of USDT. */
  usdt: string
}

export interface TronConfig extends ChainConfig {
  apiKey: string | null
  /** Id of block 0: which network it is. */
  genesis: string
  /** Token contracts of USDT and BBT. */
  usdt: string
  bbt: string
}

/** Networks followed by nodes of the operator's choice; null: not set up, so neither deposits nor withdrawals. */
export interface ChainsConfig {
  ethereum: EthereumConfig | null
  bitcoin: ChainConfig | null
  tron: TronConfig | null
}

/** The two settings that set up a network; they go together. */
const NEEDED = {
  ethereum: { xpub: 'CHAIN_ETHEREUM_XPUB', url: 'CHAIN_ETHEREUM_RPC' },
  bitcoin: { xpub: 'CHAIN_BITCOIN_XPUB', url: 'CHAIN_BITCOIN_API' },
  tron: { xpub: 'CHAIN_TRON_XPUB', url: 'CHAIN_TRON_API' },
} as const satisfies Record<NetworkId, { xpub: SettingName; url: SettingName }>

const urlOf = (name: SettingName, text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.hash)
    throw new ConfigError(`${name} must be an address that begins with http:// or https://`)
  // A node of one's own may be reached as it is; across the internet nobody may read along or answer in its place.
  if (url.protocol === 'http:' && isPublicHost(url.hostname))
    throw new ConfigError(`${name} must begin with https://, unless the node is in a private network`)
  if (isCloudMetadata(url.hostname))
    throw new ConfigError(`${name} must not be an address where a cloud hands out its credentials`)
  return url.href
}

const xpubOf = (network: NetworkId, name: SettingName, text: string): string => {
  try {
    accountOf(network, text)
    return text
  } catch (error) {
    throw error instanceof ConfigError ? new ConfigError(`${name}: ${error.message}`) : error
  }
}

/** Both settings of a network, or null when both are empty. */
const nodeOf = (env: Environment, network: NetworkId): ChainConfig | null => {
  const { xpub, url } = NEEDED[network]
  const [key, node] = [optional(env, xpub), optional(env, url)]
  if (!key && !node) return null
  if (!key || !node) throw new ConfigError(`${xpub} and ${url} go together: set both or none`)
  return { xpub: xpubOf(network, xpub, key), url: urlOf(url, node) }
}

const contractOf = (env: Environment, network: NetworkId, name: SettingName): string => {
  const text = setting(env, name)
  if (checkAddress(network, text))
    throw new ConfigError(`${name} must be the ${networkById(network)?.name} address of a token contract`)
  return normaliseAddress(network, text)
}

const genesisOf = (env: Environment): string => {
  const text = setting(env, 'CHAIN_TRON_GENESIS')
  if (!/^[0-9a-f]{64}$/.test(text)) throw new ConfigError('CHAIN_TRON_GENESIS must be 64 hexadecimal digits')
  return text
}

/** Real money has no place among test funds, nor among prices that are not real. */
const refuseRealMoney = (env: Environment, why: string): void => {
  const [found] = Object.values(NEEDED)
    .flatMap(({ xpub, url }) => [xpub, url])
    .filter((name) => optional(env, name))
  if (found) throw new ConfigError(`${found} ${why}`)
}

/**
 * Which networks are followed, and how.
 * @throws ConfigError with one line that says which setting is wrong; keys and addresses of nodes are not in it
 */
export const readChains = (env: Environment, profile: Profile): ChainsConfig => {
  if (profile === 'demo') refuseRealMoney(env, 'is for production: the demo has simulated chains only')
  if (flag(env, 'MARKET_REHEARSAL')) refuseRealMoney(env, 'must be empty in a rehearsal (MARKET_REHEARSAL)')
  const [ethereum, bitcoin, tron] = [nodeOf(env, 'ethereum'), nodeOf(env, 'bitcoin'), nodeOf(env, 'tron')]
  return {
    ethereum: ethereum && {
      ...ethereum,
      chainId: integer(env, 'CHAIN_ETHEREUM_ID', 1, Number.MAX_SAFE_INTEGER),
      usdt: contractOf(env, 'ethereum', 'CHAIN_ETHEREUM_USDT'),
    },
    bitcoin,
    tron: tron && {
      ...tron,
      apiKey: optional(env, 'CHAIN_TRON_API_KEY'),
      genesis: genesisOf(env),
      usdt: contractOf(env, 'tron', 'CHAIN_TRON_USDT'),
      bbt: contractOf(env, 'tron', 'CHAIN_TRON_BBT'),
    },
  }
}
