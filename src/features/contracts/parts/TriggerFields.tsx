import { View } from '@tarojs/components'
import type { AppProblem } from '@core/domain'
import { formatSigned, type Money } from '@core/money'
import { Field } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/contracts'

interface Props {
  readonly win: string
  readonly lost: string
  readonly onChange: (change: { win?: string; lost?: string }) => void
  /** Result at each price; null where none is set or no order is known yet. */
  readonly results: { readonly win: Money | null; readonly lost: Money | null }
  readonly errors: { readonly win: AppProblem | null; readonly lost: AppProblem | null }
}

/** Take-profit and stop-loss with what each would bring. */
export const TriggerFields = ({ win, lost, onChange, results, errors }: Props) => {
  const { t, problem } = useText()
  const field = (name: 'win' | 'lost', value: string) => {
    const result = results[name]
    const error = errors[name]
    return (
      <Field
        showLabel
        kind="decimal"
        label={t(name === 'win' ? 'contracts.takeProfit' : 'contracts.stopLoss')}
        placeholder={t('contracts.triggerPlaceholder')}
        maxLength={20}
        value={value}
        onChange={(text) => onChange({ [name]: text })}
        error={error ? problem(error) : undefined}
        hint={result ? t('contracts.triggerResult', { amount: formatSigned(result) }) : undefined}
      />
    )
  }
  return (
    <View className="contract-triggers">
      {field('win', win)}
      {field('lost', lost)}
    </View>
  )
}
