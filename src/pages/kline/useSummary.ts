import { useEffect, useState } from 'react'
import { pairName, type Pair, type Period } from '@core/domain'
import type { ChartSession } from '@/features/chart/view/session'
import { chartFigures, type ChartFigures } from '@/features/chart/view/summary'
import { useText } from '@/i18n'
import { PERIOD_TEXTS } from './periodTexts'

/** How often the spoken description follows the picture, in ms: nobody can listen faster. */
const SUMMARY_MS = 2000

const same = (a: ChartFigures | null, b: ChartFigures | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/** The chart in one sentence, for people who do not see it. */
export const useSummary = (session: ChartSession, pair: Pair, period: Period): string => {
  const { t } = useText()
  const [figures, setFigures] = useState<ChartFigures | null>(null)
  useEffect(() => {
    const timer = setInterval(() => {
      const next = chartFigures(session.chart.model)
      setFigures((before) => (same(before, next) ? before : next))
    }, SUMMARY_MS)
    return () => clearInterval(timer)
  }, [session])
  const names = { pair: pairName(pair), period: t(PERIOD_TEXTS[period]) }
  return figures ? t('kline.summary', { ...names, ...figures }) : t('kline.summaryEmpty', names)
}
