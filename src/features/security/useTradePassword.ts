import { useState } from 'react'
import type { AppProblem } from '@core/domain'
import { call, problemOf, useAction } from '@/api'
import { useForm, type Form } from '@/features/session/forms/useForm'
import { useOwnCode, type OwnCode } from '@/features/session/code/useOwnCode'
import { setUserInfo } from '@/stores/session'
import {
  emptyTradePassword,
  refusedTradeField,
  tradePasswordErrors,
  tradePasswordSummary,
  type TradePasswordField,
  type TradePasswordState,
} from './form'

export interface TradePassword {
  readonly form: Form<TradePasswordState, TradePasswordField>
  readonly code: OwnCode
  readonly busy: boolean
  /** What concerns no single field. */
  readonly problem: AppProblem | null
  readonly submit: () => Promise<void>
}

/**
 * Sets the trade password, or changes it.
 * @param known whether there is one already
 * @param done it is set; the stored profile says so
 */
export const useTradePassword = (known: boolean, done: () => void): TradePassword => {
  const form = useForm(() => emptyTradePassword(known), tradePasswordErrors)
  const { busy, run } = useAction()
  const [problem, setProblem] = useState<AppProblem | null>(null)
  const { request, ready } = tradePasswordSummary(form.state)

  const refuse = (answer: AppProblem): void => {
    const field = refusedTradeField(answer.code)
    if (field) form.refuse(field, answer)
    else setProblem(answer)
  }
  const code = useOwnCode({ purpose: 'tradePassword', refuse })
  const submit = async (): Promise<void> => {
    form.leaveAll()
    setProblem(null)
    if (!ready) return
    try {
      const userInfo = await run(request, () => call('profile.changeTradePassword', request))
      if (!userInfo) return
      setUserInfo(userInfo)
      done()
    } catch (error) {
      refuse(problemOf(error))
    }
  }
  return { form, code, busy, problem, submit }
}
