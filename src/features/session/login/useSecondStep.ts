import { useState } from 'react'
import type { AppProblem } from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'
import { call, problemOf, useAction } from '@/api'
import { fieldErrors, isFine, type FieldErrors } from '../forms/errors'
import { checkSecond, emptySecond, secondCode, type SecondState } from '../forms/secondStep'
import { useForm, type Form } from '../forms/useForm'
import { useSecondsLeft } from '../forms/useSecondsLeft'
import { inboxHeader } from '../inbox/id'
import type { SecondStep } from './useBegun'

export interface SecondStepForm {
  readonly form: Form<SecondState, 'code'>
  readonly busy: boolean
  /** Seconds until another try is allowed. */
  readonly wait: number
  /** What concerns more than the code. */
  readonly problem: AppProblem | null
  /** The first step must be taken again. */
  readonly over: boolean
  readonly submit: () => Promise<void>
}

const check = (state: SecondState): FieldErrors<'code'> => fieldErrors({ code: checkSecond(state) })

/** @param done told what the finished login answered */
export const useSecondStep = (
  owed: SecondStep,
  done: (begun: ResponseOf<'user.login'>) => void,
): SecondStepForm => {
  const form = useForm(emptySecond, check)
  const { busy, run } = useAction()
  const [problem, setProblem] = useState<AppProblem | null>(null)
  const [until, setUntil] = useState<number | null>(null)
  const wait = useSecondsLeft(until)

  const refuse = (answer: AppProblem): void => {
    if (answer.code === 'SECOND_STEP_WRONG') return form.refuse('code', answer)
    if (answer.code === 'LOGIN_BACKOFF') setUntil(Date.now() + Number(answer.params?.seconds ?? 0) * 1000)
    setProblem(answer)
  }
  const submit = async (): Promise<void> => {
    form.leaveAll()
    if (!isFine(check(form.state)) || wait > 0) return
    setProblem(null)
    const request = { stepId: owed.id, code: secondCode(form.state) }
    try {
      const begun = await run(request, () => call('ext.loginSecondStep', request, { header: inboxHeader() }))
      if (begun) done(begun)
    } catch (error) {
      refuse(problemOf(error))
    }
  }
  return { form, busy, wait, problem, over: problem?.code === 'SECOND_STEP_EXPIRED', submit }
}
