import { useText } from '@/i18n'
import '@/i18n/areas/scan'
import { showToast } from '@/stores/toasts'
import { scanCode } from './scanCode'

/** Scans a code and hands its text on; says so when that failed. */
export const useScan = (onText: (text: string) => void): (() => void) => {
  const { t } = useText()
  const scan = async (): Promise<void> => {
    const scanned = await scanCode()
    if (scanned.outcome === 'scanned') onText(scanned.text)
    else if (scanned.outcome !== 'cancelled')
      showToast('error', t(scanned.outcome === 'denied' ? 'scan.denied' : 'scan.failed'))
  }
  return () => void scan()
}
