import { Text, View } from '@tarojs/components'
import type { Receipt, ReceiptTick } from '@core/domain/receipts'
import { Section } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/receipt'
import { exactClock, priceOf } from './words'

/** The prices around both deciding moments; those that decided are marked. */
export const Ticks = ({ receipt }: { readonly receipt: Receipt }) => {
  const { t } = useText()
  const { openTick, settleTick, acceptedSeq } = receipt
  const opening: Marks = { [acceptedSeq]: t('receipt.lastKnown'), [openTick?.seq ?? '']: t('receipt.opened') }
  const ending: Marks = { [settleTick?.seq ?? '']: t('receipt.settled') }
  return (
    <View>
      <TickTable title={t('receipt.ticksOpen')} receipt={receipt} ticks={receipt.openTicks} marks={opening} />
      <TickTable
        title={t('receipt.ticksSettle')}
        receipt={receipt}
        ticks={receipt.settleTicks}
        marks={ending}
      />
    </View>
  )
}

type Marks = Readonly<Record<string, string>>

interface TableProps {
  readonly title: string
  readonly receipt: Receipt
  readonly ticks: readonly ReceiptTick[]
  /** Words beside ticks, by their numbers. */
  readonly marks: Marks
}

const TickTable = ({ title, receipt, ticks, marks }: TableProps) => {
  if (ticks.length === 0) return null
  return (
    <View>
      <Section title={title} />
      <View className="card">
        {ticks.map((tick) => (
          <View key={tick.seq} className={`receipt-tick${marks[tick.seq] ? ' receipt-tick--on' : ''}`}>
            <Text className="receipt-tick__time">{exactClock(tick.time)}</Text>
            <Text className="receipt-tick__mark">{marks[tick.seq] ?? ''}</Text>
            <Text className="receipt-tick__price">{priceOf(receipt, tick)}</Text>
          </View>
        ))}
      </View>
    </View>
  )
}
