import { useCallback, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { CanvasLayer } from '@/platform/canvas'
import type { ChartSession } from './session'

export interface ChartLayersProps {
  readonly session: ChartSession
  /** Unique among all pages that are alive. */
  readonly id: string
  /** What the picture shows, in a sentence. */
  readonly summary: string
  /** The picture lies on its side: full screen on an upright phone. */
  readonly turned?: boolean
}

/** The two canvases of a chart: bars below, crosshair and handles above. */
export const ChartLayers = ({ session, id, summary, turned = false }: ChartLayersProps) => {
  const pointing = useStore(session.status, (status) => status.pointing)
  const editing = useStore(session.editor.state, ({ selected }) => selected !== null)
  const onReady = useAttach(session, id, turned)
  return (
    <>
      <CanvasLayer id={`${id}-base`} className="chart__layer" onReady={onReady} />
      <CanvasLayer
        id={`${id}-top`}
        className={`chart__layer chart__layer--top${turned ? ' chart__layer--turned' : ''}`}
        onReady={onReady}
        sink={turned ? session.turnedInput : session.input}
        locked={pointing || editing || turned}
        label={summary}
      />
    </>
  )
}

/** Attaches the session once both layers are there, and again when they turn. @returns what each layer calls when it is ready */
const useAttach = (session: ChartSession, id: string, turned: boolean): (() => void) => {
  const ready = useRef(0)
  const attach = useCallback(
    () => void session.attach(`${id}-base`, `${id}-top`, turned),
    [session, id, turned],
  )
  const latest = useRef(attach)
  useEffect(() => {
    latest.current = attach
    if (ready.current >= 2) attach()
  }, [attach])
  useEffect(() => () => session.detach(), [session])
  return useCallback(() => {
    ready.current += 1
    if (ready.current >= 2) latest.current()
  }, [])
}
