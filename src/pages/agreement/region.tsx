import { Button, Empty } from '@/components'
import { go, LanguagePicker, Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/gate'

/** The operator does not offer registration and trading where the user is; what is left to do. */
export default function RegionPage() {
  const { t } = useText()
  return (
    <Page title={t('gate.regionTitle')} right={<LanguagePicker short />}>
      <Empty
        icon="globe"
        title={t('gate.regionText')}
        text={t('gate.regionStill')}
        action={
          <>
            <Button onClick={() => go('/pages/asset/index')}>{t('gate.regionAssets')}</Button>
            <Button kind="secondary" icon="support" onClick={() => go('/pages/me/support')}>
              {t('gate.regionSupport')}
            </Button>
          </>
        }
      />
    </Page>
  )
}
