import { useState } from 'react'
import type { AppProblem } from '@core/domain'
import { call, problemOf, useAction } from '@/api'
import { useOwnCode } from '@/features/session/code/useOwnCode'
import type { AccountKind } from '@/features/session/forms/account'
import { useForm } from '@/features/session/forms/useForm'
import { useCode } from '@/features/session/register/useCode'
import { useLang } from '@/stores/preferences'
import { setUserInfo, type UserInfo } from '@/stores/session'
import {
  contactErrors,
  contactSummary,
  emptyContact,
  proofKind,
  refusedContactField,
  type ContactField,
} from './contactForm'

/** A contact to be added, or put in place of the one there is. @param done it is bound, and the stored profile says so */
export const useBindContact = (kind: AccountKind, user: UserInfo, done: () => void) => {
  const lang = useLang()
  const [codeKind] = useState(() => proofKind(kind, user))
  const form = useForm(() => emptyContact(kind, lang), contactErrors)
  const { busy, run } = useAction()
  const [problem, setProblem] = useState<AppProblem | null>(null)
  const { contact, request, bind, ready } = contactSummary(form.state, codeKind)

  const refuse = (answer: AppProblem, about?: ContactField): void => {
    const field = refusedContactField(answer) ?? about
    if (field) form.refuse(field, answer)
    else setProblem(answer)
  }
  const sender = useCode((answer) => refuse(answer, 'newCode'), 'bindContact')
  const onIncomplete = (): void => form.leave('account')
  const own = useOwnCode({ purpose: 'bind', bind, kind: codeKind, refuse, onIncomplete })
  const sendCode = (): void => {
    if (bind === null) form.leave('account')
    else void sender.send(contact)
  }
  const submit = async (): Promise<void> => {
    form.leaveAll()
    setProblem(null)
    if (!ready) return
    try {
      const bound = await run(request, () => call('user.bind', request))
      if (!bound) return
      setUserInfo({ ...user, email: bound.email, phone: bound.phone })
      done()
    } catch (error) {
      refuse(problemOf(error))
    }
  }
  return { form, sender, own, busy, problem, sendCode, submit }
}
