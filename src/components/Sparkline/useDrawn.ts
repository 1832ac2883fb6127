import { useCallback, useEffect, useRef } from 'react'
import { mountCanvas, type Surface } from '@/platform/canvas'

/**
 * A canvas that is drawn when it is there and whenever its picture changes.
 * @param picture everything that the drawing depends on, as one text
 * @returns what the canvas calls when it is ready
 */
export const useDrawn = (id: string, picture: string, draw: (surface: Surface) => void): (() => void) => {
  const surface = useRef<Surface | null>(null)
  const latest = useRef(draw)
  latest.current = draw
  const onReady = useCallback(() => {
    void mountCanvas(id).then((mounted) => {
      surface.current = mounted
      if (mounted) latest.current(mounted)
    })
  }, [id])
  useEffect(() => {
    if (surface.current) latest.current(surface.current)
  }, [picture])
  return onReady
}
