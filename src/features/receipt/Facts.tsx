import { View } from '@tarojs/components'
import type { Receipt, ReceiptTick } from '@core/domain/receipts'
import { CopyRow, KeyValue, signClass } from '@/components'
import { durationText } from '@/features/options/words'
import { Section } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/receipt'
import { formatTime, formatZone } from '@/i18n/time'
import {
  directionText,
  exactClock,
  exactTime,
  exactUsdt,
  percent,
  priceOf,
  ruleText,
  signedUsdt,
} from './words'

/** What the receipt says about the order. */
export const Facts = ({ receipt }: { readonly receipt: Receipt }) => {
  const { t } = useText()
  const { order, openTick, settleTick, settleAt } = receipt
  return (
    <View>
      <Section title={t('receipt.facts')} right={<Zone time={receipt.acceptedAt} />} />
      <View className="card">
        <KeyValue label={t('receipt.pair')}>{order.pair}</KeyValue>
        <KeyValue label={t('receipt.ticket')}>
          {directionText(receipt)} · {durationText(order.duration)}
        </KeyValue>
        <KeyValue label={t('receipt.stake')}>{exactUsdt(order.stake)} USDT</KeyValue>
        <KeyValue label={t('receipt.rate')}>{percent(order.payoutRate)}</KeyValue>
        <KeyValue label={t('receipt.accepted')}>{exactTime(receipt.acceptedAt)}</KeyValue>
        {openTick && <TickValue label={t('receipt.openTick')} receipt={receipt} tick={openTick} />}
        {settleAt !== null && <KeyValue label={t('receipt.settleAt')}>{exactTime(settleAt)}</KeyValue>}
        {settleTick && (
          <TickValue
            label={t(receipt.state === 'soldBack' ? 'receipt.soldTick' : 'receipt.settleTick')}
            receipt={receipt}
            tick={settleTick}
          />
        )}
        <KeyValue label={t('receipt.ended')}>{ruleText(receipt)}</KeyValue>
        <KeyValue label={t('receipt.result')}>
          <View className={signClass(receipt.result)}>{signedUsdt(receipt.result)} USDT</View>
        </KeyValue>
        <KeyValue label={t('receipt.credited')}>{exactUsdt(receipt.credited)} USDT</KeyValue>
        <KeyValue label={t('receipt.issued')}>{formatTime(receipt.issuedAt)}</KeyValue>
        <CopyRow label={t('receipt.order')} text={order.id} />
      </View>
    </View>
  )
}

const Zone = ({ time }: { readonly time: number }) => {
  const { t } = useText()
  return <View className="cap text-3">{t('receipt.zone', { zone: formatZone(time) })}</View>
}

interface TickProps {
  readonly label: string
  readonly receipt: Receipt
  readonly tick: ReceiptTick
}

const TickValue = ({ label, receipt, tick }: TickProps) => (
  <KeyValue label={label}>
    {priceOf(receipt, tick)}
    <View className="cap text-3">{exactClock(tick.time)}</View>
  </KeyValue>
)
