import { useEffect } from 'react'
import type { Pair } from '@core/domain'
import { useAlerts } from '@/features/alerts/useAlerts'
import type { Chart } from '@/features/chart/chart'
import { usePositionsFeed } from '@/features/contracts/feed/usePositionsFeed'
import { useSettling } from '@/features/options/orders/useOrders'
import { useText } from '@/i18n'
import { usePositionsOf, useWorkingOrdersOf } from '@/stores/positions'
import { usePref } from '@/stores/preferences'
import { alertMarks, optionMarks, positionMarks, workingMarks } from './marks'

/** Shows the user's open orders, positions and price alerts on this pair, unless they are switched off. */
export const useMarks = (chart: Chart, { tradeId }: Pair): void => {
  const { lang } = useText()
  const shown = usePref('showMarks')
  const { list } = useSettling()
  usePositionsFeed()
  const positions = usePositionsOf(tradeId)
  const working = useWorkingOrdersOf(tradeId)
  const { list: alerts } = useAlerts()
  useEffect(() => {
    const marks = () => [
      ...positions.flatMap(positionMarks),
      ...working.flatMap(workingMarks),
      ...optionMarks(list ?? [], tradeId),
      ...(alerts ?? []).filter((alert) => alert.tradeId === tradeId).flatMap(alertMarks),
    ]
    chart.setMarks(shown ? marks() : [])
  }, [chart, shown, list, positions, working, alerts, tradeId, lang])
}
