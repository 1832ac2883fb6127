import { View } from '@tarojs/components'
import { currency, BBT } from '@core/domain'
import { money } from '@core/money'
import { Empty } from '@/components'
import { Section } from '@/features/shell'
import { exactAmount } from '@/features/wallet/amounts'
import { useText } from '@/i18n'
import '@/i18n/areas/token'
import { formatTime } from '@/i18n/time'
import type { Statistics } from './useToken'
import './token.scss'

/** What was burned last, when and why. */
export const Burns = ({ burns }: Pick<Statistics, 'burns'>) => {
  const { t } = useText()
  return (
    <View>
      <Section title={t('token.burns')} />
      {burns.length === 0 && <Empty icon="fire" title={t('token.noBurns')} text={t('token.noBurnsText')} />}
      {burns.map(({ id, amount, cause, time }) => (
        <View key={id} className="token-burn">
          <View className="grow">
            <View className="body-m">{t(`token.cause_${cause}`)}</View>
            <View className="text-3 cap">{formatTime(time)}</View>
          </View>
          <View className="body-m">{exactAmount(money(amount), currency(BBT))} BBT</View>
        </View>
      ))}
    </View>
  )
}
