import { useRouter } from '@tarojs/taro'
import { ContentArticle, useContentItem } from '@/features/content'
import { Page } from '@/features/shell'
import { useText } from '@/i18n'

export default function NoticeDetail() {
  const { t } = useText()
  const { data, loading, problem, reload } = useContentItem(useRouter().params.id ?? '')
  return (
    <Page
      title={t('home.notices')}
      loading={!data && loading}
      problem={data ? undefined : problem}
      onRetry={() => void reload()}
    >
      {data && <ContentArticle article={data} />}
    </Page>
  )
}
