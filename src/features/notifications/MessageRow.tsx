import { Text, View } from '@tarojs/components'
import { Icon } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/messages'
import { formatClock } from '@/i18n/time'
import { Tappable } from '@/platform/tap'
import type { Notification } from '@/stores/unread'
import { KIND_ICONS, sentencesOf } from './sentences'

interface Props {
  readonly item: Notification
  readonly onOpen: (item: Notification) => void
}

/** One notification: what happened, when, and whether it was read; a tap leads to what it is about. */
export const MessageRow = ({ item, onOpen }: Props) => {
  const { t } = useText()
  const { title, text } = sentencesOf(item)
  return (
    <Tappable
      className={`message${item.read ? '' : ' message--unread'}`}
      testId={`message-${item.kind}`}
      onClick={() => onOpen(item)}
    >
      <View className="message__disc">
        <Icon name={KIND_ICONS[item.kind]} size={20} />
      </View>
      <View className="grow message__words">
        <View className="between">
          <Text className="message__title">{title}</Text>
          <Text className="message__time">{formatClock(item.time)}</Text>
        </View>
        {text && <View className="message__text">{text}</View>}
      </View>
      {!item.read && <View className="message__dot" ariaRole="img" ariaLabel={t('messages.unread')} />}
    </Tappable>
  )
}
