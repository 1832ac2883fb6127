import { OwnScanner } from '@/features/scan/OwnScanner'
import { ScanView } from '@/features/scan/ScanView'
import { Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/scanner'
import { scansItself } from '@/platform/scan'

/** Reads a QR code for the screen below. */
export default function ScanPage() {
  const { t } = useText()
  return <Page title={t('scanner.title')}>{scansItself ? <OwnScanner /> : <ScanView />}</Page>
}
