import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import type { Pair, Period } from '@core/domain'
import { candleSource } from '@/features/chart/feed/source'
import type { Choice } from '@/features/chart/indicators/choice'
import type { ChartLabels } from '@/features/chart/renderers/theme'
import { ChartSession } from '@/features/chart/view/session'
import { chartTheme } from '@/features/chart/view/theme'
import { useText, type Translation } from '@/i18n'
import '@/i18n/areas/kline'
import { marketClock, marketNow } from '@/stores/clock'
import { usePref } from '@/stores/preferences'

const labelsOf = (t: Translation['t']): ChartLabels => ({
  time: t('kline.time'),
  open: t('kline.open'),
  high: t('kline.high'),
  low: t('kline.low'),
  close: t('kline.close'),
  change: t('kline.change'),
  changePercent: t('kline.changePercent'),
  volume: t('kline.volume'),
})

/** Market time, or null before the server has told it. */
const knownNow = (): number | null => (marketClock.getState().feed === null ? null : marketNow())

/** The page's chart: one session, led by pair, period, indicators, language, colours and freshness. */
export const useChart = (
  pair: Pair,
  period: Period,
  choices: readonly Choice[],
  stale: boolean,
): ChartSession => {
  const { t, lang } = useText()
  const palette = usePref('palette')
  const [session] = useState(
    () => new ChartSession({ theme: chartTheme(palette), labels: labelsOf(t), now: knownNow }),
  )
  const { tradeId, priceScale } = pair
  useEffect(() => session.chart.choose(choices), [session, choices])
  useEffect(() => {
    session.show({ priceScale }, period, candleSource(tradeId, period))
    return () => session.leave()
  }, [session, tradeId, priceScale, period])
  useEffect(() => {
    session.chart.configure({ theme: chartTheme(palette), labels: labelsOf(t) })
  }, [session, palette, t, lang])
  useEffect(() => session.chart.setStale(stale), [session, stale])
  useDidShow(() => session.resume())
  useDidHide(() => session.pause())
  return session
}
