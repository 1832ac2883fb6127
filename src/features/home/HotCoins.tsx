import { View } from '@tarojs/components'
import { ChangePill, CoinIcon, FiatText, LivePrice, Sparkline } from '@/components'
import type { PairRow } from '@/features/market'
import { go, SideScroll } from '@/features/shell'
import { Tappable } from '@/platform/tap'

/** The most traded pairs as cards. */
export const HotCoins = ({ rows }: { readonly rows: readonly PairRow[] }) => (
  <SideScroll>
    {rows.map((row) => (
      <Tappable
        key={row.tradeId}
        className="hot-coin"
        onClick={() => go(`/pages/kline/kline?tradeId=${row.tradeId}`)}
      >
        <View className="between">
          <View className="row gap-2">
            <CoinIcon code={row.tradeCurrencyName} size={24} />
            <View className="body-m strong">{row.tradeCurrencyName}</View>
          </View>
          <ChangePill rise={row.rise} stale={row.stale} bare />
        </View>
        <Sparkline
          points={row.sparkline}
          rising={row.rise === null ? undefined : !row.rise.startsWith('-')}
          area
          className="hot-coin__line"
        />
        <View>
          <LivePrice
            price={row.currentPrice}
            scale={row.priceScale}
            stale={row.stale}
            className="hot-coin__price"
          />
        </View>
        <View className="cap">
          <FiatText usdt={row.currentPrice} rate={row.usdtPirce} />
        </View>
      </Tappable>
    ))}
  </SideScroll>
)
