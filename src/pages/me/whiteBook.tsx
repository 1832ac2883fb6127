import { ContentPage } from '@/features/content'
import { useText } from '@/i18n'
import '@/i18n/areas/content'

/** How prices, balances and settlements work. */
export default function WhiteBookPage() {
  const { t } = useText()
  return <ContentPage id="white-book" title={t('content.whiteBook')} />
}
