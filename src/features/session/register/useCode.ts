import { useState } from 'react'
import type { RequestOf } from '@core/contract/schemas'
import { CODE_RESEND_SECONDS, type AppProblem } from '@core/domain'
import { call, problemOf, useAction } from '@/api'
import { useText } from '@/i18n'
import '@/i18n/areas/session'
import { showToast } from '@/stores/toasts'
import { useCheck } from '../captcha/useCheck'
import type { AccountName } from '../forms/account'
import { useSecondsLeft } from '../forms/useSecondsLeft'
import { inboxHeader } from '../inbox/id'
import type { CodeSent } from '../inbox/useInbox'

export interface CodeSender {
  readonly phase: 'idle' | 'checking' | 'sending'
  /** Seconds until another code may be asked for. */
  readonly wait: number
  /** What was last asked for; null before the first time. */
  readonly sent: (CodeSent & { readonly account: AccountName }) | null
  readonly send: (account: AccountName) => Promise<void>
}

const phaseOf = (checking: boolean, busy: boolean): CodeSender['phase'] => {
  if (checking) return 'checking'
  return busy ? 'sending' : 'idle'
}

/** What a code to a contact that is not proven yet may be for. */
type FreshPurpose = RequestOf<'verification.code'>['purpose']

/**
 * Asks for a code to a contact that is not proven yet; the security check comes first, by itself.
 * @param refuse told what went wrong
 */
export const useCode = (
  refuse: (problem: AppProblem) => void,
  purpose: FreshPurpose = 'register',
): CodeSender => {
  const { busy, run } = useAction()
  const { checking, pass } = useCheck()
  const { t } = useText()
  const [until, setUntil] = useState<number | null>(null)
  const [sent, setSent] = useState<CodeSender['sent']>(null)
  const wait = useSecondsLeft(until)

  const ask = async (account: AccountName): Promise<void> => {
    const captcha = await pass()
    await call('verification.code', { ...account, purpose, captcha }, { header: inboxHeader() })
    setSent({ account, purpose })
    showToast('success', t('session.codeSent'))
    setUntil(Date.now() + CODE_RESEND_SECONDS * 1000)
  }
  const send = async (account: AccountName): Promise<void> => {
    try {
      await run(account, () => ask(account))
    } catch (error) {
      const problem = problemOf(error)
      const seconds = Number(problem.params?.seconds ?? 0)
      if (problem.code === 'CODE_TOO_SOON' && seconds > 0) setUntil(Date.now() + seconds * 1000)
      refuse(problem)
    }
  }
  return { phase: phaseOf(checking, busy), wait, sent, send }
}
