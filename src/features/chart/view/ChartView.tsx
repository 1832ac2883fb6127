import { View } from '@tarojs/components'
import { nextTick } from '@tarojs/taro'
import { useEffect } from 'react'
import type { Choice } from '../indicators/choice'
import { definitionOf } from '../indicators/registry'
import { wantedHeight } from '../model/layout'
import { ChartLayers, type ChartLayersProps } from './ChartLayers'
import { ChartOverlay } from './ChartOverlay'
import './ChartView.scss'

interface Props extends Omit<ChartLayersProps, 'turned'> {
  /** The indicators that are on: the chart grows with them, so that the candles keep their place. */
  readonly choices: readonly Choice[]
}

/** Share of the screen that the candles take. */
const SHARE = '38vh'

/** A chart in the flow of a page. */
export const ChartView = ({ choices, ...props }: Props) => {
  const { session } = props
  const over = choices.filter(({ id }) => definitionOf(id).place === 'main').length
  const { add, min, max } = wantedHeight(over, choices.length - over)
  // Mini-programs do not tell when a canvas has grown.
  useEffect(() => nextTick(() => void session.resize()), [session, add])
  return (
    <View
      className="chart"
      style={{ height: `calc(${SHARE} + ${add}px)`, minHeight: `${min}px`, maxHeight: `${max}px` }}
    >
      <ChartLayers {...props} />
      <ChartOverlay session={session} />
    </View>
  )
}
