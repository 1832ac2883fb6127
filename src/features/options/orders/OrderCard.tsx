import { Text, View } from '@tarojs/components'
import type { WireOptionOrder } from '@core/contract/live'
import { formatAmount, formatPrice, formatSigned } from '@core/money'
import { Button, RingCountdown, signClass, Tag } from '@/components'
import { useText } from '@/i18n'
import { formatClock, formatCountdown, formatZone } from '@/i18n/time'
import '@/i18n/areas/options'
import { useAwake } from '@/platform/awake'
import { useLiveState } from '@/stores/live'
import { useQuote } from '@/stores/quotes'
import { isPriceStale } from '../ticket/form'
import { durationText, nameOfPair, scaleOfPair } from '../words'
import { MiniChart } from './MiniChart'
import { since } from './path'
import { SellBack } from './SellBack'
import { useCancel } from './useCancel'
import { usePath } from './usePath'
import { endNow, shareLeft } from './view'
import './orders.scss'

interface Props {
  readonly order: WireOptionOrder
  /** Market time. */
  readonly now: number
}

/** The screen stays on for the end of an order (ms). */
const LAST_MINUTE = 60_000

/** A settling order: countdown, opening price against the price now, result if settled now. */
export const OrderCard = ({ order, now }: Props) => {
  const { t } = useText()
  const quote = useQuote(order.tradeId)
  const stale = isPriceStale(quote, useLiveState() === 'live')
  const price = quote?.currentPrice ?? null
  const scale = scaleOfPair(order.tradeId)
  const left = order.settleAt === null ? null : order.settleAt - now
  useAwake(left !== null && left > 0 && left <= LAST_MINUTE)
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
          <View className="sm order__prices">
            {order.openPrice === null ? (
              <Text className="text-3">{t('options.waiting')}</Text>
            ) : (
              <>
                <Text className="text-2">{formatPrice(order.openPrice, scale)}</Text>
                <Text className="text-3"> → </Text>
                <Text className={stale ? 'text-3' : 'strong'}>
                  {price === null ? '—' : formatPrice(price, scale)}
                </Text>
              </>
            )}
          </View>
        </View>
        <IfNow order={order} now={now} />
      </View>
      <View className="between order__foot">
        <Text className="text-3 cap">
          {order.settleAt !== null &&
            `${t('options.settlesExact', { zone: formatZone(order.settleAt) })} ${formatClock(order.settleAt)}`}
        </Text>
        {left === null ? <Cancel order={order} /> : <SellBack order={order} left={left} stale={stale} />}
      </View>
    </View>
  )
}

/** Free until the opening price is there. */
const Cancel = ({ order }: Pick<Props, 'order'>) => {
  const { t } = useText()
  const { busy, cancel } = useCancel()
  return (
    <Button kind="secondary" small busy={busy} onClick={() => void cancel(order.id)} testId="cancel-order">
      {t('options.cancel')}
    </Button>
  )
}

/** Points that a chart of this width can show. */
const POINTS = 60

/** What it would bring if it settled on the price of now, or that it would be void, with the way it went so far. */
const IfNow = ({ order, now }: Props) => {
  const { t } = useText()
  const end = endNow(order, useQuote(order.tradeId), now)
  const path = usePath(order.tradeId)
  if (end.kind === 'unknown') return null
  if (end.kind === 'opened') return <Text className="text-3 cap">{t('options.justOpened')}</Text>
  if (end.kind === 'settling') return <Text className="text-3 cap">{t('options.settlingNow')}</Text>
  if (end.kind === 'voiding') return <Text className="text-3 cap order__void">{t('options.voiding')}</Text>
  const points = since(path, order.openTick?.time ?? now, POINTS).map((point) => point.price)
  const note = { result: 'options.ifNow', equal: 'options.equalNow', void: 'options.voidNow' } as const
  return (
    <View className="right order__now">
      <View className={`body-m strong ${signClass(end.result)}`}>{formatSigned(end.result)}</View>
      <View className="text-3 cap">{t(note[end.kind])}</View>
      {order.openPrice !== null && <MiniChart points={points} open={order.openPrice} sign={end.sign} />}
    </View>
  )
}
