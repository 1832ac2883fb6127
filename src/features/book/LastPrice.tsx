import { Text, View } from '@tarojs/components'
import type { Pair } from '@core/domain'
import { LivePrice, Tag } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/book'
import { useQuote } from '@/stores/quotes'

/** The last price between asks and bids, marked when it is old. */
export const LastPrice = ({ pair, stale }: { readonly pair: Pair; readonly stale: boolean }) => {
  const { t } = useText()
  const quote = useQuote(pair.tradeId)
  return (
    <View className="book__last">
      <Text className="book__caption">{t('book.last')}</Text>
      <LivePrice
        price={quote?.currentPrice ?? null}
        scale={pair.priceScale}
        stale={stale}
        className="book__last-price"
      />
      {stale && <Tag kind="warn">{t('book.stale')}</Tag>}
    </View>
  )
}
