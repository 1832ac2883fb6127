import { readInvite } from '@core/domain'
import { useText } from '@/i18n'
import '@/i18n/areas/scan'
import { showToast } from '@/stores/toasts'

/** Takes the invite code out of what was scanned: a link of an invitation, or the code alone. */
export const useScannedInvite = (take: (code: string) => void): ((text: string) => void) => {
  const { t } = useText()
  return (text) => {
    const code = readInvite(text)
    if (code === null) return showToast('error', t('scan.notInvite'))
    take(code)
    showToast('success', t('scan.filled'))
  }
}
