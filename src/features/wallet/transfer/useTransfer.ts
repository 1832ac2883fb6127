import { useMemo, useState } from 'react'
import { currency, type AccountTypeId, type AppProblem } from '@core/domain'
import { money, type Money } from '@core/money'
import { call, problemOf, useAction } from '@/api'
import { putAccounts } from '@/stores/balances'
import { maxAmount, typedAmount } from '../amounts'
import type { Holdings } from '../holdings'
import { useHoldings } from '../useHoldings'
import {
  chooseAccount,
  transferErrors,
  transferSummary,
  type TransferBalances,
  type TransferState,
  type TransferSummary,
} from './form'

/** A transfer that was made, with the balances it left. */
export interface Done {
  readonly state: TransferState
  readonly amount: Money
  readonly from: Money
  readonly to: Money
}

export interface Transfer {
  readonly state: TransferState
  /** Null until they are known. */
  readonly holdings: Holdings | null
  readonly balances: TransferBalances | null
  readonly summary: TransferSummary
  /** The amount's problem once it is to be seen. */
  readonly error: AppProblem | null
  readonly busy: boolean
  readonly done: Done | null
  readonly loadProblem: AppProblem | undefined
  readonly reload: () => Promise<void>
  readonly choose: (side: 'from' | 'to', type: AccountTypeId) => void
  readonly swap: () => void
  readonly setCurrency: (id: TransferState['currencyId']) => void
  readonly setAmount: (text: string) => void
  readonly setMax: () => void
  readonly submit: () => Promise<void>
  readonly again: () => void
}

export const useTransfer = (initial: TransferState): Transfer => {
  const { holdings, problem: loadProblem, reload } = useHoldings()
  const [state, setState] = useState(initial)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<AppProblem | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const { busy, run } = useAction()
  const { key, scale } = currency(state.currencyId)
  const balances = useMemo(
    () => holdings && { from: holdings[state.from][key], to: holdings[state.to][key] },
    [holdings, state.from, state.to, key],
  )
  const summary = transferSummary(state, balances)
  const wrong = transferErrors(state, balances).amount
  const seen = tried || state.amount !== ''

  const change = (next: TransferState): void => {
    setState(next)
    setRefused(null)
  }
  const submit = async (): Promise<void> => {
    setTried(true)
    const { request, amount } = summary
    if (!request || !amount) return
    setRefused(null)
    try {
      const moved = await run(request, (idempotencyKey) =>
        call('account.fundsMovement', request, { idempotencyKey }),
      )
      if (!moved) return
      const pushed = (side: 'from' | 'to') => {
        const { available, frozen } = moved[side]
        return { accountType: request[side] as AccountTypeId, key, available, frozen }
      }
      putAccounts([pushed('from'), pushed('to')])
      setDone({ state, amount, from: money(moved.from.available), to: money(moved.to.available) })
    } catch (error) {
      setRefused(problemOf(error))
    }
  }
  return {
    state,
    holdings,
    balances,
    summary,
    error: refused ?? (seen ? wrong : null),
    busy,
    done,
    loadProblem: holdings ? undefined : loadProblem,
    reload,
    choose: (side, type) => change(chooseAccount(state, side, type)),
    swap: () => change({ ...state, from: state.to, to: state.from }),
    setCurrency: (currencyId) => change({ ...state, currencyId, amount: '' }),
    setAmount: (text) => change({ ...state, amount: typedAmount(text) }),
    setMax: () => balances && change({ ...state, amount: maxAmount(balances.from.available, { scale }) }),
    submit,
    again: () => {
      setDone(null)
      setTried(false)
      setState({ ...state, amount: '' })
    },
  }
}
