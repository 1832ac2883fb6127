import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { WireOptionOrder } from '@core/contract/live'
import { formatAmount, formatSigned } from '@core/money'
import { usePages } from '@/api'
import { Button, Empty, InfiniteList, signClass, Tag } from '@/components'
import { useText } from '@/i18n'
import { formatTime } from '@/i18n/time'
import '@/i18n/areas/options'
import { Tappable } from '@/platform/tap'
import '../figures.scss'
import { durationText, nameOfPair } from '../words'
import { EVERYTHING, isFiltered, type HistoryFilter } from './history'
import { HistoryFilters } from './HistoryFilters'
import { ResultSheet } from './ResultSheet'
import { useHistoryReader, type Statistics } from './useHistory'
import { resultKey } from './view'

/** Finished orders with filters and statistics. A new `refreshKey` reads again: another order has ended. */
export const History = ({ refreshKey }: { readonly refreshKey: string }) => {
  const { t } = useText()
  const [filter, setFilter] = useState<HistoryFilter>(EVERYTHING)
  const [shown, setShown] = useState<WireOptionOrder | null>(null)
  const { read, statistics } = useHistoryReader(filter)
  const pages = usePages(read)
  const { reload } = pages
  useEffect(() => {
    if (refreshKey) void reload()
  }, [refreshKey, reload])
  return (
    <View>
      {statistics && <Totals statistics={statistics} />}
      <HistoryFilters filter={filter} onChange={setFilter} />
      <InfiniteList
        pages={pages}
        empty={isFiltered(filter) ? <NoMatch onClear={() => setFilter(EVERYTHING)} /> : <NoHistory />}
        row={(order) => <HistoryRow order={order} onClick={() => setShown(order)} />}
      />
      <ResultSheet order={shown} title={t('options.orderDetail')} onClose={() => setShown(null)} />
    </View>
  )
}

const NoHistory = () => {
  const { t } = useText()
  return <Empty icon="record" title={t('options.noHistory')} text={t('options.noHistoryText')} />
}

const NoMatch = ({ onClear }: { readonly onClear: () => void }) => {
  const { t } = useText()
  return (
    <Empty
      icon="record"
      title={t('options.noMatch')}
      action={
        <Button kind="secondary" onClick={onClear}>
          {t('options.clearFilters')}
        </Button>
      }
    />
  )
}

/** Over all orders that match, not only those on screen. */
const Totals = ({ statistics }: { readonly statistics: Statistics }) => {
  const { t } = useText()
  const { wins, losses, winRate, profit, turnover } = statistics
  const cells = [
    [t('options.winRate'), winRate === null ? '—' : `${formatAmount(winRate)}%`, ''],
    [t('options.totalProfit'), `${formatSigned(profit)} USDT`, signClass(profit)],
    [t('options.winsLosses'), `${wins} / ${losses}`, ''],
    [t('options.turnover'), `${formatAmount(turnover)} USDT`, ''],
  ] as const
  return (
    <View className="figures">
      {cells.map(([label, value, colour]) => (
        <View key={label} className="figures__cell">
          <View className="text-3 sm">{label}</View>
          <View className={`figures__value ${colour}`}>{value}</View>
        </View>
      ))}
    </View>
  )
}

interface RowProps {
  readonly order: WireOptionOrder
  readonly onClick: () => void
}

const HistoryRow = ({ order, onClick }: RowProps) => {
  const { t } = useText()
  const profit = order.profit ?? '0'
  return (
    <Tappable className="history-row" testId="history-row" onClick={onClick}>
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
