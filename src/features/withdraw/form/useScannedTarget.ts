import { isSameAddress, networkById, scannedTarget } from '@core/domain'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/scan'
import { showToast } from '@/stores/toasts'
import { addAddressUrl } from './state'
import type { Withdrawing } from './useWithdraw'

/** Longest address of any network (BIP-173). */
const LONGEST = 90

/** Chooses the bound address that was scanned; one that is not bound yet goes to the screen that binds it. */
export const useScannedTarget = ({ facts, state, change }: Withdrawing): ((text: string) => void) => {
  const { t } = useText()
  return (text) => {
    const target = scannedTarget(text)
    if (!/^\w+$/.test(target) || target.length > LONGEST) return showToast('error', t('scan.notAddress'))
    const bound = (facts.addresses ?? []).find(
      ({ address, currencyId }) => currencyId === state.currencyId && isSameAddress(address, target),
    )
    if (!bound) return go(addAddressUrl(state.currencyId, undefined, target))
    change({ network: networkById(bound.network)?.id ?? '', addressId: bound.id })
  }
}
