import { useEffect } from 'react'
import type { Pair } from '@core/domain'
import type { Chart } from '@/features/chart/chart'
import { usePositionsFeed } from '@/features/contracts/feed/usePositionsFeed'
import { useSettling } from '@/features/options/orders/useOrders'
import { useText } from '@/i18n'
import { usePositionsOf, useWorkingOrdersOf } from '@/stores/positions'
import { usePref } from '@/stores/preferences'
import { optionMarks, positionMarks, workingMarks } from './marks'

/** Shows the user's open orders and positions on this pair, unless they are switched off. */
export const useMarks = (chart: Chart, { tradeId }: Pair): void => {
  const { lang } = useText()
  const shown = usePref('showMarks')
  const { list } = useSettling()
  usePositionsFeed()
  const positions = usePositionsOf(tradeId)
  const working = useWorkingOrdersOf(tradeId)
  useEffect(() => {
    const marks = () => [
      ...positions.flatMap(positionMarks),
      ...working.flatMap(workingMarks),
      ...optionMarks(list ?? [], tradeId),
    ]
    chart.setMarks(shown ? marks() : [])
  }, [chart, shown, list, positions, working, tradeId, lang])
}
