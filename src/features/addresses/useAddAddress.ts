import { useState } from 'react'
import type { AppProblem } from '@core/domain'
import { call, problemOf, useAction } from '@/api'
import { useOwnCode, type OwnCode } from '@/features/session/code/useOwnCode'
import { useForm, type Form } from '@/features/session/forms/useForm'
import {
  addressErrors,
  addressSummary,
  refusedAddressField,
  type AddressField,
  type AddressState,
} from './form'

/** An address of the user's that the new one could be taken for. */
export interface Twin {
  readonly address: string
  readonly label: string
}

export interface AddAddress {
  readonly form: Form<AddressState, AddressField>
  readonly code: OwnCode
  readonly busy: boolean
  /** What concerns no single field. */
  readonly problem: AppProblem | null
  /** Set while the user is asked to compare. */
  readonly twin: Twin | null
  readonly submit: () => Promise<void>
  /** The user has compared: it is another address indeed. */
  readonly confirm: () => Promise<void>
  readonly forgetTwin: () => void
}

const twinOf = ({ code, params }: AppProblem): Twin | null =>
  code === 'ADDRESS_LOOKS_LIKE' && params?.address
    ? { address: params.address, label: params.label ?? '' }
    : null

/** @param done the address is bound */
export const useAddAddress = (initial: AddressState, done: () => void): AddAddress => {
  const form = useForm(initial, addressErrors)
  const { busy, run } = useAction()
  const [problem, setProblem] = useState<AppProblem | null>(null)
  const [twin, setTwin] = useState<Twin | null>(null)
  const { request, ready, bind } = addressSummary(form.state)

  const refuse = (answer: AppProblem): void => {
    const found = twinOf(answer)
    const field = refusedAddressField(answer.code)
    if (found) setTwin(found)
    else if (field) form.refuse(field, answer)
    else setProblem(answer)
  }
  const onIncomplete = (): void => {
    form.leave('network')
    form.leave('address')
  }
  const code = useOwnCode({ purpose: 'bindAddress', bind, refuse, onIncomplete })
  const send = async (confirmed: boolean): Promise<void> => {
    form.leaveAll()
    setProblem(null)
    setTwin(null)
    if (!ready) return
    const asked = confirmed ? { ...request, confirmed } : request
    try {
      if (await run(asked, () => call('wallet.addAddress', asked))) done()
    } catch (error) {
      refuse(problemOf(error))
    }
  }
  return {
    ...{ form, code, busy, problem, twin },
    submit: () => send(false),
    confirm: () => send(true),
    forgetTwin: () => setTwin(null),
  }
}
