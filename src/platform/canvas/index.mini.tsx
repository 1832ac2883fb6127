import { useEffect } from 'react'
import { MiniCanvas } from './mini'
import type { CanvasLayerProps } from './types'

export type { CanvasLayerProps, Context2D, PointerSink, Surface, Touch } from './types'
export { TurnedSurface, turnedSink } from './turned'
export { mountCanvas, prefersReducedMotion, watchSize } from './mini'

/** WeChat: the node can be asked for once the component is there. */
export const CanvasLayer = (props: CanvasLayerProps) => {
  const { onReady } = props
  useEffect(() => onReady(), [onReady])
  return <MiniCanvas {...props} />
}
