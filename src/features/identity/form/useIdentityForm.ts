import { useCallback, useState } from 'react'
import type { AppProblem } from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'
import { call, problemOf, useAction } from '@/api'
import { useForm } from '@/features/session/forms/useForm'
import { useLang } from '@/stores/preferences'
import {
  emptyIdentity,
  identityErrors,
  identityRequest,
  isDecidedElsewhere,
  refusedIdentityField,
  type IdentityField,
  type IdentityForm,
} from './state'
import { useSidePicture } from './useSidePicture'

export type Identity = ResponseOf<'user.realname'>

/**
 * The form, from the first letter to the answer.
 * @param onSent hears of the new state; without one when another device was faster
 * @param document the kind that was sent before
 */
export const useIdentityForm = (
  onSent: (identity?: Identity) => void,
  document: NonNullable<Identity['submission']>['document'] | undefined,
) => {
  const lang = useLang()
  const form = useForm<IdentityForm, IdentityField>(() => emptyIdentity(lang, document), identityErrors)
  const { busy, run } = useAction()
  const [problem, setProblem] = useState<AppProblem | null>(null)
  const { change } = form
  const front = useSidePicture(
    'front',
    useCallback((id: string) => change({ front: id }), [change]),
  )
  const back = useSidePicture(
    'back',
    useCallback((id: string) => change({ back: id }), [change]),
  )

  const refuse = (answer: AppProblem): void => {
    const side = answer.params?.side
    const field = refusedIdentityField(answer.code)
    if (isDecidedElsewhere(answer.code)) onSent()
    else if (answer.code === 'IDENTITY_PICTURE_GONE' && (side === 'front' || side === 'back')) {
      change({ [side]: '' })
      form.refuse(side, answer)
    } else if (field) form.refuse(field, answer)
    else setProblem(answer)
  }
  const submit = async (): Promise<void> => {
    form.leaveAll()
    setProblem(null)
    const request = identityRequest(form.state)
    if (!request) return
    try {
      const sent = await run(request, () => call('user.realname', request))
      if (sent) onSent(sent)
    } catch (error) {
      refuse(problemOf(error))
    }
  }
  return { form, front, back, busy, problem, submit }
}

export type IdentityFilling = ReturnType<typeof useIdentityForm>
