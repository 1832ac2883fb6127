import { Text, View } from '@tarojs/components'
import { Button, Icon, Tag } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/session'
import type { InboxCode } from './newest'
import './inbox.scss'

interface Props {
  readonly code: InboxCode
  readonly filled: boolean
  readonly onFill: (code: string) => void
}

/** The code that the demo would have mailed, with one tap to fill it in. */
export const InboxBanner = ({ code, filled, onFill }: Props) => {
  const { t } = useText()
  return (
    <View className="inbox" ariaRole="status">
      <View className="inbox__head">
        <Icon name="mail" size={20} className="text-lime" />
        <Text className="inbox__title">{t('session.inboxTitle')}</Text>
        <Tag kind="warn">DEMO</Tag>
      </View>
      <Text className="cap text-2">{t('session.inboxText', { account: code.account })}</Text>
      <View className="between">
        <Text className="inbox__code">{code.code}</Text>
        <Button kind="secondary" small testId="fill-in" disabled={filled} onClick={() => onFill(code.code)}>
          {t(filled ? 'session.filledIn' : 'session.fillIn')}
        </Button>
      </View>
    </View>
  )
}
