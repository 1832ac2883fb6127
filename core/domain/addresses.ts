import { normaliseAddress } from './chain'
import { networkById, networksOf, type Network, type NetworkId } from './networks'
import { isPlainText } from './plainText'
import type { CurrencyId } from './currencies'
import type { Problem } from './validation'

/** Bound withdrawal addresses. Not part of `@core/domain`, because it carries the checksums of addresses. */
export const MAX_ADDRESSES = 20
/** Characters of the name a user gives an address. */
export const MAX_LABEL = 30

export const checkLabel = (label: string): Problem => {
  const text = label.trim()
  if (!text) return { code: 'LABEL_REQUIRED' }
  if (!isPlainText(text)) return { code: 'TEXT_NOT_PLAIN' }
  return Array.from(text).length <= MAX_LABEL
    ? null
    : { code: 'LABEL_TOO_LONG', params: { max: String(MAX_LABEL) } }
}

/** A network was chosen, and the currency exists on it. */
export const checkNetwork = (currencyId: CurrencyId, network: string): Problem => {
  if (!network) return { code: 'NETWORK_REQUIRED' }
  return networkOf(currencyId, network) ? null : { code: 'NETWORK_MISMATCH' }
}

/** The network, if it carries the currency. */
export const networkOf = (currencyId: CurrencyId, network: string): Network | undefined =>
  networksOf(currencyId).find(({ id }) => id === network) && networkById(network)

/**
 * What the code that confirms a new address is bound to: any other address needs another code.
 * @throws Error when `checkAddress` finds fault with the address
 */
export const addressBind = (network: NetworkId, address: string): string =>
  `${network}:${normaliseAddress(network, address)}`
