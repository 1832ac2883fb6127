import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { formatAmount, type Money } from '@core/money'
import { Chips, Field } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/options'
import type { Area } from '../areas'
import { isSameAmount, maxStake } from './form'

const QUICK = ['10', '50', '100', '500'] as const

interface Props {
  readonly area: Area | undefined
  /** Of the paying account; null while unknown. */
  readonly available: string | null
  /** What the user's own limits allow for one order; null without any. */
  readonly most: Money | null
  /** The choice of the paying account. */
  readonly account: ReactNode
  readonly stake: string
  readonly error: string | undefined
  readonly onChange: (stake: string) => void
}

/** The stake with quick amounts; Max never goes above the balance or the area's limit. */
export const StakeField = ({ area, available, most, account, stake, error, onChange }: Props) => {
  const { t } = useText()
  const largest = area && available !== null ? maxStake(area, available, most) : null
  const quick = QUICK.find((amount) => isSameAmount(stake, amount))
  const chosen = quick ?? (largest !== null && isSameAmount(stake, largest) ? 'max' : null)
  return (
    <View className="ticket__stake">
      <Field
        showLabel
        kind="decimal"
        label={t('options.stake')}
        value={stake}
        onChange={onChange}
        maxLength={20}
        placeholder={area ? `${formatAmount(area.min, 0)} – ${formatAmount(area.max, 0)}` : ''}
        error={error}
        after={<Text className="text-2">USDT</Text>}
        note={account}
      />
      <Chips
        label={t('options.stake')}
        value={chosen}
        onChange={(amount) => onChange(amount === 'max' ? (largest ?? '') : amount)}
        choices={[
          ...QUICK.map((amount) => ({ value: amount, text: amount })),
          { value: 'max', text: t('options.max'), disabled: largest === null },
        ]}
      />
    </View>
  )
}
