import { View } from '@tarojs/components'
import { useMemo } from 'react'
import { Chips, Empty, InfiniteList } from '@/components'
import { go, SideScroll } from '@/features/shell'
import { dayHeads } from '@/features/wallet/funds/entries'
import { useText } from '@/i18n'
import '@/i18n/areas/messages'
import type { Notification } from '@/stores/unread'
import { MessageRow } from './MessageRow'
import { kindKey, KINDS } from './sentences'
import type { useMessages } from './useMessages'
import './messages.scss'

/** Notifications of one kind or all, under the days on which they came. */
export const MessagesView = ({ kind, setKind, pages, markRead }: ReturnType<typeof useMessages>) => {
  const { t } = useText()
  const heads = useMemo(() => dayHeads(pages.items ?? []), [pages.items])
  const open = (item: Notification): void => {
    markRead(item)
    go(item.link)
  }
  return (
    <View className="messages">
      <SideScroll>
        <Chips
          wrap
          label={t('messages.kinds')}
          value={kind}
          onChange={setKind}
          choices={[
            { value: '', text: t('messages.all') },
            ...KINDS.map((value) => ({ value, text: t(kindKey(value)) })),
          ]}
        />
      </SideScroll>
      <View className="pad">
        <InfiniteList
          pages={pages}
          row={(item) => (
            <>
              {heads.has(item.id) && <View className="messages__day">{heads.get(item.id)}</View>}
              <MessageRow item={item} onOpen={open} />
            </>
          )}
          empty={
            <Empty
              icon="bell"
              title={t(kind ? 'messages.emptyKind' : 'messages.empty')}
              text={t('messages.emptyText')}
            />
          }
        />
      </View>
    </View>
  )
}
