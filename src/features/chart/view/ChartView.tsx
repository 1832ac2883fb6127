import { Text, View } from '@tarojs/components'
import { useCallback, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { Button } from '@/components'
import { CanvasLayer } from '@/platform/canvas'
import { Tappable } from '@/platform/tap'
import { DrawingHint } from '../drawings/DrawingHint'
import type { ChartSession } from './session'
import './ChartView.scss'

/** Words around the picture. */
export interface ChartTexts {
  readonly toLatest: string
  readonly loading: string
  readonly empty: string
  readonly failed: string
  readonly retry: string
}

export interface ChartViewProps {
  readonly session: ChartSession
  /** Unique among all pages that are alive. */
  readonly id: string
  /** What the picture shows, in a sentence. */
  readonly summary: string
  readonly texts: ChartTexts
}

/** The two canvases of a chart with what lies over them: loading, failure, the way back to the newest bar. */
export const ChartView = ({ session, id, summary, texts }: ChartViewProps) => {
  const status = useStore(session.status)
  const editing = useStore(session.editor.state, ({ selected }) => selected !== null)
  const onReady = useAttach(session, id)
  return (
    <View className="chart">
      <CanvasLayer id={`${id}-base`} className="chart__layer" onReady={onReady} />
      <CanvasLayer
        id={`${id}-top`}
        className="chart__layer chart__layer--top"
        onReady={onReady}
        sink={session.input}
        locked={status.pointing || editing}
        label={summary}
      />
      <DrawingHint editor={session.editor} />
      {status.empty && <Cover state={status.feed} texts={texts} onRetry={() => session.retry()} />}
      {!status.empty && !status.atLatest && !status.pointing && (
        <Tappable className="chart__latest" onClick={() => session.chart.toLatest()}>
          <View className="chart__pill">{texts.toLatest}</View>
        </Tappable>
      )}
    </View>
  )
}

/** Attaches the session once both layers are there. @returns what each layer calls when it is ready */
const useAttach = (session: ChartSession, id: string): (() => void) => {
  const ready = useRef(0)
  useEffect(() => () => session.detach(), [session])
  return useCallback(() => {
    ready.current += 1
    if (ready.current >= 2) void session.attach(`${id}-base`, `${id}-top`)
  }, [session, id])
}

interface CoverProps {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly texts: ChartTexts
  readonly onRetry: () => void
}

const BARS = [38, 52, 46, 64, 58, 72, 60, 44, 56, 68, 80, 62]

const Cover = ({ state, texts, onRetry }: CoverProps) => {
  if (state === 'loading') {
    return (
      <View className="chart__cover chart__cover--loading" ariaLabel={texts.loading}>
        {BARS.map((height, i) => (
          <View key={i} className="chart__bone" style={{ height: `${height}%` }} />
        ))}
      </View>
    )
  }
  return (
    <View className="chart__cover">
      <Text className="chart__message">{state === 'failed' ? texts.failed : texts.empty}</Text>
      {state === 'failed' && (
        <Button kind="secondary" small onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </View>
  )
}
