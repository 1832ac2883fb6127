import { Text, View } from '@tarojs/components'
import { ChangePill, CoinIcon, FiatText, LivePrice } from '@/components'
import { FeedTag } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/token'
import { formatTime } from '@/i18n/time'
import { PriceChart } from './PriceChart'
import { TOKEN_PAIR, type TokenPrice } from './useToken'
import './token.scss'

/** The one large figure of the screen, how old it is, and its history. */
export const PriceCard = ({ price }: { readonly price: TokenPrice }) => {
  const { t } = useText()
  return (
    <View className="token-price">
      <View className="row gap-2">
        <CoinIcon code="BBT" size={28} />
        <Text className="grow text-2">{t('token.latest')}</Text>
        <FeedTag tradeId={TOKEN_PAIR?.tradeId} />
      </View>
      <View className="row gap-2 token-price__figure">
        <LivePrice
          className="hero"
          price={price.price}
          scale={TOKEN_PAIR?.priceScale ?? 4}
          stale={price.stale}
        />
        <Text className="grow text-2 body-m">USDT</Text>
        <ChangePill rise={price.rise} stale={price.stale} />
      </View>
      <FiatText usdt={price.price} rate={price.fiatRate} />
      <View className={`cap ${price.stale ? 'token-price__stale' : 'text-3'}`}>
        <Age price={price} />
      </View>
      <PriceChart />
    </View>
  )
}

const Age = ({ price: { price, time, stale } }: { readonly price: TokenPrice }) => {
  const { t } = useText()
  if (price === null || time === null) return <Text>{t('token.noPrice')}</Text>
  return <Text>{t(stale ? 'token.stalePrice' : 'token.asOf', { time: formatTime(time) })}</Text>
}
