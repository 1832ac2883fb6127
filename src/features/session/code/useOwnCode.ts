import { useState } from 'react'
import { CODE_RESEND_SECONDS, type AppProblem, type OwnPurpose } from '@core/domain'
import { call, problemOf, useAction } from '@/api'
import { useText } from '@/i18n'
import '@/i18n/areas/session'
import { showToast } from '@/stores/toasts'
import { useSecondsLeft } from '../forms/useSecondsLeft'
import { inboxHeader } from '../inbox/id'
import type { CodeSent } from '../inbox/useInbox'

export interface OwnCode {
  readonly busy: boolean
  /** Seconds until another code may be asked for. */
  readonly wait: number
  /** What was last asked for; null before the first time. */
  readonly sent: CodeSent | null
  /** The last code confirms other details than those on screen. */
  readonly outdated: boolean
  readonly ask: () => Promise<void>
  /** Which own contact it goes to; the email when there is one and nothing is said. */
  readonly kind: 'email' | 'phone' | undefined
}

interface Options {
  readonly purpose: OwnPurpose
  /** What the code will confirm; null while that is incomplete, undefined when the purpose says it all. */
  readonly bind?: string | null
  /** Which own contact it goes to, where there is a choice. */
  readonly kind?: 'email' | 'phone'
  /** Told what went wrong. */
  readonly refuse: (problem: AppProblem) => void
  /** Asked for while the details are incomplete. */
  readonly onIncomplete?: () => void
}

/** Asks for codes to the own contact of whoever is logged in. */
export const useOwnCode = ({ purpose, bind, kind, refuse, onIncomplete }: Options): OwnCode => {
  const { t } = useText()
  const { busy, run } = useAction()
  const [until, setUntil] = useState<number | null>(null)
  const [sent, setSent] = useState<(CodeSent & { readonly bind: string | undefined }) | null>(null)
  const wait = useSecondsLeft(until)

  const send = async (bound: string | undefined): Promise<void> => {
    const request = {
      purpose,
      ...(bound === undefined ? {} : { bind: bound }),
      ...(kind === undefined ? {} : { kind }),
    }
    await call('verification.sendToMe', request, { header: inboxHeader() })
    setUntil(Date.now() + CODE_RESEND_SECONDS * 1000)
    setSent({ account: null, purpose, bind: bound })
    showToast('success', t('session.codeSent'))
  }
  const ask = async (): Promise<void> => {
    if (bind === null) return onIncomplete?.()
    if (wait > 0) return
    try {
      await run({ purpose, bind }, () => send(bind))
    } catch (error) {
      const problem = problemOf(error)
      const seconds = Number(problem.params?.seconds ?? 0)
      if (problem.code === 'CODE_TOO_SOON' && seconds > 0) setUntil(Date.now() + seconds * 1000)
      refuse(problem)
    }
  }
  const outdated = sent !== null && (bind ?? undefined) !== sent.bind
  return { busy, wait, sent, outdated, ask, kind }
}
