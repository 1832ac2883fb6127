import { useEffect, useRef, useState } from 'react'
import { CanvasLayer, mountCanvas, watchSize, type Surface } from '@/platform/canvas'

interface Props {
  /** Unique among all pages that are alive. */
  readonly id: string
  readonly className: string
  readonly label?: string
  /** Device pixels to a CSS pixel at the least: a picture that is saved is not to be coarser on a coarse screen. */
  readonly density?: number
  /** Draws when there is a canvas and whenever this function changes: keep its identity (useCallback). */
  readonly draw: (surface: Surface) => void
}

/** A canvas with a still picture, drawn anew when its size changes. */
export const StillCanvas = ({ id, className, label, density = 1, draw }: Props) => {
  const [surface, setSurface] = useState<Surface | null>(null)
  const alive = useRef(true)
  const [onReady] = useState(() => () => {
    void mountCanvas(id, density).then((found) => alive.current && setSurface(found))
  })
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
    }
  }, [])
  useEffect(() => {
    if (!surface) return undefined
    const drawNow = (): void => {
      const { context, dpr } = surface
      context.setTransform(dpr, 0, 0, dpr, 0, 0)
      draw(surface)
    }
    drawNow()
    return watchSize(id, () => void surface.resize().then((changed) => changed && drawNow()))
  }, [id, surface, draw])
  return <CanvasLayer id={id} className={className} label={label} onReady={onReady} />
}
