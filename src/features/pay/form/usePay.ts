import { useState } from 'react'
import { currency, WALLET, type TransferKind } from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'
import { call, problemOf, useAction, useCall } from '@/api'
import { useIdentityGate } from '@/features/identityGate'
import { useForm } from '@/features/session/forms/useForm'
import { maxAmount, typedAmount } from '@/features/wallet/amounts'
import { useHoldings } from '@/features/wallet/useHoldings'
import { useText } from '@/i18n'
import { putAccounts } from '@/stores/balances'
import { useLoggedIn } from '@/stores/session'
import {
  emptyPay,
  losesRecipient,
  mostOf,
  payErrors,
  paySummary,
  refusedField,
  typedRecipient,
  type PayFacts,
  type PayField,
  type PayState,
} from './state'
import { useRecipient } from './useRecipient'

export type Paid = ResponseOf<'account.transferToThird'>

/** Reading again is of no use while the partners are not asked for. */
const usePartners = (wanted: boolean) => {
  const loggedIn = useLoggedIn()
  return useCall('ext.partners', loggedIn && wanted ? {} : null)
}

/** What the reply left is shown at once; the push that follows says the same. */
const show = ({ transfer, available, frozen }: Paid): void => {
  const { key } = currency(transfer.currencyId as PayState['currencyId'])
  putAccounts([{ accountType: WALLET, key, available, frozen }])
}

/** A payment to a user or partner, from the first letter to the answer. */
export const usePay = (withPartners: boolean, kind: TransferKind = 'user') => {
  const { lang } = useText()
  const { holdings, problem: loadProblem, reload } = useHoldings()
  const { data: desk, problem: deskProblem, reload: reloadDesk } = usePartners(withPartners)
  const recipient = useRecipient()
  const { busy, run } = useAction()
  const [confirming, setConfirming] = useState(false)
  const [done, setDone] = useState<Paid | null>(null)
  const factsOf = (state: PayState): PayFacts => ({
    found: recipient.found,
    partner: desk?.partners.find(({ id }) => id === state.partnerId) ?? null,
    available: holdings && holdings[WALLET][currency(state.currencyId).key].available,
  })
  const form = useForm<PayState, PayField>(emptyPay(lang, kind), (state) => payErrors(state, factsOf(state)))
  const { state } = form
  const facts = factsOf(state)
  const summary = paySummary(state, facts)
  const barred = state.kind === 'partner' && Boolean(desk?.identityNeeded)
  const gate = useIdentityGate('partner', barred, () => void reloadDesk())

  /** Typing another recipient forgets the one that was found. */
  const changeRecipient = (patch: Partial<PayState>): void => {
    form.change(patch)
    recipient.forget()
  }
  const review = (): void => {
    if (!gate.pass()) return
    form.leaveAll()
    if (summary.request) setConfirming(true)
  }
  const refuse = (error: unknown): void => {
    const problem = problemOf(error)
    if (losesRecipient(problem.code)) recipient.forget()
    if (!gate.refused(problem)) form.refuse(refusedField(problem.code), problem)
  }
  const send = async (): Promise<void> => {
    const { request } = summary
    if (!request) return setConfirming(false)
    try {
      const paid = await run(request, (idempotencyKey) =>
        call('account.transferToThird', request, { idempotencyKey }),
      )
      if (!paid) return
      show(paid)
      setDone(paid)
      form.change({ amount: '', password: '' })
    } catch (error) {
      refuse(error)
    }
    setConfirming(false)
  }
  return {
    ...{ form, state, facts, summary, recipient, holdings, desk, busy, confirming, done, barred, gate },
    problem: (holdings ? undefined : loadProblem) ?? (withPartners && !desk ? deskProblem : undefined),
    loading: !holdings || (withPartners && !desk),
    reload: () => Promise.all([reload(), reloadDesk()]),
    changeRecipient,
    look: () => recipient.look(typedRecipient(state)),
    setAmount: (text: string) => form.change({ amount: typedAmount(text) }),
    setMax: () => {
      const most = mostOf(state, facts)
      if (most) form.change({ amount: maxAmount(most, currency(state.currencyId)) })
    },
    review,
    send,
    back: () => setConfirming(false),
    again: () => {
      setDone(null)
      changeRecipient(emptyPay(lang, state.kind))
    },
  }
}

export type Pay = ReturnType<typeof usePay>
