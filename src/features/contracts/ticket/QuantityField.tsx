import { Text, View } from '@tarojs/components'
import { formatAmount } from '@core/money'
import { Chips, Field } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/contracts'
import type { Terms } from '../terms'
import { nameOfBase } from '../words'
import { largestQuantity, quantityOfShare, type TicketState } from './state'
import type { TicketSummary } from './summary'

const SHARES = [25, 50, 75, 100] as const

interface Props {
  readonly state: TicketState
  readonly terms: Terms
  readonly summary: TicketSummary
  readonly last: string | null
  readonly available: string | null
  readonly error: string | undefined
  readonly onChange: (change: Partial<TicketState>) => void
}

/** The quantity in the base coin, its value, and shares of what the balance affords. */
export const QuantityField = ({ state, terms, summary, last, available, error, onChange }: Props) => {
  const { t } = useText()
  const largest = largestQuantity(state, terms, last, available)
  const choose = (share: number): void => {
    if (largest) onChange({ share, quantity: quantityOfShare(largest, share, terms) })
  }
  return (
    <View className="contract-quantity">
      <Field
        showLabel
        kind="decimal"
        label={t('contracts.quantity')}
        value={state.quantity}
        onChange={(quantity) => onChange({ quantity, share: null })}
        maxLength={20}
        placeholder={t('contracts.quantityPlaceholder', { min: terms.minQuantity })}
        error={error}
        after={
          <>
            {summary.value && <Text className="cap ellipsis">≈ {formatAmount(summary.value)} USDT</Text>}
            <Text className="contract-quantity__unit">{nameOfBase(terms.tradeId)}</Text>
          </>
        }
        note={
          available !== null && (
            <Text>
              {t('contracts.account')}{' '}
              <Text className="contract-quantity__available">{formatAmount(available)}</Text> USDT
            </Text>
          )
        }
      />
      <Chips
        label={t('contracts.shares')}
        value={state.share}
        onChange={choose}
        choices={SHARES.map((share) => ({
          value: share,
          text: share === 100 ? t('contracts.max') : `${share}%`,
          disabled: !largest?.gt('0'),
        }))}
      />
    </View>
  )
}
