import { useEffect, useRef } from 'react'
import { listen } from './input.h5'
import type { CanvasLayerProps, Surface } from './types'

export type { CanvasLayerProps, Context2D, PointerSink, Surface, Touch } from './types'
export { TurnedSurface, turnedSink } from './turned'

/** A plain canvas: Taro's own one resets its bitmap to CSS pixels with each of its renders. */
export const CanvasLayer = ({ id, className, onReady, sink, label }: CanvasLayerProps) => {
  const node = useRef<HTMLCanvasElement>(null)
  useEffect(() => onReady(), [onReady])
  useEffect(() => (node.current && sink ? listen(node.current, sink) : undefined), [sink])
  return (
    <canvas
      ref={node}
      id={id}
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      tabIndex={sink ? 0 : undefined}
    />
  )
}

/**
 * Finds the layer with this id.
 * @param least device pixels to a CSS pixel at the least, for pictures that are saved
 * @returns null when it is not on the page
 */
export const mountCanvas = async (id: string, least = 1): Promise<Surface | null> => {
  const node = document.getElementById(id)
  const context = node instanceof HTMLCanvasElement ? node.getContext('2d') : null
  if (!(node instanceof HTMLCanvasElement) || !context) return null
  const surface = new DomSurface(node, context, least)
  await surface.resize()
  return surface
}

class DomSurface implements Surface {
  width = 0
  height = 0
  dpr = 1

  constructor(
    private readonly node: HTMLCanvasElement,
    readonly context: CanvasRenderingContext2D,
    private readonly least: number,
  ) {}

  resize(): Promise<boolean> {
    const { clientWidth, clientHeight } = this.node
    const dpr = Math.max(this.least, window.devicePixelRatio || 1)
    const same = clientWidth === this.width && clientHeight === this.height && dpr === this.dpr
    if (!same) {
      this.width = clientWidth
      this.height = clientHeight
      this.dpr = dpr
      this.node.width = Math.round(clientWidth * dpr)
      this.node.height = Math.round(clientHeight * dpr)
    }
    return Promise.resolve(!same)
  }

  requestFrame(draw: () => void): number {
    return requestAnimationFrame(draw)
  }

  cancelFrame(handle: number): void {
    cancelAnimationFrame(handle)
  }
}

/** Calls `changed` when the layer's size or the screen's density changes. @returns the way to stop */
export const watchSize = (id: string, changed: () => void): (() => void) => {
  const node = document.getElementById(id)
  const observer = typeof ResizeObserver === 'undefined' || !node ? null : new ResizeObserver(changed)
  if (node) observer?.observe(node)
  window.addEventListener('resize', changed)
  return () => {
    observer?.disconnect()
    window.removeEventListener('resize', changed)
  }
}

/** The user asked the system for less movement. */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
