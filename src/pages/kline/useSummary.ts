import { useEffect, useState } from 'react'
import { pairName, type Pair, type Period } from '@core/domain'
import type { ChartSession } from '@/features/chart/view/session'
import { chartFigures, type ChartFigures } from '@/features/chart/view/summary'
import { useText } from '@/i18n'
import '@/i18n/areas/kline'
import { PERIOD_TEXTS } from './periodTexts'

/** How often the spoken description follows the picture, in ms: nobody can listen faster. */
const SUMMARY_MS = 2000

interface Seen {
  readonly pair: Pair
  readonly period: Period
  readonly figures: ChartFigures | null
}

const same = (a: Seen | null, b: Seen): boolean =>
  a !== null &&
  a.pair === b.pair &&
  a.period === b.period &&
  JSON.stringify(a.figures) === JSON.stringify(b.figures)

/** The chart in one sentence, for people who do not see it; figures of another pair or period are never read out. */
export const useSummary = (session: ChartSession, pair: Pair, period: Period): string => {
  const { t } = useText()
  const [seen, setSeen] = useState<Seen | null>(null)
  useEffect(() => {
    const timer = setInterval(() => {
      const next = { pair, period, figures: chartFigures(session.chart.model) }
      setSeen((before) => (same(before, next) ? before : next))
    }, SUMMARY_MS)
    return () => clearInterval(timer)
  }, [session, pair, period])
  const names = { pair: pairName(pair), period: t(PERIOD_TEXTS[period]) }
  const figures = seen?.pair === pair && seen.period === period ? seen.figures : null
  return figures
    ? t('kline.summary', { ...names, ...figures, trend: t(`kline.${figures.trend}`) })
    : t('kline.summaryEmpty', names)
}
