import { Text, View } from '@tarojs/components'
import { pairName, type Pair, type Period } from '@core/domain'
import { ChangePill, Icon, LivePrice } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/drawing'
import { Tappable } from '@/platform/tap'
import { useQuote } from '@/stores/quotes'
import { PeriodTabs } from './PeriodTabs'

interface Props {
  readonly pair: Pair
  readonly stale: boolean
  readonly period: Period
  readonly onPeriod: (period: Period) => void
  readonly onTools: () => void
  readonly onLeave: () => void
}

/** What stays in reach in full screen: the way back, the price, the periods, the tools. */
export const FullBar = ({ pair, stale, period, onPeriod, onTools, onLeave }: Props) => {
  const { t } = useText()
  const quote = useQuote(pair.tradeId)
  return (
    <View className="full-bar">
      <Tappable className="full-bar__icon" label={t('drawing.leaveFull')} onClick={onLeave}>
        <Icon name="back" />
      </Tappable>
      <Text className="full-bar__pair">{pairName(pair)}</Text>
      <LivePrice
        price={quote?.currentPrice ?? null}
        scale={pair.priceScale}
        stale={stale}
        className="full-bar__price"
      />
      <ChangePill bare rise={quote?.rise ?? null} stale={stale} />
      <PeriodTabs period={period} onChange={onPeriod} />
      <Tappable className="full-bar__icon" label={t('drawing.tools')} onClick={onTools}>
        <Icon name="draw" size={20} />
      </Tappable>
    </View>
  )
}
