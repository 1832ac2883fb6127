import { useState } from 'react'
import type { ResponseOf } from '@core/contract/schemas'
import { startSession } from '@/stores/session'

type Begun = ResponseOf<'user.login'>
export type SecondStep = Extract<Begun, { secondStep: unknown }>['secondStep']

export interface Arrival {
  /** The second step that is asked for; null while none is. */
  readonly owed: SecondStep | null
  /** Takes what a login answered, whichever way it was made. */
  readonly take: (begun: Begun) => void
  /** Back to the first step. */
  readonly restart: () => void
}

/** Begins the session that a login answers, or holds the second step that leads to it. @param done it has begun */
export const useBegun = (done: () => void): Arrival => {
  const [owed, setOwed] = useState<SecondStep | null>(null)
  const take = (begun: Begun): void => {
    if ('secondStep' in begun) return setOwed(begun.secondStep)
    startSession(begun.token, begun.userInfo)
    done()
  }
  return { owed, take, restart: () => setOwed(null) }
}
