import { ContentPage } from '@/features/content'
import { useText } from '@/i18n'
import '@/i18n/areas/content'

/** How the house earns, and what the risks are. */
export default function CommerceBookPage() {
  const { t } = useText()
  return <ContentPage id="commerce-book" title={t('content.commerceBook')} />
}
