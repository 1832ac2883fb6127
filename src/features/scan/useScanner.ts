import { useCallback, useEffect, useRef, useState } from 'react'
import { choosePicture, releasePicture } from '@/platform/picture'
import { scanCamera, scanPicture } from '@/platform/scan'

/** `failed`: the decoder could not be loaded. */
export type CameraState = 'starting' | 'running' | 'denied' | 'missing' | 'failed'

/**
 * Camera and pictures, as long as the screen is there.
 * @param hostId id of the element that shows the camera
 * @returns `noCode`: the picture that was chosen last holds none
 */
export const useScanner = (hostId: string, onText: (text: string) => void) => {
  const [state, setState] = useState<CameraState>('starting')
  const [noCode, setNoCode] = useState(false)
  const [turn, setTurn] = useState(0)
  const found = useRef(onText)
  found.current = onText
  useEffect(() => {
    let over = false
    let stop: (() => void) | null = null
    setState('starting')
    const start = async (): Promise<void> => {
      const camera = await scanCamera(hostId, (text) => {
        if (!over) found.current(text)
      })
      if (camera.outcome !== 'running') return over ? undefined : setState(camera.outcome)
      stop = camera.stop
      if (over) stop()
      else setState('running')
    }
    start().catch(() => over || setState('failed'))
    return () => {
      over = true
      stop?.()
    }
  }, [hostId, turn])

  const read = useCallback(async (): Promise<void> => {
    const picked = await choosePicture()
    if (picked.outcome !== 'picked') return
    setNoCode(false)
    try {
      const text = await scanPicture(picked.path)
      if (text) found.current(text)
      else setNoCode(true)
    } catch {
      setState('failed')
    } finally {
      releasePicture(picked.path)
    }
  }, [])
  return { state, noCode, again: () => setTurn((n) => n + 1), read }
}
