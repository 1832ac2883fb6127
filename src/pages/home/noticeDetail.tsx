import { useRouter } from '@tarojs/taro'
import { useEffect } from 'react'
import { ContentArticle, Gone, markNoticeRead, useContentItem } from '@/features/content'
import { Page } from '@/features/shell'
import { useText } from '@/i18n'

/** One notice; it counts as read from now on. */
export default function NoticeDetail() {
  const { t } = useText()
  const { data, loading, problem, reload } = useContentItem(useRouter().params.id ?? '')
  useEffect(() => {
    if (data) markNoticeRead(data)
  }, [data])
  const gone = !data && problem?.code === 'NOT_FOUND'
  return (
    <Page
      title={t('home.notices')}
      loading={!data && loading}
      problem={data || gone ? undefined : problem}
      onRetry={() => void reload()}
    >
      {data && <ContentArticle article={data} />}
      {gone && <Gone list="/pages/home/noticeList" />}
    </Page>
  )
}
