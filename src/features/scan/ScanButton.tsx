import { Icon } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/scan'
import { Tappable } from '@/platform/tap'
import { useScan } from './useScan'
import './scan-button.scss'

interface Props {
  /** What the button fills: read out together with what it does. */
  readonly label: string
  readonly testId?: string
  readonly onText: (text: string) => void
}

/** At the end of a field: fills it from a QR code. */
export const ScanButton = ({ label, testId = 'scan', onText }: Props) => {
  const { t } = useText()
  const scan = useScan(onText)
  return (
    <Tappable className="scan-button" label={`${t('scan.open')}, ${label}`} testId={testId} onClick={scan}>
      <Icon name="scan" size={20} />
    </Tappable>
  )
}
