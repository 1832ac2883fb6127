import { Text, View } from '@tarojs/components'
import { useText } from '@/i18n'
import { formatMoment } from '@/i18n/time'
import { Tappable } from '@/platform/tap'
import { Icon } from '../Icon'
import './as-of.scss'

interface Props {
  /** When what is shown was true (ms). */
  readonly at: number
  readonly onRetry: () => void
}

/** What is shown is not of now: how old it is, and the way to ask again. */
export const AsOf = ({ at, onRetry }: Props) => {
  const { t } = useText()
  return (
    <View className="as-of" ariaRole="status">
      <Icon name="clock" size={20} />
      <Text className="grow">{t('common.asOf', { time: formatMoment(at) })}</Text>
      <Tappable className="as-of__retry" onClick={onRetry}>
        {t('common.retry')}
      </Tappable>
    </View>
  )
}
