import { View } from '@tarojs/components'
import { nextTick } from '@tarojs/taro'
import { useEffect } from 'react'
import { ChartLayers, type ChartLayersProps } from './ChartLayers'
import { ChartOverlay } from './ChartOverlay'
import './ChartView.scss'

interface Props extends Omit<ChartLayersProps, 'turned'> {
  /** How many panes there are below the candles: the chart grows with them. */
  readonly below: number
}

/** A chart in the flow of a page. */
export const ChartView = ({ below, ...props }: Props) => {
  const { session } = props
  // Mini-programs do not tell when a canvas has grown.
  useEffect(() => nextTick(() => void session.resize()), [session, below])
  return (
    <View className={`chart chart--below-${below}`}>
      <ChartLayers {...props} />
      <ChartOverlay session={session} />
    </View>
  )
}
