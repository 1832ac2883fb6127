import { useCallback, useEffect, useRef, useState } from 'react'
import { isInviteCode, plainInviteCode } from '@core/domain'
import { call } from '@/api'

export interface InviteCheck {
  /** The code that turned out to be nobody's, in the form codes have. */
  readonly unknown: string | null
  /** Asks whose a code is, when its field is left. Without an answer nothing is said: registering tells. */
  readonly check: (text: string) => Promise<void>
  /** The server said so while registering. */
  readonly refuse: (text: string) => void
}

/**
 * Finds out whether an invite code exists before somebody registers with it; one that came with a link at once.
 * @param initial the code that the form begins with, or empty
 */
export const useInviteCheck = (initial: string): InviteCheck => {
  const [unknown, setUnknown] = useState<string | null>(null)
  const refuse = useCallback((text: string) => setUnknown(plainInviteCode(text)), [])
  const check = useCallback(
    async (text: string): Promise<void> => {
      if (text.trim() === '') return
      if (!isInviteCode(text)) return refuse(text)
      const answer = await call('ext.inviteCode', { inviteCode: text }).catch(() => null)
      if (answer && !answer.known) refuse(text)
    },
    [refuse],
  )
  const first = useRef(initial)
  useEffect(() => {
    void check(first.current)
  }, [check])
  return { unknown, check, refuse }
}
