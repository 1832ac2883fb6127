import { networkById, type NetworkId } from '../networks'
import type { Problem } from '../validation'
import { bitcoinAddress } from './bitcoin'
import { ethereumAddress } from './ethereum'
import { tronAddress } from './tron'

/** Longest address of any network (BIP-173), so longer texts are never looked at. */
const MAX_LENGTH = 90

const READERS: Readonly<Record<NetworkId, (address: string) => string | null>> = {
  bitcoin: bitcoinAddress,
  ethereum: ethereumAddress,
  tron: tronAddress,
}

const read = (network: NetworkId, text: string): string | null =>
  text.length <= MAX_LENGTH ? READERS[network](text) : null

/** An address of a network's main chain whose checksum is right. Space around it is ignored. */
export const checkAddress = (network: NetworkId, address: string): Problem => {
  const text = address.trim()
  if (!text) return { code: 'ADDRESS_REQUIRED' }
  return read(network, text) === null
    ? { code: 'ADDRESS_INVALID', params: { network: networkById(network)?.name ?? network } }
    : null
}

/**
 * The one form under which an address is stored and compared, as the network itself writes it.
 * @throws Error when `checkAddress` finds fault with it
 */
export const normaliseAddress = (network: NetworkId, address: string): string => {
  const stored = read(network, address.trim())
  if (stored === null) throw new Error(`no ${network} address`)
  return stored
}
