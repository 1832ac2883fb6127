import { Canvas, type CanvasTouchEvent } from '@tarojs/components'
import Taro from '@tarojs/taro'
import type { CanvasLayerProps, Context2D, PointerSink, Surface, Touch } from './types'

/** The canvas node of a mini-program, as far as we use it. */
interface CanvasNode {
  width: number
  height: number
  getContext(kind: '2d'): Context2D
  requestAnimationFrame(draw: () => void): number
  cancelAnimationFrame(handle: number): void
}

const RETRIES = 20
const RETRY_MS = 50

/** What a touch may carry: its place on the canvas, or the one on the page. */
interface MiniTouch {
  readonly identifier: number
  readonly x?: number
  readonly y?: number
  readonly pageX?: number
  readonly pageY?: number
}

/** Touches carry canvas coordinates on most clients; else they are told from the canvas' place on the page. */
const read = ({ touches, currentTarget }: CanvasTouchEvent): Touch[] => {
  const { offsetLeft = 0, offsetTop = 0 } = currentTarget as { offsetLeft?: number; offsetTop?: number }
  return (touches as readonly MiniTouch[]).map(({ identifier, x, y, pageX = 0, pageY = 0 }) => ({
    id: identifier,
    x: x ?? pageX - offsetLeft,
    y: y ?? pageY - offsetTop,
  }))
}

const touchProps = (sink: PointerSink | undefined) => {
  if (!sink) return {}
  const changed = (event: CanvasTouchEvent) => sink.touches(read(event), event.timeStamp)
  return {
    onTouchStart: changed,
    onTouchEnd: changed,
    onTouchMove: (event: CanvasTouchEvent) => void sink.moved(read(event), event.timeStamp),
    onTouchCancel: () => sink.cancelled(),
  }
}

/** Taro's canvas with the events that mini-programs know. */
export const MiniCanvas = ({
  id,
  className,
  sink,
  locked,
  label,
  nativeReady,
}: CanvasLayerProps & { nativeReady?: () => void }) => (
  <Canvas
    type="2d"
    id={id}
    canvasId={id}
    className={className}
    disableScroll={Boolean(locked)}
    aria-label={label}
    {...(nativeReady ? { onReady: nativeReady } : {})}
    {...touchProps(sink)}
  />
)

interface Found {
  node: CanvasNode
  width: number
  height: number
}

/** Node and size are asked for apart: together, one of them is missing on some targets. */
const find = (id: string): Promise<Found | null> =>
  new Promise((resolve) => {
    const query = Taro.createSelectorQuery()
    query.select(`#${id}`).node()
    query.select(`#${id}`).boundingClientRect()
    query.exec((results: [{ node?: CanvasNode } | null, { width: number; height: number } | null]) => {
      const [found, box] = results
      resolve(found?.node && box ? { node: found.node, width: box.width, height: box.height } : null)
    })
  })

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Finds the layer with this id; the node may come a little after its component.
 * @param least device pixels to a CSS pixel at the least, for pictures that are saved
 * @returns null when it does not come
 */
export const mountCanvas = async (id: string, least = 1): Promise<Surface | null> => {
  for (let attempt = 0; attempt < RETRIES; attempt++) {
    const found = await find(id)
    if (found) return new MiniSurface(id, found, least)
    await later(RETRY_MS)
  }
  return null
}

class MiniSurface implements Surface {
  readonly context: Context2D
  readonly dpr: number
  width = 0
  height = 0
  private readonly node: CanvasNode

  constructor(
    private readonly id: string,
    found: Found,
    least: number,
  ) {
    this.dpr = Math.max(least, Taro.getSystemInfoSync().pixelRatio)
    this.node = found.node
    this.context = found.node.getContext('2d')
    this.take(found)
  }

  async resize(): Promise<boolean> {
    const found = await find(this.id)
    if (!found || (found.width === this.width && found.height === this.height)) return false
    this.take(found)
    return true
  }

  requestFrame(draw: () => void): number {
    return this.node.requestAnimationFrame(draw)
  }

  cancelFrame(handle: number): void {
    this.node.cancelAnimationFrame(handle)
  }

  private take({ width, height }: Found): void {
    this.width = width
    this.height = height
    this.node.width = Math.round(width * this.dpr)
    this.node.height = Math.round(height * this.dpr)
  }
}

/** Mini-programs resize with the window only (tablets, folding phones). */
export const watchSize = (_id: string, changed: () => void): (() => void) => {
  if (!Taro.canIUse('onWindowResize')) return () => undefined
  Taro.onWindowResize(changed)
  return () => Taro.offWindowResize(changed)
}

/** Mini-programs do not tell. */
export const prefersReducedMotion = (): boolean => false
