import { useEffect, useState } from 'react'
import { secondsLeft } from './countdown'

const TICK_MS = 250

/** Seconds until a moment of this device's clock, counting down while it is shown. */
export const useSecondsLeft = (until: number | null): number => {
  const [left, setLeft] = useState(() => secondsLeft(until, Date.now()))
  useEffect(() => {
    const update = (): number => {
      const seconds = secondsLeft(until, Date.now())
      setLeft(seconds)
      return seconds
    }
    if (update() === 0) return undefined
    const timer = setInterval(() => {
      if (update() === 0) clearInterval(timer)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [until])
  return left
}
