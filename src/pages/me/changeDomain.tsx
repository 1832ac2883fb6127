import { LinesView } from '@/features/lines/LinesView'
import { Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/lines'

/** Which way the app takes to the platform. */
export default function ChangeDomain() {
  const { t } = useText()
  return (
    <Page title={t('lines.title')}>
      <LinesView />
    </Page>
  )
}
