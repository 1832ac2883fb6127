/** The part of the canvas 2D interface that H5 and all mini-programs have in common and that we use. */
export type Context2D = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineJoin'
  | 'globalAlpha'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'setTransform'
  | 'clearRect'
  | 'fillRect'
  | 'beginPath'
  | 'closePath'
  | 'moveTo'
  | 'lineTo'
  | 'rect'
  | 'arc'
  | 'arcTo'
  | 'clip'
  | 'save'
  | 'restore'
  | 'fill'
  | 'stroke'
  | 'fillText'
  | 'measureText'
  | 'setLineDash'
  | 'createLinearGradient'
>

/** A canvas that is ready to be drawn on. Sizes are CSS pixels; the bitmap is `dpr` times as large. */
export interface Surface {
  readonly context: Context2D
  readonly width: number
  readonly height: number
  readonly dpr: number
  /** The picture lies on its side (see TurnedSurface). */
  readonly turned?: boolean
  /** Takes the node's present size over into the bitmap. @returns true when it changed (the bitmap is then empty) */
  resize(): Promise<boolean>
  /** Calls `draw` before the next repaint. */
  requestFrame(draw: () => void): number
  cancelFrame(handle: number): void
}

/** A finger or mouse button on the surface, in CSS pixels from its top left corner. */
export interface Touch {
  readonly id: number
  readonly x: number
  readonly y: number
}

/** What a surface tells about fingers, mouse, wheel and keys. `time` is in ms of one clock. */
export interface PointerSink {
  /** The fingers that are down now, after one came or went. */
  touches(touches: readonly Touch[], time: number): void
  /** @returns true when the chart uses the movement, so that the page must not scroll */
  moved(touches: readonly Touch[], time: number): boolean
  /** The system took the fingers away (the page scrolls). */
  cancelled(): void
  /** Without it the wheel scrolls the page. */
  wheel?(dx: number, dy: number, x: number, y: number): void
  hover(x: number, y: number): void
  left(): void
  /** @returns true when the key meant something to the chart */
  key(key: string): boolean
}

export interface CanvasLayerProps {
  /** Unique among all pages that are alive. */
  readonly id: string
  readonly className: string
  /** The node exists: `mountCanvas` can find it now. */
  readonly onReady: () => void
  /** Takes the input of this layer; without one the layer is transparent to it. */
  readonly sink?: PointerSink
  /** Keeps the page from scrolling under a finger (mini-programs, while the crosshair follows one). */
  readonly locked?: boolean
  /** Spoken description of the picture. */
  readonly label?: string
}
