import { HelpView } from '@/features/help/HelpView'
import { Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/help'

/** The help centre. */
export default function HelpPage() {
  const { t } = useText()
  return (
    <Page title={t('help.title')}>
      <HelpView />
    </Page>
  )
}
