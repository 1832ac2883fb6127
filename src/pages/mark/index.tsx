import { View } from '@tarojs/components'
import { useState } from 'react'
import { AsOf } from '@/components'
import { Page } from '@/features/shell'
import { MarketList } from '@/features/market/MarketList'
import { TokenCard } from '@/features/market/TokenCard'
import { useMarketOrKnown } from '@/features/market'
import { useText } from '@/i18n'

/** All pairs: searched, sorted, ranked and starred. */
export default function Market() {
  const { t } = useText()
  const market = useMarketOrKnown()
  const [search, setSearch] = useState('')
  return (
    <Page
      tab="/pages/mark/index"
      title={t('market.title')}
      loading={!market.data && market.loading}
      problem={market.data ? undefined : market.problem}
      onRetry={() => void market.reload()}
      onRefresh={market.reload}
      live
    >
      {market.asOf !== null && (
        <View className="pad">
          <AsOf at={market.asOf} onRetry={() => void market.reload()} />
        </View>
      )}
      <MarketList rows={market.data ?? []} search={search} onSearch={setSearch} />
      <View className="pad">
        <TokenCard />
      </View>
    </Page>
  )
}
