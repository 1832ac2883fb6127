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

/** Hands over what was read, once. @returns whether somebody waited for it */
export const giveScanned = (scanned: Scanned): boolean => {
  const receive = waiting
  waiting = null
  receive?.(scanned)
  return receive !== null
}
