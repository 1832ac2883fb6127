import { Text, View } from '@tarojs/components'
import { SUB } from '@core/contract/live'
import { PAIRS, pairById, pairName, type Pair } from '@core/domain'
import { useLive } from '@/api'
import { ChangePill, CoinIcon, LivePrice, PickSheet } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/kline'
import { useQuote } from '@/stores/quotes'

interface Props {
  readonly open: boolean
  readonly pair: Pair
  readonly onPick: (pair: Pair) => void
  readonly onClose: () => void
}

const OPTIONS = PAIRS.map((pair) => ({ value: pair.tradeId, text: <PairRow pair={pair} /> }))

/** All pairs with their live prices, to choose one. */
export const PairSheet = ({ open, pair, onPick, onClose }: Props) => {
  const { t } = useText()
  useLive(open ? { type: SUB.area } : null)
  return (
    <PickSheet
      open={open}
      title={t('kline.choosePair')}
      options={OPTIONS}
      value={pair.tradeId}
      onPick={(tradeId) => onPick(pairById(tradeId) ?? pair)}
      onClose={onClose}
    />
  )
}

function PairRow({ pair }: { readonly pair: Pair }) {
  const quote = useQuote(pair.tradeId)
  const stale = quote?.stale ?? true
  return (
    <View className="kline-pair">
      <CoinIcon code={pair.base} size={28} />
      <Text className="kline-pair__name">{pairName(pair)}</Text>
      <LivePrice price={quote?.currentPrice ?? null} scale={pair.priceScale} stale={stale} />
      <ChangePill rise={quote?.rise ?? null} stale={stale} />
    </View>
  )
}
