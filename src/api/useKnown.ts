import { useEffect, useState } from 'react'
import type { KnownParts } from '@/stores/known'
import { useLiveState } from '@/stores/live'
import { useLang, usePref } from '@/stores/preferences'

/** An answer that takes longer (ms) is not waited for with an empty screen. */
const PATIENCE = 2_000

interface KnownOr<T> {
  readonly value: T | undefined
  /** This device's time at which the value was true (ms); null when it is the server's answer of now. */
  readonly asOf: number | null
}

/** Prices and rates are the same in all languages. */
const isText = (name: keyof KnownParts): boolean => name === 'slides' || name === 'notices'

/**
 * What the server answered; while it cannot be asked, what it said the last time.
 * @param answer undefined until it came
 * @param failed it could not be read
 */
export const useKnown = <K extends keyof KnownParts>(
  name: K,
  answer: KnownParts[K] | undefined,
  failed: boolean,
): KnownOr<KnownParts[K]> => {
  const lang = useLang()
  const known = usePref('known')[name]
  const offline = useLiveState() === 'offline'
  const late = useLate(answer === undefined)
  const usable = known && (known.lang === lang || !isText(name))
  if (answer !== undefined || !usable || !(failed || offline || late)) return { value: answer, asOf: null }
  return { value: known.value, asOf: known.at }
}

const useLate = (waiting: boolean): boolean => {
  const [late, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    if (!waiting) return undefined
    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [waiting])
  return late
}
