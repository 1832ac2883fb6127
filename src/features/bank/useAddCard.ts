import { useState } from 'react'
import type { AppProblem } from '@core/domain'
import { call, problemOf, useAction } from '@/api'
import { useForm, type Form } from '@/features/session/forms/useForm'
import { cardErrors, cardSummary, EMPTY_CARD, refusedCardField, type CardField, type CardState } from './form'

export interface AddCard {
  readonly form: Form<CardState, CardField>
  readonly busy: boolean
  /** What concerns no single field. */
  readonly problem: AppProblem | null
  readonly submit: () => Promise<void>
}

/** @param done the card is in the list */
export const useAddCard = (done: () => void): AddCard => {
  const form = useForm(EMPTY_CARD, cardErrors)
  const { busy, run } = useAction()
  const [problem, setProblem] = useState<AppProblem | null>(null)
  const { request, ready } = cardSummary(form.state)
  const submit = async (): Promise<void> => {
    form.leaveAll()
    setProblem(null)
    if (!ready) return
    try {
      if (await run(request, () => call('ext.addBankCard', request))) done()
    } catch (error) {
      const answer = problemOf(error)
      const field = refusedCardField(answer.code)
      if (field) form.refuse(field, answer)
      else setProblem(answer)
    }
  }
  return { form, busy, problem, submit }
}
