import { useState } from 'react'
import type { AppProblem, ErrorCode } from '@core/domain'
import { problemOf, useAction } from '@/api'
import { isFine, type FieldErrors } from '@/features/session/forms/errors'
import { useForm, type Form } from '@/features/session/forms/useForm'

interface Options<State, Field extends string, T> {
  readonly initial: State
  readonly check: (state: State) => FieldErrors<Field>
  /** Fields that answers of the server are about; the others concern the whole form. */
  readonly fields: Readonly<Partial<Record<ErrorCode, Field>>>
  readonly send: (state: State) => Promise<T>
  readonly done: (result: T) => void
}

export interface Submit<State, Field extends string> {
  readonly form: Form<State, Field>
  readonly busy: boolean
  /** What concerns no single field. */
  readonly problem: AppProblem | null
  readonly refuse: (answer: AppProblem) => void
  readonly submit: () => void
}

/** A form that is sent once everything in it is right. */
export const useSubmit = <State extends object, Field extends string, T extends object>({
  initial,
  check,
  fields,
  send,
  done,
}: Options<State, Field, T>): Submit<State, Field> => {
  const form = useForm(initial, check)
  const { busy, run } = useAction()
  const [problem, setProblem] = useState<AppProblem | null>(null)
  const refuse = (answer: AppProblem): void => {
    const field = fields[answer.code]
    if (field) form.refuse(field, answer)
    else setProblem(answer)
  }
  const submit = async (): Promise<void> => {
    form.leaveAll()
    setProblem(null)
    if (!isFine(check(form.state))) return
    try {
      const result = await run(form.state, () => send(form.state))
      if (result) done(result)
    } catch (error) {
      refuse(problemOf(error))
    }
  }
  return { form, busy, problem, refuse, submit: () => void submit() }
}
