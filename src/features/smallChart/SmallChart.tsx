import { View } from '@tarojs/components'
import { EChart } from 'echarts-taro3-react'
import { useEffect, useId, useRef } from 'react'
import { canvasReady } from './canvasReady'
import { onChart, type ECharts, type SmallChartOption } from './echarts'
import './small-chart.scss'

interface Props {
  readonly option: SmallChartOption
  /** The picture in words. */
  readonly label: string
}

/**
 * A small chart by ECharts, the same on every target. The package draws once; every later option goes to its chart, which
 * is disposed of with this.
 */
export const SmallChart = ({ option, label }: Props) => {
  const id = `small${useId().replace(/\W/g, '')}`
  const drawer = useRef<EChart>(null)
  const chart = useRef<ECharts | null>(null)
  const latest = useRef(option)
  latest.current = option
  useEffect(() => {
    let over = false
    const stop = onChart(id, (made) => {
      chart.current = made
      if (over) made.dispose()
    })
    void canvasReady(`.${id}`).then((ready) => {
      if (ready && !over) drawer.current?.refresh(latest.current)
    })
    return () => {
      over = true
      chart.current?.dispose()
      chart.current = null
      stop()
    }
  }, [id])
  useEffect(() => chart.current?.setOption(option), [option])
  return (
    <View className="small-chart" ariaRole="img" ariaLabel={label}>
      <EChart ref={drawer} canvasId={id} />
    </View>
  )
}
