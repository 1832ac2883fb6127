import { Text, View } from '@tarojs/components'
import { Icon, type IconName } from '@/components'
import { useText } from '@/i18n'
import { formatTime } from '@/i18n/time'
import { timelineOf, type Step, type Withdrawal } from './timeline'
import '../withdraw.scss'

const ICONS: Readonly<Record<Step['state'], IconName>> = {
  done: 'check',
  current: 'clock',
  next: 'minus',
  ended: 'close',
}

/** What happened, what is happening, what is still to come. */
export const Timeline = ({ item }: { readonly item: Withdrawal }) => {
  const { t } = useText()
  const count = { done: item.confirmations, required: item.required }
  return (
    <View className="withdraw-timeline" ariaRole="list">
      {timelineOf(item).map(({ id, state, text, time }) => (
        <View
          key={id}
          ariaRole="listitem"
          className={`withdraw-timeline__step withdraw-timeline__step--${state}`}
        >
          <View className="withdraw-timeline__disc">
            <Icon name={ICONS[state]} size={16} />
          </View>
          <View className="grow">
            <View className="withdraw-timeline__text">{t(text, count)}</View>
            {time !== null && <Text className="cap text-3">{formatTime(time)}</Text>}
            {id === 'rejected' && <View className="withdraw-timeline__reason">{item.reason}</View>}
          </View>
        </View>
      ))}
    </View>
  )
}
