import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { WireOptionOrder } from '@core/contract/live'
import { formatAmount, formatSigned } from '@core/money'
import { usePages } from '@/api'
import { Chips, Empty, InfiniteList, signClass, Tag } from '@/components'
import { useText } from '@/i18n'
import { formatTime } from '@/i18n/time'
import { Tappable } from '@/platform/tap'
import { durationText, nameOfPair } from '../words'
import { ResultSheet } from './ResultSheet'
import { useHistoryReader, type HistoryFilter } from './useOrders'
import { resultKey } from './view'

/** Finished orders with filters and statistics. A new `refreshKey` reads again: another order has ended. */
export const History = ({ refreshKey }: { readonly refreshKey: string }) => {
  const { t } = useText()
  const [filter, setFilter] = useState<HistoryFilter>('all')
  const [shown, setShown] = useState<WireOptionOrder | null>(null)
  const { read, statistics } = useHistoryReader(filter)
  const pages = usePages(read)
  const { reload } = pages
  useEffect(() => {
    if (refreshKey) void reload()
  }, [refreshKey, reload])
  return (
    <View>
      {statistics && (
        <View className="figures">
          <View className="figures__cell">
            <View className="text-3 sm">{t('options.winRate')}</View>
            <View className="figures__value">
              {statistics.winRate === null ? '—' : `${formatAmount(statistics.winRate)}%`}
            </View>
          </View>
          <View className="figures__cell">
            <View className="text-3 sm">{t('options.totalProfit')}</View>
            <View className="figures__value">{formatSigned(statistics.profit)} USDT</View>
          </View>
        </View>
      )}
      <Chips
        wrap
        value={filter}
        onChange={setFilter}
        choices={[
          { value: 'all', text: t('options.all') },
          { value: 'completed', text: t('options.completed') },
          { value: 'cancelled', text: t('options.cancelled') },
        ]}
      />
      <InfiniteList
        pages={pages}
        empty={<Empty icon="record" title={t('options.noHistory')} />}
        row={(order) => <HistoryRow order={order} onClick={() => setShown(order)} />}
      />
      <ResultSheet order={shown} onClose={() => setShown(null)} />
    </View>
  )
}

const HistoryRow = ({
  order,
  onClick,
}: {
  readonly order: WireOptionOrder
  readonly onClick: () => void
}) => {
  const { t } = useText()
  const profit = order.profit ?? '0'
  return (
    <Tappable className="history-row" onClick={onClick}>
      <View className="grow">
        <View className="row gap-2">
          <Text className="body-m strong">{nameOfPair(order.tradeId)}</Text>
          <Tag kind={order.direction}>{t(order.direction === 'up' ? 'options.call' : 'options.put')}</Tag>
        </View>
        <View className="text-3 cap">
          {formatAmount(order.quantity)} USDT · {durationText(order.duration)} · {formatTime(order.orderTime)}
        </View>
      </View>
      <View className="right">
        <View className={`body-m strong ${signClass(profit)}`}>{formatSigned(profit)}</View>
        <View className="text-3 cap">{t(resultKey(order))}</View>
      </View>
    </Tappable>
  )
}
