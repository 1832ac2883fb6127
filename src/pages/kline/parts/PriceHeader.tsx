import { Text, View } from '@tarojs/components'
import type { Pair } from '@core/domain'
import { formatCompact, formatPrice, money } from '@core/money'
import { ChangePill, FiatText, LivePrice } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/kline'
import { useQuote } from '@/stores/quotes'

interface Props {
  readonly pair: Pair
  readonly stale: boolean
}

const DASH = '—'

const directionOf = (rise: string | null | undefined): 'up' | 'down' | 'flat' => {
  const order = rise ? money(rise).cmp('0') : 0
  return order > 0 ? 'up' : order < 0 ? 'down' : 'flat'
}

/** Last price with its fiat value and change, and the figures of the last 24 hours. */
export const PriceHeader = ({ pair, stale }: Props) => {
  const { t } = useText()
  const quote = useQuote(pair.tradeId)
  const price = (value: string | null | undefined): string =>
    value ? formatPrice(value, pair.priceScale) : DASH
  const amount = (value: string | null | undefined): string => (value ? formatCompact(value) : DASH)
  return (
    <View className="kline-head">
      <View className="kline-head__price">
        <LivePrice
          price={quote?.currentPrice ?? null}
          scale={pair.priceScale}
          stale={stale}
          className={`kline-head__last kline-head__last--${stale ? 'stale' : directionOf(quote?.rise)}`}
        />
        <View className="kline-head__second">
          <FiatText usdt={quote?.currentPrice ?? null} rate={quote?.usdtPirce ?? null} />
          <ChangePill bare rise={quote?.rise ?? null} stale={stale} />
        </View>
      </View>
      <View className="kline-head__stats">
        <Stat name={t('kline.high24')} value={price(quote?.high)} />
        <Stat name={t('kline.volume24')} value={amount(quote?.tradeNums)} />
        <Stat name={t('kline.low24')} value={price(quote?.low)} />
        <Stat name={t('kline.value24')} value={amount(quote?.turnover)} />
      </View>
    </View>
  )
}

const Stat = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <View className="kline-head__stat">
    <Text className="kline-head__name">{name}</Text>
    <Text className="kline-head__value">{value}</Text>
  </View>
)
