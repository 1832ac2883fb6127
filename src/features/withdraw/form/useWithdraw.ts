import { useDidShow } from '@tarojs/taro'
import { useRef, useState } from 'react'
import { currency, currencyById, maxWithdrawal, WALLET, type AppProblem, type CurrencyId } from '@core/domain'
import { toWire } from '@core/money'
import type { ResponseOf } from '@core/contract/schemas'
import { problemOf, useCall } from '@/api'
import { useIdentityGate } from '@/features/identityGate'
import { useOwnCode } from '@/features/session/code/useOwnCode'
import { useForm } from '@/features/session/forms/useForm'
import { typedAmount } from '@/features/wallet/amounts'
import { useHasTradePassword } from '@/features/wallet/parts/TradePassword'
import { useHoldings } from '@/features/wallet/useHoldings'
import { putAccounts } from '@/stores/balances'
import { serverNow } from '@/stores/clock'
import { useLoggedIn } from '@/stores/session'
import {
  refusedWithdrawField,
  roomFor,
  withdrawErrors,
  withdrawSummary,
  type WithdrawFacts,
  type WithdrawField,
  type WithdrawState,
} from './state'
import { useRequest } from './useRequest'

type Requested = ResponseOf<'assets.withdraw'>

/** What the reply left is shown at once; the push that follows says the same. */
const show = ({ withdrawal, available, frozen }: Requested): void => {
  const key = currencyById(withdrawal.currencyId)?.key
  if (key) putAccounts([{ accountType: WALLET, key, available, frozen }])
}

/** What the form is held against, read again whenever the page is shown: an address may have been bound meanwhile. */
const useFacts = (currencyId: CurrencyId) => {
  const loggedIn = useLoggedIn()
  const { holdings, problem: holdingsProblem, reload: reloadHoldings } = useHoldings()
  const pre = useCall('wallet.withdrawPreData', loggedIn ? { id: currencyId } : null)
  const bound = useCall('wallet.addresses', loggedIn ? {} : null)
  const hasTradePassword = useHasTradePassword()
  const seen = useRef(false)
  const reload = async (): Promise<void> => {
    await Promise.all([pre.reload(), bound.reload(), reloadHoldings()])
  }
  useDidShow(() => {
    if (seen.current) void Promise.all([pre.reload(), bound.reload()])
    seen.current = true
  })
  const facts: WithdrawFacts = {
    pre: pre.data?.currencyId === currencyId ? pre.data : null,
    addresses: bound.data ?? null,
    available: holdings && holdings[WALLET][currency(currencyId).key].available,
    hasTradePassword,
    now: serverNow(),
  }
  const problem =
    (pre.data ? undefined : pre.problem) ??
    (bound.data ? undefined : bound.problem) ??
    (holdings ? undefined : holdingsProblem)
  return { facts, holdings, problem, known: Boolean(holdings && bound.data && pre.data), reload }
}

/** A withdrawal, from the first choice to the request. @param onDone hears of what was requested */
export const useWithdraw = (initial: WithdrawState, onDone: (id: string) => void) => {
  const [currencyId, setCurrencyId] = useState(initial.currencyId)
  const { facts, holdings, problem: loadProblem, known, reload } = useFacts(currencyId)
  const form = useForm<WithdrawState, WithdrawField>(initial, (state) => withdrawErrors(state, facts))
  const { busy, send: ask } = useRequest()
  const [refused, setRefused] = useState<AppProblem | null>(null)
  const [confirming, setConfirming] = useState(false)
  const { state } = form
  const gate = useIdentityGate('withdraw', facts.pre?.identityNeeded === true, () => void reload())
  const summary = withdrawSummary(state, facts)

  const refuse = (problem: AppProblem): void => {
    const field = refusedWithdrawField(problem.code)
    if (gate.refused(problem)) return
    if (field) form.refuse(field, problem)
    else setRefused(problem)
  }
  const change = (patch: Partial<WithdrawState>): void => {
    setRefused(null)
    form.change(patch)
  }
  const onIncomplete = (): void => {
    form.leave('address')
    form.leave('amount')
  }
  const code = useOwnCode({ purpose: 'withdraw', bind: summary.bind, refuse, onIncomplete })
  const send = async (): Promise<void> => {
    const { request } = summary
    if (!request) return setConfirming(false)
    try {
      const requested = await ask(request)
      if (!requested) return
      show(requested)
      onDone(requested.withdrawal.id)
    } catch (error) {
      refuse(problemOf(error))
      void reload()
    }
    setConfirming(false)
  }
  return {
    ...{ form, state, facts, summary, holdings, code, busy, refused, confirming, loadProblem, known },
    ...{ reload, change, send, gate },
    setCurrency: (id: CurrencyId): void => {
      setCurrencyId(id)
      change({ currencyId: id, network: '', addressId: '', amount: '' })
    },
    setAmount: (text: string): void => change({ amount: typedAmount(text) }),
    setMax: (): void => {
      const room = roomFor(summary.way, facts)
      if (!summary.way || !room) return
      change({ amount: toWire(maxWithdrawal({ currencyId, network: summary.way.id }, room)) })
    },
    review: (): void => {
      if (!gate.pass()) return
      form.leaveAll()
      setRefused(null)
      if (summary.request) setConfirming(true)
    },
    back: (): void => setConfirming(false),
  }
}

export type Withdrawing = ReturnType<typeof useWithdraw>
