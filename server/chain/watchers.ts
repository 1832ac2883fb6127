import type { Config } from '../config'
import { bitcoinWatcher } from './bitcoin'
import { evmWatcher } from './evm'
import { tronWatcher } from './tron'
import type { ChainWatcher } from './types'

/** Eyes on every real network that the configuration sets up; none of them asks its node before it is used. */
export const createWatchers = ({
  chains: { bitcoin, ethereum, tron },
}: Pick<Config, 'chains'>): ChainWatcher[] => [
  ...(bitcoin ? [bitcoinWatcher(bitcoin)] : []),
  ...(ethereum ? [evmWatcher(ethereum)] : []),
  ...(tron ? [tronWatcher(tron)] : []),
]
