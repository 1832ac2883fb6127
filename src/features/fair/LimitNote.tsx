import { Text, View } from '@tarojs/components'
import { formatAmount } from '@core/money'
import type { Trade } from '@core/domain'
import { FieldError } from '@/components'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/fair'
import { Tappable } from '@/platform/tap'
import type { Limits } from './useLimits'
import './fair.scss'

interface Props {
  readonly limits: Limits
  /** What the ticket would send; null while it is not complete. */
  readonly trade: Trade | null
}

/** On a ticket: what the user's own limits leave, why they refuse this trade, and the ways to change and to read up. */
export const LimitNote = ({ limits, trade }: Props) => {
  const { t, problem } = useText()
  const { own } = limits
  const refusal = limits.problem(trade)
  return (
    <View className="limit-note">
      {refusal && <FieldError text={problem(refusal)} />}
      {own && !refusal && <Room own={own} />}
      <View className="limit-note__links">
        {own && (
          <Tappable className="fair-link" testId="my-limits" onClick={() => go('/pages/me/limits')}>
            {t('fair.limits')}
          </Tappable>
        )}
        <Tappable className="fair-link" onClick={() => go('/pages/agreement/rates')}>
          {t('fair.rates')}
        </Tappable>
      </View>
    </View>
  )
}

const Room = ({ own }: { readonly own: NonNullable<Limits['own']> }) => {
  const { t } = useText()
  const { dailyLoss, maxStake, today } = own
  return (
    <>
      {dailyLoss.value !== null && today.left !== null && (
        <Text className="cap text-2">
          {t('fair.noteLoss', { left: formatAmount(today.left), limit: formatAmount(dailyLoss.value) })}
        </Text>
      )}
      {maxStake.value !== null && (
        <Text className="cap text-2">{t('fair.noteStake', { limit: formatAmount(maxStake.value) })}</Text>
      )}
    </>
  )
}
