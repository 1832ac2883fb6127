import { VideoPageView } from '@/features/content/video/VideoPageView'
import { Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/content'

/** Short films that explain how the platform works. */
export default function VideoPage() {
  const { t } = useText()
  return (
    <Page title={t('content.video')}>
      <VideoPageView />
    </Page>
  )
}
