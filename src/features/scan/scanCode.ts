import { go } from '@/features/shell'
import { scanItself, scansItself, type Scanned } from '@/platform/scan'

export const SCAN_PAGE = '/pages/scan/index'

/** Who waits for what the scanner's screen reads. */
let waiting: ((scanned: Scanned) => void) | null = null

/** Reads one QR code: by the client's own scanner, or on a screen of ours that comes back by itself. */
export const scanCode = (): Promise<Scanned> => {
  if (scansItself) return scanItself()
  giveScanned({ outcome: 'cancelled' })
  return new Promise((resolve) => {
    waiting = resolve
    go(SCAN_PAGE)
  })
}

export const isScanAwaited = (): boolean => waiting !== null

/** Hands over what was read to who waits for it, once. */
export const giveScanned = (scanned: Scanned): void => {
  const receive = waiting
  waiting = null
  receive?.(scanned)
}
