import { View } from '@tarojs/components'
import { useRouter } from '@tarojs/taro'
import { useCall } from '@/api'
import { AgreementView } from '@/features/session/agreement/AgreementView'
import { LanguagePicker, Page } from '@/features/shell'
import { useText, type TextKey } from '@/i18n'
import '@/i18n/areas/content'
import '@/i18n/areas/fair'
import '@/i18n/areas/session'

/** The texts that stand here, and their titles. */
const TEXTS = {
  agreement: 'session.agreementTitle',
  risk: 'fair.riskStatement',
  privacy: 'content.privacy',
} as const satisfies Readonly<Record<string, TextKey>>
type TextId = keyof typeof TEXTS

const isText = (text: string | undefined): text is TextId =>
  text !== undefined && Object.keys(TEXTS).includes(text)

/** The software service agreement, or with `text=` the risk statement or the privacy page, in the user's language. */
export default function AgreementPage() {
  const { lang } = useText()
  const { text } = useRouter<{ text?: string }>().params
  const id = isText(text) ? text : 'agreement'
  return <Agreement key={lang + id} id={id} />
}

const Agreement = ({ id }: { readonly id: TextId }) => {
  const { t } = useText()
  const { data, problem, loading, reload } = useCall('search.getContentInfo', { id })
  return (
    <Page
      title={t(TEXTS[id])}
      right={<LanguagePicker short />}
      loading={loading && !data}
      problem={data ? undefined : problem}
      onRetry={() => void reload()}
    >
      <View className="pad">{data && <AgreementView content={data} />}</View>
    </Page>
  )
}
