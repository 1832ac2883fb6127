import { useContentItem } from '@/features/content'
import { AboutView } from '@/features/content/about/AboutView'
import { Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/content'

/** The app, its version and its operator. */
export default function AboutPage() {
  const { t } = useText()
  const { data, loading, problem, reload } = useContentItem('about')
  return (
    <Page
      title={t('content.about')}
      loading={!data && loading}
      problem={data ? undefined : problem}
      onRetry={() => void reload()}
    >
      {data && <AboutView article={data} />}
    </Page>
  )
}
