import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { pairName, type Pair } from '@core/domain'
import { Icon } from '@/components'
import { ToolsRow } from '@/features/chart/drawings/ToolsRow'
import { IndicatorBar } from '@/features/chart/settings/IndicatorBar'
import { ChartView } from '@/features/chart/view/ChartView'
import { toggleFavourite } from '@/features/market/favourites/sync'
import { useFavourites } from '@/features/market/favourites/useFavourites'
import { HeaderIcon, Page } from '@/features/shell'
import { go } from '@/features/shell/navigate'
import { useText } from '@/i18n'
import '@/i18n/areas/drawing'
import '@/i18n/areas/kline'
import { enterFullScreen } from '@/platform/screen'
import { Tappable } from '@/platform/tap'
import { ActionBar } from './parts/ActionBar'
import { MarketTabs } from './parts/MarketTabs'
import { PairSheet } from './parts/PairSheet'
import { PeriodTabs } from './parts/PeriodTabs'
import { PriceHeader } from './parts/PriceHeader'
import { useKline } from './useKline'
import { usePair, usePairState } from './usePair'
import './kline.scss'

/** The K-line of one pair: price, periods, chart, and the ways into the ticket. */
export default function Kline() {
  const [pair, setPair] = usePair()
  const [picking, setPicking] = useState(false)
  const { tradable, stale } = usePairState(pair)
  return (
    <Page
      live
      title={pairName(pair)}
      middle={<PairButton pair={pair} onClick={() => setPicking(true)} />}
      right={<HeaderButtons pair={pair} />}
      foot={<ActionBar pair={pair} tradable={tradable} />}
    >
      <PriceHeader pair={pair} stale={stale} />
      <ChartSection pair={pair} stale={stale} />
      <MarketTabs pair={pair} stale={stale} tradable={tradable} />
      <PairSheet open={picking} pair={pair} onPick={setPair} onClose={() => setPicking(false)} />
    </Page>
  )
}

const ChartSection = ({ pair, stale }: { readonly pair: Pair; readonly stale: boolean }) => {
  const { session, id, pairName, period, setPeriod, choices, summary } = useKline(pair, stale)
  return (
    <>
      <PeriodTabs period={period} onChange={setPeriod} />
      <ChartView session={session} id={id} choices={choices} summary={summary} />
      <ToolsRow editor={session.editor} pair={pairName}>
        <IndicatorBar line={period === 'intraday'} />
      </ToolsRow>
    </>
  )
}

const PairButton = ({ pair, onClick }: { readonly pair: Pair; readonly onClick: () => void }) => {
  const { t } = useText()
  const name = pairName(pair)
  return (
    <Tappable className="kline-title" label={`${name}, ${t('kline.choosePair')}`} onClick={onClick}>
      <Text className="title-grad">{name}</Text>
      <Icon name="chevron" size={16} className="text-3" />
    </Tappable>
  )
}

const HeaderButtons = ({ pair }: { readonly pair: Pair }) => {
  const { t } = useText()
  const on = useFavourites().includes(pair.tradeId)
  const openFull = () => {
    void enterFullScreen()
    go(`/pages/kline/full?tradeId=${pair.tradeId}`)
  }
  return (
    <>
      <View className={on ? 'text-lime' : 'text-2'}>
        <HeaderIcon
          name={on ? 'starfill' : 'star'}
          label={t(on ? 'kline.unfavourite' : 'kline.favourite', { pair: pairName(pair) })}
          onClick={() => toggleFavourite(pair.tradeId)}
        />
      </View>
      <HeaderIcon
        name="bell"
        label={t('common.setAlert')}
        onClick={() => go(`/pages/me/alerts?tradeId=${pair.tradeId}`)}
      />
      <HeaderIcon name="full" label={t('drawing.full')} onClick={openFull} />
    </>
  )
}
