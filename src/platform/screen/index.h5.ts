import { useEffect, useState } from 'react'
import type { BarRoom, ScreenSize } from './types'

export type { BarRoom, ScreenSize } from './types'

const read = (): ScreenSize => ({ width: window.innerWidth, height: window.innerHeight })

/** A browser keeps to itself; styles know the notch. */
export const barRoom = (): BarRoom => ({ top: 0, right: 0, below: 0 })

/** Follows the window's size: phones are turned, bars of the browser come and go. */
export const useScreenSize = (): ScreenSize => {
  const [size, setSize] = useState(read)
  useEffect(() => {
    const changed = (): void => setSize(read())
    changed()
    window.addEventListener('resize', changed)
    return () => window.removeEventListener('resize', changed)
  }, [])
  return size
}

/** Not every browser can lock, and TypeScript's library leaves `lock` out for that reason. */
type Lockable = ScreenOrientation & { lock?: (orientation: 'landscape') => Promise<void> }

/**
 * Asks for the whole screen in landscape; must come from a tap. Browsers that refuse either (iPhones, desktops) leave
 * the page as it is.
 */
export const enterFullScreen = async (): Promise<void> => {
  try {
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' })
    await (screen.orientation as Lockable).lock?.('landscape')
  } catch {
    // The page turns its own picture instead.
  }
}

export const leaveFullScreen = (): void => {
  if (!document.fullscreenElement) return
  screen.orientation?.unlock?.()
  document.exitFullscreen().catch(() => undefined)
}

/** Calls `handler` when the user leaves by the system's own way (Escape, a swipe). @returns the way to stop */
export const onFullScreenLeft = (handler: () => void): (() => void) => {
  const changed = (): void => {
    if (!document.fullscreenElement) handler()
  }
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}
