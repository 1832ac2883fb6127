import { useState } from 'react'
import type { AppProblem } from '@core/domain'
import type { RequestOf } from '@core/contract/schemas'
import { call, problemOf, useAction } from '@/api'
import { useLang } from '@/stores/preferences'
import { withCheck } from '../captcha/check'
import { useCheck } from '../captcha/useCheck'
import { emptyLogin, loginErrors, loginSummary, type LoginField, type LoginState } from '../forms/login'
import { refusedField } from '../forms/refusals'
import { useForm, type Form } from '../forms/useForm'
import { useSecondsLeft } from '../forms/useSecondsLeft'
import { inboxHeader } from '../inbox/id'
import { useBegun, type Arrival } from './useBegun'

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
  /** What becomes of the answer, of this form's or of a wallet's login. */
  readonly arrival: Arrival
}

const LOGIN_FIELDS: readonly string[] = ['account', 'password', 'agreement']
const isLoginField = (field: string | undefined): field is LoginField =>
  field !== undefined && LOGIN_FIELDS.includes(field)

/** The browser's name lets the server tell a known device from a new one. */
const send = (request: RequestOf<'user.login'>) => call('user.login', request, { header: inboxHeader() })

/** @param done the session has begun */
export const useLogin = (done: () => void): Login => {
  const lang = useLang()
  const arrival = useBegun(done)
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
        withCheck((captcha) => send({ ...request, ...(captcha ? { captcha } : {}) }), pass),
      )
      if (begun) arrival.take(begun)
    } catch (error) {
      refuse(problemOf(error))
    }
  }
  return { form, busy, checking, wait, problem, submit, arrival }
}
