import type { CapacitorBarcodeScannerOptions } from '@capacitor/barcode-scanner'
import type { Scanned } from '@/platform/scan/types'
import { codeOf, Scanner } from './plugins'

/** QR codes alone; the camera at the back; upright or not. Values of enums whose package is not loaded. */
const OPTIONS = {
  hint: 0,
  scanInstructions: ' ',
  scanButton: false,
  scanText: ' ',
  cameraDirection: 1,
  scanOrientation: 3,
} as CapacitorBarcodeScannerOptions

const OUTCOMES: Readonly<Record<string, 'cancelled' | 'denied'>> = {
  'OS-PLUG-BARC-0006': 'cancelled',
  'OS-PLUG-BARC-0007': 'denied',
}

/** Reads one QR code with the phone's own scanner. */
export const scanOnce = async (): Promise<Scanned> => {
  try {
    const { ScanResult: text } = await Scanner.scanBarcode(OPTIONS)
    return text ? { outcome: 'scanned', text } : { outcome: 'failed' }
  } catch (error) {
    return { outcome: OUTCOMES[codeOf(error)] ?? 'failed' }
  }
}
