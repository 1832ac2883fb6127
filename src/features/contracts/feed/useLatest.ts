import { useCallback, useRef } from 'react'

/**
 * Runs a reading one at a time: what asks while it runs is answered by one more reading after it, so that the last one
 * always began after the last question.
 */
export const useLatest = (read: () => Promise<void>): (() => Promise<void>) => {
  const running = useRef<Promise<void> | null>(null)
  const again = useRef(false)
  const latest = useRef(read)
  latest.current = read
  return useCallback(() => {
    again.current = running.current !== null
    running.current ??= (async () => {
      try {
        do {
          again.current = false
          await latest.current()
        } while (again.current)
      } finally {
        running.current = null
      }
    })()
    return running.current
  }, [])
}
