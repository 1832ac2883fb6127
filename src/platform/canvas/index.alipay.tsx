import { MiniCanvas } from './mini'
import type { CanvasLayerProps } from './types'

export type { CanvasLayerProps, Context2D, PointerSink, Surface, Touch } from './types'
export { TurnedSurface, turnedSink } from './turned'
export { mountCanvas, prefersReducedMotion, watchSize } from './mini'

/** Alipay gives out its canvas node from the canvas' own ready event only. */
export const CanvasLayer = (props: CanvasLayerProps) => <MiniCanvas {...props} nativeReady={props.onReady} />
