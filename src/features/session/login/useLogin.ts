import { useState } from 'react'
import type { AppProblem } from '@core/domain'
import { call, problemOf, useAction } from '@/api'
import { startSession } from '@/stores/session'
import { useLang } from '@/stores/preferences'
import { withCheck } from '../captcha/check'
import { useCheck } from '../captcha/useCheck'
import { emptyLogin, loginErrors, loginSummary, type LoginField, type LoginState } from '../forms/login'
import { refusedField } from '../forms/refusals'
import { useForm, type Form } from '../forms/useForm'
import { useSecondsLeft } from '../forms/useSecondsLeft'

export interface Login {
  readonly form: Form<LoginState, LoginField>
  readonly busy: boolean
  /** The security check is running. */
  readonly checking: boolean
  /** Seconds until another attempt is allowed. */
  readonly wait: number
  /** What concerns no single field. */
  readonly problem: AppProblem | null
  readonly submit: () => Promise<void>
}

const LOGIN_FIELDS: readonly string[] = ['account', 'password', 'agreement']
const isLoginField = (field: string | undefined): field is LoginField =>
  field !== undefined && LOGIN_FIELDS.includes(field)

/** @param done the session has begun */
export const useLogin = (done: () => void): Login => {
  const lang = useLang()
  const form = useForm(() => emptyLogin(lang), loginErrors)
  const { busy, run } = useAction()
  const { checking, pass } = useCheck()
  const [problem, setProblem] = useState<AppProblem | null>(null)
  const [until, setUntil] = useState<number | null>(null)
  const wait = useSecondsLeft(until)
  const { request, ready } = loginSummary(form.state)

  const refuse = (answer: AppProblem): void => {
    const field = refusedField(answer.code)
    if (isLoginField(field)) return form.refuse(field, answer)
    if (answer.code === 'LOGIN_BACKOFF') setUntil(Date.now() + Number(answer.params?.seconds ?? 0) * 1000)
    setProblem(answer)
  }
  const submit = async (): Promise<void> => {
    form.leaveAll()
    if (!ready || wait > 0) return
    setProblem(null)
    try {
      const begun = await run(request, () =>
        withCheck((captcha) => call('user.login', { ...request, ...(captcha ? { captcha } : {}) }), pass),
      )
      if (!begun) return
      startSession(begun.token, begun.userInfo)
      done()
    } catch (error) {
      refuse(problemOf(error))
    }
  }
  return { form, busy, checking, wait, problem, submit }
}
