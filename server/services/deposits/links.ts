import { USDT, type CurrencyId, type NetworkId } from '@core/domain'
import type { Context } from '../../context'

/** A chain id that no public network has: a wallet that reads a code of the demo pays nothing real. */
const SIMULATED_CHAIN = 1337

/** What a payment link needs besides the address (EIP-681): which chain, and a token's contract. */
export const linkParts = (
  { config, chain }: Pick<Context, 'config' | 'chain'>,
  { currencyId, network }: { currencyId: CurrencyId; network: NetworkId },
): { chainId: number | null; contract: string | null } => {
  if (network !== 'ethereum') return { chainId: null, contract: null }
  if (chain.simulated) return { chainId: SIMULATED_CHAIN, contract: null }
  const node = config.chains.ethereum
  return { chainId: node?.chainId ?? null, contract: currencyId === USDT ? (node?.usdt ?? null) : null }
}
