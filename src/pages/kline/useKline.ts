import { pairName, type Pair, type Period } from '@core/domain'
import { useDrawings } from '@/features/chart/drawings/useDrawings'
import type { Choice } from '@/features/chart/indicators/choice'
import { useChoices } from '@/features/chart/settings/useIndicators'
import type { ChartSession } from '@/features/chart/view/session'
import { useChart } from './useChart'
import { useLayerId } from './useLayerId'
import { useMarks } from './useMarks'
import { usePeriod } from './usePeriod'
import { useSummary } from './useSummary'

interface Kline {
  readonly session: ChartSession
  /** Name of this page's canvases. */
  readonly id: string
  readonly pairName: string
  readonly period: Period
  readonly setPeriod: (period: Period) => void
  /** The indicators that are on. */
  readonly choices: readonly Choice[]
  /** The picture in a sentence. */
  readonly summary: string
}

/** A pair's chart with all that belongs to it: period, the user's marks and lines, spoken summary. */
export const useKline = (pair: Pair, stale: boolean): Kline => {
  const [period, setPeriod] = usePeriod()
  const choices = useChoices()
  const session = useChart(pair, period, choices, stale)
  useMarks(session.chart, pair)
  useDrawings(session.editor, pair.tradeId)
  const summary = useSummary(session, pair, period)
  return { session, id: useLayerId(), pairName: pairName(pair), period, setPeriod, choices, summary }
}
