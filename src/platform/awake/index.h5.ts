import { useEffect } from 'react'

/** Older browsers have no such lock: then the screen goes dark as ever. */
const request = async (): Promise<WakeLockSentinel | null> => {
  try {
    return await navigator.wakeLock.request('screen')
  } catch {
    return null
  }
}

/** Holds the lock while the page is visible; the browser itself lets go of it when it is hidden. */
const hold = (): (() => void) => {
  let wanted = true
  let lock: WakeLockSentinel | null = null
  const take = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
    const taken = await request()
    if (wanted) lock = taken
    else void taken?.release()
  }
  const shown = (): void => void take()
  void take()
  document.addEventListener('visibilitychange', shown)
  return () => {
    wanted = false
    document.removeEventListener('visibilitychange', shown)
    void lock?.release()
  }
}

/** Keeps the screen on while `on`, and never longer than the component lives. */
export const useAwake = (on: boolean): void => {
  useEffect(() => (on ? hold() : undefined), [on])
}
