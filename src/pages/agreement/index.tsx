import { View } from '@tarojs/components'
import { useCall } from '@/api'
import { AgreementView } from '@/features/session/agreement/AgreementView'
import { LanguagePicker, Page } from '@/features/shell'
import { useText } from '@/i18n'

/** The software service agreement, in the user's language. */
export default function AgreementPage() {
  const { lang } = useText()
  return <Agreement key={lang} />
}

const Agreement = () => {
  const { t } = useText()
  const { data, problem, loading, reload } = useCall('search.getContentInfo', { id: 'agreement' })
  return (
    <Page
      title={t('session.agreementTitle')}
      right={<LanguagePicker short />}
      loading={loading && !data}
      problem={data ? undefined : problem}
      onRetry={() => void reload()}
    >
      <View className="pad">{data && <AgreementView content={data} />}</View>
    </Page>
  )
}
