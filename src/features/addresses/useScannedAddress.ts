import { scannedAddress } from '@core/domain/chain'
import { networkById } from '@core/domain'
import { useText } from '@/i18n'
import '@/i18n/areas/scan'
import { showToast } from '@/stores/toasts'
import type { AddressState } from './form'

type Choice = Pick<AddressState, 'currencyId' | 'network'>

/** Takes the address out of what was scanned, and its network where none is chosen; never one of another network. */
export const useScannedAddress = (
  { currencyId, network }: Choice,
  take: (patch: Partial<AddressState>) => void,
): ((text: string) => void) => {
  const { t } = useText()
  return (text) => {
    const found = scannedAddress(text)
    if (!found) return showToast('error', t('scan.notAddress'))
    const carries = networkById(found.network)?.currencies.some((id) => id === currencyId)
    if (!carries || (network !== '' && network !== found.network))
      return showToast('error', t('scan.otherNetwork', { network: networkById(found.network)?.name ?? '' }))
    take(found)
    showToast('success', t('scan.filled'))
  }
}
