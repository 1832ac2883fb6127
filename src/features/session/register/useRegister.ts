import { useState } from 'react'
import type { AppProblem } from '@core/domain'
import { call, problemOf, useAction } from '@/api'
import { setPrefs, useLang } from '@/stores/preferences'
import { forgetInvite } from '@/stores/invite'
import { startSession } from '@/stores/session'
import { accountName, checkAccount } from '../forms/account'
import { refusedField } from '../forms/refusals'
import {
  emptyRegister,
  registerErrors,
  registerSummary,
  type RegisterField,
  type RegisterState,
} from '../forms/register'
import { useForm, type Form } from '../forms/useForm'
import { inboxHeader } from '../inbox/id'
import { useCode, type CodeSender } from './useCode'
import { useInviteCheck, type InviteCheck } from './useInviteCheck'

export interface Registration {
  readonly form: Form<RegisterState, RegisterField>
  readonly code: CodeSender
  readonly invite: InviteCheck
  readonly busy: boolean
  /** What concerns no single field. */
  readonly problem: AppProblem | null
  readonly sendCode: () => Promise<void>
  readonly submit: () => Promise<void>
}

/**
 * @param inviteCode from the invitation link, or empty
 * @param done the account exists and its session has begun
 */
export const useRegister = (inviteCode: string, done: () => void): Registration => {
  const lang = useLang()
  const form = useForm(() => emptyRegister(lang, inviteCode), registerErrors)
  const { busy, run } = useAction()
  const [problem, setProblem] = useState<AppProblem | null>(null)
  const invite = useInviteCheck(inviteCode)
  const { request, ready } = registerSummary(form.state, invite.unknown)

  const refuse = (answer: AppProblem): void => {
    if (answer.code === 'INVITE_CODE_UNKNOWN') return invite.refuse(form.state.inviteCode)
    const field = refusedField(answer.code)
    if (field) form.refuse(field, answer)
    else setProblem(answer)
  }
  const code = useCode(refuse)
  const sendCode = async (): Promise<void> => {
    form.leave('account')
    setProblem(null)
    if (!checkAccount(form.state) && code.wait === 0) await code.send(accountName(form.state))
  }
  const submit = async (): Promise<void> => {
    form.leaveAll()
    if (!ready) return
    setProblem(null)
    try {
      // Without a reply the account may be there, and its code is used up: another try would only call the code wrong.
      const options = { header: inboxHeader(), unheard: 'REGISTRATION_UNKNOWN' } as const
      const begun = await run(request, () => call('user.register', request, options))
      if (!begun) return
      startSession(begun.token, begun.userInfo)
      forgetInvite()
      setPrefs({ newcomer: true })
      done()
    } catch (error) {
      refuse(problemOf(error))
    }
  }
  return { form, code, invite, busy, problem, sendCode, submit }
}
