import { View } from '@tarojs/components'
import { useRouter } from '@tarojs/taro'
import { useCall } from '@/api'
import { AgreementView } from '@/features/session/agreement/AgreementView'
import { LanguagePicker, Page } from '@/features/shell'
import { useText } from '@/i18n'

/** The software service agreement, or with `text=risk` the risk statement, in the user's language. */
export default function AgreementPage() {
  const { lang } = useText()
  const { params } = useRouter<{ text?: string }>()
  return <Agreement key={lang} risk={params.text === 'risk'} />
}

const Agreement = ({ risk }: { readonly risk: boolean }) => {
  const { t } = useText()
  const { data, problem, loading, reload } = useCall('search.getContentInfo', {
    id: risk ? 'risk' : 'agreement',
  })
  return (
    <Page
      title={t(risk ? 'fair.riskStatement' : 'session.agreementTitle')}
      right={<LanguagePicker short />}
      loading={loading && !data}
      problem={data ? undefined : problem}
      onRetry={() => void reload()}
    >
      <View className="pad">{data && <AgreementView content={data} />}</View>
    </Page>
  )
}
