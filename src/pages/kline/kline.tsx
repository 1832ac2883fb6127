import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { pairName, type Pair } from '@core/domain'
import { Icon } from '@/components'
import { ToolsRow } from '@/features/chart/drawings/ToolsRow'
import { useDrawings } from '@/features/chart/drawings/useDrawings'
import { ChartView } from '@/features/chart/view/ChartView'
import { HeaderIcon, Page } from '@/features/shell'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
import { toggleFavourite, usePref } from '@/stores/preferences'
import { ActionBar } from './parts/ActionBar'
import { MarketTabs } from './parts/MarketTabs'
import { PairSheet } from './parts/PairSheet'
import { PeriodTabs } from './parts/PeriodTabs'
import { PriceHeader } from './parts/PriceHeader'
import { useChart } from './useChart'
import { useLayerId } from './useLayerId'
import { useMarks } from './useMarks'
import { usePair, usePairState } from './usePair'
import { usePeriod } from './usePeriod'
import { useSummary } from './useSummary'
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
      right={<FavouriteButton pair={pair} />}
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
  const { t } = useText()
  const [period, setPeriod] = usePeriod()
  const session = useChart(pair, period, stale)
  useMarks(session.chart, pair)
  useDrawings(session.editor, pair.tradeId)
  const summary = useSummary(session, pair, period)
  const id = useLayerId()
  const texts = {
    toLatest: t('kline.toLatest'),
    loading: t('common.loading'),
    empty: t('kline.empty'),
    failed: t('kline.failed'),
    retry: t('common.retry'),
  }
  return (
    <>
      <PeriodTabs period={period} onChange={setPeriod} />
      <ChartView session={session} id={id} summary={summary} texts={texts} />
      <ToolsRow editor={session.editor} pair={pairName(pair)} />
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

const FavouriteButton = ({ pair }: { readonly pair: Pair }) => {
  const { t } = useText()
  const on = usePref('favourites').includes(pair.tradeId)
  return (
    <View className={on ? 'text-lime' : 'text-2'}>
      <HeaderIcon
        name={on ? 'starfill' : 'star'}
        label={t(on ? 'kline.unfavourite' : 'kline.favourite', { pair: pairName(pair) })}
        onClick={() => toggleFavourite(pair.tradeId)}
      />
    </View>
  )
}
