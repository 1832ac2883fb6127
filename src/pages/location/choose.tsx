import { ChooseView } from '@/features/location/ChooseView'
import { Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/location'

/** Chooses a place for the screen below. */
export default function ChoosePlacePage() {
  const { t } = useText()
  return (
    <Page title={t('location.chooseTitle')}>
      <ChooseView />
    </Page>
  )
}
