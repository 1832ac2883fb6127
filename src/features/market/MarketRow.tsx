import { Text, View } from '@tarojs/components'
import { formatCompact } from '@core/money'
import { ChangePill, CoinIcon, FiatText, Icon, LivePrice, Sparkline } from '@/components'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
import { toggleFavourite, usePref } from '@/stores/preferences'
import type { PairRow } from './useMarket'
import './market-row.scss'

interface Props {
  readonly row: PairRow
  /** With star and sparkline, as on the Market screen. */
  readonly full?: boolean
}

/** One pair: name and turnover, price and fiat, change. Opens its chart. */
export const MarketRow = ({ row, full }: Props) => {
  const { t } = useText()
  const name = `${row.tradeCurrencyName}/${row.currencyName}`
  return (
    <View className={`market-row${full ? ' market-row--full' : ''}`}>
      {full && <Star tradeId={row.tradeId} name={name} />}
      <Tappable className="market-row__body" onClick={() => go(`/pages/kline/kline?tradeId=${row.tradeId}`)}>
        <CoinIcon code={row.tradeCurrencyName} size={full ? 28 : 36} />
        <View className="market-row__name">
          <View className="body-m strong">
            {row.tradeCurrencyName}
            <Text className="market-row__quote">/{row.currencyName}</Text>
          </View>
          <View className="text-3 cap ellipsis">
            {row.turnover === null
              ? t('market.notTradable')
              : t(full ? 'market.vol' : 'home.vol24', { value: formatCompact(row.turnover) })}
          </View>
        </View>
        {full && <Sparkline points={row.sparkline} />}
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

const Star = ({ tradeId, name }: { readonly tradeId: number; readonly name: string }) => {
  const { t } = useText()
  const on = usePref('favourites').includes(tradeId)
  return (
    <Tappable
      className={`market-row__star${on ? ' text-lime' : ''}`}
      label={t(on ? 'market.unfavourite' : 'market.favourite', { pair: name })}
      onClick={() => toggleFavourite(tradeId)}
    >
      <Icon name={on ? 'starfill' : 'star'} size={20} />
    </Tappable>
  )
}
