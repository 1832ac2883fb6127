import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Pair } from '@core/domain'
import { ToastLayer } from '@/components'
import { DrawingBar } from '@/features/chart/drawings/DrawingBar'
import { ChartLayers } from '@/features/chart/view/ChartLayers'
import { ChartOverlay } from '@/features/chart/view/ChartOverlay'
import { goBackOr } from '@/features/shell/navigate'
import { useAwake } from '@/platform/awake'
import { barRoom, leaveFullScreen, onFullScreenLeft, useScreenSize } from '@/platform/screen'
import { usePref } from '@/stores/preferences'
import { paletteClass } from '@/styles/palette'
import { FullBar } from './parts/FullBar'
import { useKline } from './useKline'
import { usePair, usePairState } from './usePair'
import '@/features/chart/view/ChartView.scss'
import './kline.scss'
import './full.scss'

/**
 * The chart over the whole screen, always in landscape: on an upright screen the page turns its own picture, since
 * neither a browser nor a mini-program turns everywhere when it is asked to.
 */
export default function FullKline() {
  const [pair] = usePair()
  const { stale } = usePairState(pair)
  const palette = usePref('palette')
  const { width, height } = useScreenSize()
  const turned = height > width
  const { session, id, pairName, period, setPeriod, summary } = useKline(pair, stale)
  const active = useStore(session.editor.state, (sketch) => sketch.active)
  const leave = useLeave(pair)
  useAwake(true)
  // Turned, the picture begins where the client's own buttons are.
  const { below } = barRoom()
  const lead = turned && below > 0 ? `--lead: ${below}px` : undefined
  const stage = turned ? { width: `${height}px`, height: `${width}px` } : undefined
  return (
    <View
      className={`full ${paletteClass(palette)}${turned ? ' full--turned' : ''}${active ? ' full--tools' : ''}`}
      {...(lead && { style: lead })}
    >
      <View className="full__chart">
        <ChartLayers session={session} id={id} summary={summary} turned={turned} />
      </View>
      <View className="full__stage" {...(stage && { style: stage })}>
        <FullBar
          pair={pair}
          stale={stale}
          period={period}
          onPeriod={setPeriod}
          onTools={() => (active ? session.editor.close() : session.editor.open())}
          onLeave={leave}
        />
        <View className="full__over">
          <ChartOverlay session={session} />
        </View>
        {active && (
          <View className="full__tools">
            <DrawingBar editor={session.editor} pair={pairName} />
          </View>
        )}
        <ToastLayer />
      </View>
    </View>
  )
}

/** The way back to the chart's page; leaving the whole screen by the system's own way leads there, too. */
const useLeave = ({ tradeId }: Pair): (() => void) => {
  const leave = () => goBackOr(`/pages/kline/kline?tradeId=${tradeId}`)
  useEffect(() => {
    const stop = onFullScreenLeft(() => goBackOr(`/pages/kline/kline?tradeId=${tradeId}`))
    return () => {
      stop()
      leaveFullScreen()
    }
  }, [tradeId])
  return leave
}
