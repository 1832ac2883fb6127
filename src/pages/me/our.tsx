import { ContentPage } from '@/features/content'
import { useText } from '@/i18n'
import '@/i18n/areas/content'

/** Who is behind the app, and what they care about. */
export default function OurPage() {
  const { t } = useText()
  return <ContentPage id="our" title={t('content.our')} />
}
