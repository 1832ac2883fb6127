import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { WireOptionOrder } from '@core/contract/live'
import { sellBackOpen } from '@core/domain/options'
import { formatAmount, formatPrice, formatSigned } from '@core/money'
import { Button, RingCountdown, signClass, Tag } from '@/components'
import { useText } from '@/i18n'
import { formatClock, formatCountdown, formatZone } from '@/i18n/time'
import { useQuote } from '@/stores/quotes'
import { durationText, nameOfPair, scaleOfPair } from '../words'
import { SellBackSheet } from './SellBackSheet'
import { useCancel } from './useCancel'
import { resultNow, shareLeft } from './view'
import './orders.scss'

interface Props {
  readonly order: WireOptionOrder
  /** Market time. */
  readonly now: number
}

/** A settling order: countdown, opening price against the price now, result if settled now. */
export const OrderCard = ({ order, now }: Props) => {
  const { t } = useText()
  const price = useQuote(order.tradeId)?.currentPrice ?? null
  const scale = scaleOfPair(order.tradeId)
  const left = order.settleAt === null ? null : order.settleAt - now
  const late = left !== null && left <= 0
  return (
    <View className="card order">
      <View className="row order__head">
        <RingCountdown left={shareLeft(order, now)} text={left === null ? '··:··' : formatCountdown(left)} />
        <View className="grow">
          <View className="row gap-2">
            <Text className="body-m strong">{nameOfPair(order.tradeId)}</Text>
            <Tag kind={order.direction}>{t(order.direction === 'up' ? 'options.call' : 'options.put')}</Tag>
          </View>
          <View className="text-2 sm">
            {formatAmount(order.quantity)} USDT · {durationText(order.duration)}
          </View>
          <View className="sm">
            {order.openPrice === null ? (
              <Text className="text-3">{t('options.waiting')}</Text>
            ) : (
              <>
                <Text className="text-2">{formatPrice(order.openPrice, scale)}</Text>
                <Text className="text-3"> → </Text>
                <Text className="strong">{price === null ? '—' : formatPrice(price, scale)}</Text>
              </>
            )}
          </View>
        </View>
        <IfNow order={order} price={price} late={late} />
      </View>
      <View className="between order__foot">
        <Text className="text-3 cap">
          {order.settleAt !== null &&
            `${t('options.settlesExact', { zone: formatZone(order.settleAt) })} ${formatClock(order.settleAt)}`}
        </Text>
        <OrderAction order={order} left={left} />
      </View>
    </View>
  )
}

const IfNow = ({
  order,
  price,
  late,
}: {
  readonly order: WireOptionOrder
  readonly price: string | null
  readonly late: boolean
}) => {
  const { t } = useText()
  if (late) return <Text className="text-3 cap">{t('options.settlingNow')}</Text>
  const result = resultNow(order, price)
  if (result === null) return null
  return (
    <View className="right">
      <View className={`body-m strong ${signClass(result)}`}>{formatSigned(result)}</View>
      <View className="text-3 cap">{t('options.ifNow')}</View>
    </View>
  )
}

/** Before the opening price: cancel. After it: sell back, until 10 s before the end. */
const OrderAction = ({ order, left }: { readonly order: WireOptionOrder; readonly left: number | null }) => {
  const { t } = useText()
  const [selling, setSelling] = useState(false)
  const { busy, cancel } = useCancel()
  if (left === null) {
    return (
      <Button kind="secondary" small busy={busy} onClick={() => void cancel(order.id)}>
        {t('options.cancel')}
      </Button>
    )
  }
  return (
    <>
      <Button kind="secondary" small disabled={!sellBackOpen(left)} onClick={() => setSelling(true)}>
        {t('options.sellBack')}
      </Button>
      {selling && <SellBackSheet order={order} onClose={() => setSelling(false)} />}
    </>
  )
}
