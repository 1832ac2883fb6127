import { useRouter } from '@tarojs/taro'
import { useEffect } from 'react'
import { ContentArticle, markNoticeRead, useContentItem } from '@/features/content'
import { Page } from '@/features/shell'
import { useText } from '@/i18n'

/** One notice; it counts as read from now on. */
export default function NoticeDetail() {
  const { t } = useText()
  const { data, loading, problem, reload } = useContentItem(useRouter().params.id ?? '')
  useEffect(() => {
    if (data) markNoticeRead(data)
  }, [data])
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
