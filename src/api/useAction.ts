import { useCallback, useRef, useState } from 'react'
import { newKey } from './idempotency'
import { ApiError } from './error'
import { isUnknown } from './outcome'

/**
 * Runs something that must not run twice. While it runs, further taps are ignored; after a lost reply, the next try for
 * the same intent carries the same idempotency key.
 * @returns `run(intent, work)`: `intent` describes what is asked for, so that a changed form gets a new key
 */
export const useAction = (): {
  readonly busy: boolean
  readonly run: <T>(intent: unknown, work: (key: string) => Promise<T>) => Promise<T | undefined>
} => {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const pending = useRef<{ intent: string; key: string } | null>(null)
  const run = useCallback(
    async <T>(intent: unknown, work: (key: string) => Promise<T>): Promise<T | undefined> => {
      if (running.current) return undefined
      running.current = true
      setBusy(true)
      const text = JSON.stringify(intent)
      const key = pending.current?.intent === text ? pending.current.key : newKey()
      pending.current = { intent: text, key }
      try {
        const result = await work(key)
        pending.current = null
        return result
      } catch (error) {
        if (!(error instanceof ApiError && isUnknown(error))) pending.current = null
        throw error
      } finally {
        running.current = false
        setBusy(false)
      }
    },
    [],
  )
  return { busy, run }
}
