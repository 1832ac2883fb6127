import { useCall } from '@/api'
import { RatesView } from '@/features/fair/RatesView'
import { LanguagePicker, Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/fair'

/** The house's rates and margins, open to everybody. */
export default function RatesPage() {
  const { t } = useText()
  const { data, problem, loading, reload } = useCall('ext.rates', {})
  return (
    <Page
      title={t('fair.rates')}
      right={<LanguagePicker short />}
      loading={loading && !data}
      problem={data ? undefined : problem}
      onRetry={() => void reload()}
      onRefresh={reload}
    >
      {data && <RatesView rates={data} />}
    </Page>
  )
}
