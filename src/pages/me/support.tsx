import { ContentArticle, useContentItem } from '@/features/content'
import { Page } from '@/features/shell'
import { useText } from '@/i18n'

export default function Support() {
  const { t } = useText()
  const { data, loading, problem, reload } = useContentItem('support')
  return (
    <Page
      title={t('me.support')}
      loading={!data && loading}
      problem={data ? undefined : problem}
      onRetry={() => void reload()}
    >
      {data && <ContentArticle article={data} />}
    </Page>
  )
}
