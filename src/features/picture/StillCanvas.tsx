import { useEffect, useRef, useState } from 'react'
import { CanvasLayer, mountCanvas, type Surface } from '@/platform/canvas'

interface Props {
  /** Unique among all pages that are alive. */
  readonly id: string
  readonly className: string
  readonly label?: string
  /** Draws when there is a canvas and whenever this function changes: keep its identity (useCallback). */
  readonly draw: (surface: Surface) => void
}

/** A canvas with a still picture. */
export const StillCanvas = ({ id, className, label, draw }: Props) => {
  const [surface, setSurface] = useState<Surface | null>(null)
  const alive = useRef(true)
  const [onReady] = useState(() => () => {
    void mountCanvas(id).then((found) => alive.current && setSurface(found))
  })
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
    }
  }, [])
  useEffect(() => {
    if (!surface) return
    const { context, dpr } = surface
    context.setTransform(dpr, 0, 0, dpr, 0, 0)
    draw(surface)
  }, [surface, draw])
  return <CanvasLayer id={id} className={className} label={label} onReady={onReady} />
}
