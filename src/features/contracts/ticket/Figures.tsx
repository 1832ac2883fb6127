import { Text, View } from '@tarojs/components'
import { formatAmount, money, type Money } from '@core/money'
import { KeyValue } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/contracts'
import type { Terms } from '../terms'
import { percentText, priceText, sideKey } from '../words'
import { SIDES, type SideSummary, type TicketSummary } from './summary'

interface Props {
  readonly terms: Terms
  readonly summary: TicketSummary
  /** Of the contract account; null while unknown. */
  readonly available: string | null
}

/** What the order costs and where it ends, for both directions, before anything is tapped. */
export const Figures = ({ terms, summary, available }: Props) => {
  const { t } = useText()
  const { sides, margin, fee, maxLoss } = summary
  const left = available !== null && margin && fee ? money(available).minus(margin).minus(fee) : null
  const price = (value: Money | null): string => priceText(value, terms.tradeId)
  const row = (label: string, read: (side: SideSummary) => string, warn?: boolean) => (
    <Row
      label={label}
      values={SIDES.map((side) => (sides ? read(sides[side]) : '—'))}
      {...(warn ? { className: 'text-warn' } : {})}
    />
  )
  return (
    <View className="contract-figures">
      <KeyValue label={t('contracts.marginAndFee', { rate: percentText(terms.feeRate) })}>
        {margin && fee ? `${formatAmount(margin)} / ${formatAmount(fee)} USDT` : '—'}
      </KeyValue>
      {available !== null && (
        <KeyValue label={t('contracts.availableAfter')}>
          <Text className="text-2 contract-figures__before">{formatAmount(available)}</Text>
          <Text className="text-3"> → </Text>
          {left ? formatAmount(left) : '—'}
        </KeyValue>
      )}
      <KeyValue label={t('contracts.maxLoss')}>{maxLoss ? `${formatAmount(maxLoss)} USDT` : '—'}</KeyValue>
      <View className="contract-figures__sides">
        <Row head label="" values={SIDES.map((side) => t(sideKey(side)))} />
        {row(t('contracts.liquidation'), (side) => price(side.liquidation), true)}
        {row(t('contracts.toLiq'), ({ distance }) => (distance ? `${formatAmount(distance)}%` : '—'))}
        {row(t('contracts.breakEven'), (side) => price(side.breakEven))}
        {row(t('contracts.maxProfit'), (side) => formatAmount(side.maxProfit))}
      </View>
    </View>
  )
}

interface RowProps {
  readonly label: string
  readonly values: readonly string[]
  readonly className?: string
  readonly head?: boolean
}

const Row = ({ label, values, className = '', head }: RowProps) => (
  <View className={`contract-figures__row${head ? ' contract-figures__row--head' : ''}`}>
    <View className="contract-figures__label">{label}</View>
    {values.map((value, index) => (
      <View key={SIDES[index]} className={`contract-figures__value ${className}`}>
        {value}
      </View>
    ))}
  </View>
)
