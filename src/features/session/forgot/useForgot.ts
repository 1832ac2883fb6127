import { useState } from 'react'
import type { AppProblem } from '@core/domain'
import { call, problemOf, useAction } from '@/api'
import { useLang } from '@/stores/preferences'
import { accountName, checkAccount } from '../forms/account'
import { emptyForgot, forgotErrors, forgotSummary, type ForgotField, type ForgotState } from '../forms/forgot'
import { refusedField } from '../forms/refusals'
import { useForm, type Form } from '../forms/useForm'
import { inboxHeader } from '../inbox/id'
import { useCode, type CodeSender } from '../register/useCode'

export interface Forgot {
  readonly form: Form<ForgotState, ForgotField>
  readonly code: CodeSender
  readonly busy: boolean
  /** What concerns no single field. */
  readonly problem: AppProblem | null
  readonly sendCode: () => Promise<void>
  readonly submit: () => Promise<void>
}

const FIELDS: readonly string[] = ['account', 'code', 'password', 'confirm']
const isField = (field: string | undefined): field is ForgotField =>
  field !== undefined && FIELDS.includes(field)

/** @param done the new password is set */
export const useForgot = (done: () => void): Forgot => {
  const lang = useLang()
  const form = useForm(() => emptyForgot(lang), forgotErrors)
  const { busy, run } = useAction()
  const [problem, setProblem] = useState<AppProblem | null>(null)
  const { request, ready } = forgotSummary(form.state)

  const refuse = (answer: AppProblem): void => {
    const field = refusedField(answer.code)
    if (isField(field)) form.refuse(field, answer)
    else setProblem(answer)
  }
  const code = useCode(refuse, 'forgetPassword')
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
      const set = await run(request, () => call('user.forgetPassword', request, { header: inboxHeader() }))
      if (set) done()
    } catch (error) {
      refuse(problemOf(error))
    }
  }
  return { form, code, busy, problem, sendCode, submit }
}
