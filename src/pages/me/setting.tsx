import { SettingsView } from '@/features/settings/SettingsView'
import { Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/settings'

/** What can be set on this device. */
export default function Setting() {
  const { t } = useText()
  return (
    <Page title={t('settings.title')}>
      <SettingsView />
    </Page>
  )
}
