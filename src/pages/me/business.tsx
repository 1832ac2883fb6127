import { ContentPage } from '@/features/content'
import { EnquiryForm } from '@/features/content/business/EnquiryForm'
import { useText } from '@/i18n'
import '@/i18n/areas/content'

/** Working together: the ways, and a form to write to us. */
export default function BusinessPage() {
  const { t } = useText()
  return (
    <ContentPage id="business" title={t('content.business')}>
      <EnquiryForm />
    </ContentPage>
  )
}
