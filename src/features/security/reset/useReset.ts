import { useState } from 'react'
import type { AppProblem } from '@core/domain'
import { call, problemOf, useAction } from '@/api'
import { useOwnCode } from '@/features/session/code/useOwnCode'
import { useForm } from '@/features/session/forms/useForm'
import { setUserInfo, type UserInfo } from '@/stores/session'
import { emptyReset, proofAsked, refusedResetField, resetErrors, resetSummary } from './form'

/** A new trade password for who forgot the old one. @param done it is set; the stored profile says so */
export const useReset = (user: UserInfo, done: () => void) => {
  const form = useForm(() => emptyReset(user.realnameState), resetErrors)
  const { busy, run } = useAction()
  const [problem, setProblem] = useState<AppProblem | null>(null)
  const { request, ready } = resetSummary(form.state)

  const refuse = (answer: AppProblem): void => {
    const proof = proofAsked(answer.code)
    if (proof && proof !== form.state.proof) form.change({ proof, present: '' })
    const field = refusedResetField(answer.code)
    if (field) form.refuse(field, answer)
    else setProblem(answer)
  }
  const code = useOwnCode({ purpose: 'resetTradePassword', refuse })
  const submit = async (): Promise<void> => {
    form.leaveAll()
    setProblem(null)
    if (!ready) return
    try {
      const saved = await run(request, () => call('profile.findTradePassword', request))
      if (!saved) return
      setUserInfo(saved)
      done()
    } catch (error) {
      refuse(problemOf(error))
    }
  }
  return { form, code, busy, problem, submit }
}
