import { Text, View } from '@tarojs/components'
import { AsOf, Empty, InfiniteList, Tag } from '@/components'
import { useNotices, useReadNotices } from '@/features/content'
import '@/features/content/notice.scss'
import { go, Page } from '@/features/shell'
import { useText } from '@/i18n'
import { formatDate } from '@/i18n/time'
import { Tappable } from '@/platform/tap'

/** All notices; those that were not opened yet are marked. */
export default function NoticeList() {
  const { t } = useText()
  const pages = useNotices()
  const isRead = useReadNotices()
  return (
    <Page title={t('home.notices')} onRefresh={pages.reload}>
      <View className="pad">
        {pages.asOf !== null && <AsOf at={pages.asOf} onRetry={() => void pages.reload()} />}
        <InfiniteList
          pages={pages}
          empty={<Empty icon="notice" title={t('home.noticesEmpty')} />}
          row={(notice) => (
            <Tappable
              className={`notice-card${isRead(notice) ? ' notice-card--read' : ''}`}
              onClick={() => go(`/pages/home/noticeDetail?id=${notice.id}`)}
            >
              <View className="notice-card__head">
                <Text className="notice-card__title clamp-2">{notice.title}</Text>
                {!isRead(notice) && <Tag kind="lime">{t('home.noticeNew')}</Tag>}
              </View>
              <View className="notice-card__text clamp-2">{notice.summary}</View>
              <View className="notice-card__date">{formatDate(notice.publishedAt)}</View>
            </Tappable>
          )}
        />
      </View>
    </Page>
  )
}
