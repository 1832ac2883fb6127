import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { formatCompact } from '@core/money'
import { ChangePill, CoinIcon, FiatText, LivePrice, Sparkline } from '@/components'
import { go, useOwnPrice } from '@/features/shell'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
import type { PairRow } from './useMarket'
import './market-row.scss'

interface Props {
  readonly row: PairRow
  /** Before the row; then it has a sparkline too, as on the Market screen. */
  readonly star?: ReactNode
}

/** One pair: name and turnover, price and fiat, change. Opens its chart. */
export const MarketRow = ({ row, star }: Props) => {
  const full = star !== undefined
  return (
    <View className={`market-row${full ? ' market-row--full' : ''}`}>
      {star}
      <Tappable className="market-row__body" onClick={() => go(`/pages/kline/kline?tradeId=${row.tradeId}`)}>
        <CoinIcon code={row.tradeCurrencyName} size={full ? 28 : 36} />
        <View className="market-row__name">
          <View className="body-m strong">
            {row.tradeCurrencyName}
            <Text className="market-row__quote">/{row.currencyName}</Text>
          </View>
          <View className="text-3 cap ellipsis">
            <Detail row={row} full={full} />
          </View>
        </View>
        {full && (
          <Sparkline
            className="market-row__line"
            points={row.sparkline}
            rising={row.rise === null ? undefined : !row.rise.startsWith('-')}
          />
        )}
        <View className="market-row__price">
          <LivePrice
            price={row.currentPrice}
            scale={row.priceScale}
            stale={row.stale}
            className="body-m strong"
          />
          <View className="cap">
            <FiatText usdt={row.currentPrice} rate={row.usdtPirce} short={full} />
          </View>
        </View>
        <ChangePill rise={row.rise} stale={row.stale} />
      </Tappable>
    </View>
  )
}

/** Whose price it is where it is the platform's own; else the day's turnover. */
const Detail = ({ row, full }: { readonly row: PairRow; readonly full: boolean }) => {
  const { t } = useText()
  const own = useOwnPrice(row.tradeId)
  if (own && row.currentPrice !== null) return t('common.ownPrice')
  if (row.turnover === null) return t(row.tradable ? 'market.notTradable' : 'market.noPrice')
  return t(full ? 'market.vol' : 'home.vol24', { value: formatCompact(row.turnover) })
}
