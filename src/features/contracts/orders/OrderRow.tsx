import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { formatAmount } from '@core/money'
import { useText } from '@/i18n'
import { formatTime } from '@/i18n/time'
import '@/i18n/areas/contracts'
import type { WorkingOrder } from '@/stores/positions'
import { SideTag } from '../parts/SideTag'
import { actionKey, nameOfBase, nameOfPair, priceText, quantityText } from '../words'
import { orderStateKey } from './view'

interface Props {
  readonly order: WorkingOrder
  readonly children?: ReactNode
}

/** An order: what it wants, how far it came. */
export const OrderRow = ({ order, children }: Props) => {
  const { t } = useText()
  const { tradeId } = order
  const price = order.tradePrice ?? order.pubPrice ?? null
  return (
    <View className="contract-row">
      <View className="grow">
        <View className="row gap-2">
          <Text className="body-m strong">{nameOfPair(tradeId)}</Text>
          <SideTag tradeType={order.tradeType} lever={order.lever} />
        </View>
        <View className="text-2 cap">
          {t(actionKey(order.tradeType))} · {t(order.pubType === 1 ? 'contracts.market' : 'contracts.limit')}{' '}
          · {quantityText(order.pubQuantity)} {nameOfBase(tradeId)}
        </View>
        <View className="text-3 cap">{formatTime(order.createTime)}</View>
      </View>
      <View className="right">
        <View className="body-m strong">
          {price === null ? t('contracts.atMarket') : priceText(price, tradeId)}
        </View>
        <View className="text-3 cap">{t(orderStateKey(order))}</View>
        {order.status !== 0 && order.charge !== '0' && (
          <View className="text-3 cap">{t('contracts.feeOf', { amount: formatAmount(order.charge) })}</View>
        )}
      </View>
      {children}
    </View>
  )
}
