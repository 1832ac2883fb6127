import { View } from '@tarojs/components'
import { useState } from 'react'
import { Tabs } from '@/components'
import { MarketRow, type PairRow } from '@/features/market'
import { sortPairs, type Order } from '@/features/market/sort'
import { useText } from '@/i18n'

type Rank = 'gainers' | 'losers' | 'turnover'

const ORDERS: Readonly<Record<Rank, Order>> = {
  gainers: { column: 'change', down: true },
  losers: { column: 'change', down: false },
  turnover: { column: 'volume', down: true },
}

/** Gainers, losers and turnover, sorted as prices move. */
export const Ranking = ({ rows }: { readonly rows: readonly PairRow[] }) => {
  const { t } = useText()
  const [rank, setRank] = useState<Rank>('gainers')
  return (
    <View className="pad ranking">
      <View className="between">
        <Tabs
          value={rank}
          onChange={setRank}
          choices={[
            { value: 'gainers', text: t('home.gainers') },
            { value: 'losers', text: t('home.losers') },
            { value: 'turnover', text: t('home.turnover') },
          ]}
        />
        <View className="text-3 cap ranking__note">{t('home.change24')}</View>
      </View>
      {sortPairs(rows, ORDERS[rank]).map((row) => (
        <MarketRow key={row.tradeId} row={row} />
      ))}
    </View>
  )
}
