import { View } from '@tarojs/components'
import { Icon } from '@/components'
import { go } from '@/features/shell/navigate'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
import { useLoggedIn } from '@/stores/session'
import { badgeText, useUnread } from '@/stores/unread'
import './bell.scss'

/** The way to the messages, with the number of unread ones; for somebody who is logged in. */
export const Bell = () => {
  const { t } = useText()
  const count = useUnread()
  if (!useLoggedIn()) return null
  const badge = badgeText(count)
  return (
    <Tappable
      className="bell"
      testId="bell"
      label={badge ? t('common.messagesUnread', { count: badge }) : t('common.messages')}
      onClick={() => go('/pages/me/messages')}
    >
      <Icon name="bell" size={20} className="text-2" />
      {badge && <View className="bell__badge">{badge}</View>}
    </Tappable>
  )
}
