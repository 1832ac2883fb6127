import { Text, View } from '@tarojs/components'
import type { WireOptionOrder } from '@core/contract/live'
import { formatAmount, formatPrice, formatSigned } from '@core/money'
import { Button, Icon, KeyValue, Sheet, signClass, Tag } from '@/components'
import { goReceipt } from '@/features/receipt/link'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import { formatClock, formatTime } from '@/i18n/time'
import '@/i18n/areas/options'
import { Tappable } from '@/platform/tap'
import { accountText, durationText, nameOfPair, scaleOfPair } from '../words'
import { resultKey, ruleKey } from './view'
import './orders.scss'

interface Props {
  readonly order: WireOptionOrder | null
  /** Instead of how it ended, for an order that is looked up. */
  readonly title?: string
  /** Further results that wait behind this one. */
  readonly more?: number
  readonly onClose: () => void
}

/** How an order ended: result, the two ticks, the rule that decided it. */
export const ResultSheet = ({ order, title, more = 0, onClose }: Props) => {
  const { t } = useText()
  if (!order) return null
  const profit = order.profit ?? '0'
  const showReceipt = (): void => {
    onClose()
    goReceipt(order.id)
  }
  const showFunds = (): void => {
    onClose()
    go('/pages/asset/detail')
  }
  return (
    <Sheet open title={title ?? t(resultKey(order))} onClose={onClose}>
      <View className="between result__amount">
        <View className={signClass(profit)}>{formatSigned(profit)} USDT</View>
        {title && <Text className="text-2 body-m">{t(resultKey(order))}</Text>}
      </View>
      <KeyValue label={nameOfPair(order.tradeId)}>
        <View className="row gap-2">
          <Tag kind={order.direction}>{t(order.direction === 'up' ? 'options.call' : 'options.put')}</Tag>
          {durationText(order.duration)}
        </View>
      </KeyValue>
      <KeyValue label={t('options.stake')}>{formatAmount(order.quantity)} USDT</KeyValue>
      <KeyValue label={t('options.credited')}>
        {formatAmount(order.credited ?? '0')} USDT · {accountText(order.accountType)}
      </KeyValue>
      <Tick
        label={t('options.openTick')}
        tick={order.openTick}
        scale={scaleOfPair(order.tradeId)}
        testId="open-tick"
      />
      <Tick
        label={t(order.state === 'soldBack' ? 'options.soldTick' : 'options.settleTick')}
        tick={order.settleTick}
        scale={scaleOfPair(order.tradeId)}
        testId="settle-tick"
      />
      <KeyValue label={t('options.orderTime')}>{formatTime(order.orderTime)}</KeyValue>
      <View className="text-3 cap result__rule">
        {t(ruleKey(order), { time: order.settleAt === null ? '' : formatClock(order.settleAt) })}
      </View>
      {order.openTick && (
        <Tappable className="between result__receipt" testId="receipt" onClick={showReceipt}>
          <Text>{t('options.receipt')}</Text>
          <Icon name="right" size={16} className="text-3" />
        </Tappable>
      )}
      <View className="result__buttons">
        <Button kind="secondary" onClick={showFunds}>
          {t('options.details')}
        </Button>
        <Button onClick={onClose} testId="result-done">
          {more > 0 ? t('options.nextResult', { count: more }) : t('options.done')}
        </Button>
      </View>
    </Sheet>
  )
}

interface TickProps {
  readonly label: string
  readonly tick: WireOptionOrder['openTick']
  readonly scale: number
  readonly testId: string
}

const Tick = ({ label, tick, scale, testId }: TickProps) => {
  const { t } = useText()
  if (!tick) return null
  return (
    <KeyValue label={label}>
      <View id={testId}>
        <View>{formatPrice(tick.price, scale)}</View>
        <Text className="text-3 cap">
          {t('options.tickTime', { time: formatClock(tick.time) })} ·{' '}
          {t('options.tickSeq', { seq: tick.seq })}
        </Text>
      </View>
    </KeyValue>
  )
}
