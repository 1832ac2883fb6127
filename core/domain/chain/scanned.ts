import { NETWORKS, type NetworkId } from '../networks'
import { scannedTarget } from '../scan'
import { checkAddress, normaliseAddress } from './address'

/** The address in a scanned code, as its network writes it, checksum included; null without one. */
export const scannedAddress = (text: string): { network: NetworkId; address: string } | null => {
  const target = scannedTarget(text)
  const network = NETWORKS.find(({ id }) => checkAddress(id, target) === null)?.id
  return network ? { network, address: normaliseAddress(network, target) } : null
}
