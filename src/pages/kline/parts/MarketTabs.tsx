import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { Pair } from '@core/domain'
import { Tabs } from '@/components'
import { DepthView } from '@/features/book/DepthView'
import { OrderBook } from '@/features/book/OrderBook'
import { Trades } from '@/features/book/Trades'
import { FeedTag, goTicket } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/book'

/** Rows a side: forty in all. */
const LEVELS = 20
const TABS = ['depth', 'book', 'trades'] as const
type Tab = (typeof TABS)[number]

interface Props {
  readonly pair: Pair
  readonly stale: boolean
  /** Undefined while it is unknown. */
  readonly tradable: boolean | undefined
}

/** What goes on in the market below the chart: depth, book, trades, and whose prices these are. */
export const MarketTabs = ({ pair, stale, tradable }: Props) => {
  const { t } = useText()
  const [tab, setTab] = useState<Tab>('book')
  const { tradeId } = pair
  const pick = (price: string): void => goTicket({ tab: 'contract', tradeId, price })
  return (
    <View className="kline-market">
      <View className="kline-market__head">
        <Tabs
          label={t('book.tabs')}
          value={tab}
          onChange={setTab}
          choices={TABS.map((value) => ({ value, text: t(`book.${value}`) }))}
        />
        <FeedTag tradeId={tradeId} />
      </View>
      {tab === 'depth' && <DepthView tradeId={tradeId} />}
      {tab === 'book' && (
        <OrderBook tradeId={tradeId} levels={LEVELS} {...(tradable ? { onPick: pick } : {})} />
      )}
      {tab === 'trades' && <Trades tradeId={tradeId} stale={stale} />}
      <Text className="kline-market__note">
        {t(tab === 'trades' ? 'book.tradesNote' : 'book.houseQuotes')}
      </Text>
      {tab === 'book' && tradable && <Text className="kline-market__note">{t('book.tapHint')}</Text>}
    </View>
  )
}
