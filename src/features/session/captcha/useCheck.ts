import { useCallback, useState } from 'react'
import { passCheck } from './check'

/** The check is shown at least this long: a notice that flashes by worries more than it tells. */
const SHOWN_MS = 600

const shown = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SHOWN_MS))

/** The security check, and whether it is running. */
export const useCheck = (): { readonly checking: boolean; readonly pass: () => Promise<string> } => {
  const [checking, setChecking] = useState(false)
  const pass = useCallback(async () => {
    setChecking(true)
    try {
      const [solution] = await Promise.all([passCheck(), shown()])
      return solution
    } finally {
      setChecking(false)
    }
  }, [])
  return { checking, pass }
}
