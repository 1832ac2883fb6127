import { View } from '@tarojs/components'
import { Empty, InfiniteList } from '@/components'
import { useContentList } from '@/features/content'
import '@/features/content/notice.scss'
import { go, Page } from '@/features/shell'
import { useText } from '@/i18n'
import { formatDate } from '@/i18n/time'
import { Tappable } from '@/platform/tap'

export default function NoticeList() {
  const { t } = useText()
  const pages = useContentList('notice')
  return (
    <Page title={t('home.notices')} onRefresh={pages.reload}>
      <View className="pad">
        <InfiniteList
          pages={pages}
          empty={<Empty icon="notice" title={t('home.noticesEmpty')} />}
          row={(notice) => (
            <Tappable className="notice-card" onClick={() => go(`/pages/home/noticeDetail?id=${notice.id}`)}>
              <View className="notice-card__title clamp-2">{notice.title}</View>
              <View className="notice-card__text clamp-2">{notice.summary}</View>
              <View className="notice-card__date">{formatDate(notice.publishedAt)}</View>
            </Tappable>
          )}
        />
      </View>
    </Page>
  )
}
