import { useCallback, useState } from 'react'
import { checkRecipient, type AppProblem, type TypedRecipient } from '@core/domain'
import { call, problemOf, useAction } from '@/api'
import type { Found } from './state'

export interface Recipient {
  /** Whom the look-up showed; null until one did. */
  readonly found: Found | null
  readonly problem: AppProblem | null
  readonly busy: boolean
  readonly look: (typed: TypedRecipient) => Promise<void>
  /** Another is wanted, or the one found no longer counts. */
  readonly forget: () => void
}

/** Looks up whom a typed email, phone or UID belongs to. */
export const useRecipient = (): Recipient => {
  const { busy, run } = useAction()
  const [found, setFound] = useState<Found | null>(null)
  const [problem, setProblem] = useState<AppProblem | null>(null)
  const forget = useCallback(() => {
    setFound(null)
    setProblem(null)
  }, [])
  const look = async (typed: TypedRecipient): Promise<void> => {
    forget()
    const wrong = checkRecipient(typed)
    if (wrong) return setProblem(wrong)
    try {
      setFound((await run(typed, () => call('ext.recipient', typed))) ?? null)
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  return { found, problem, busy, look, forget }
}
