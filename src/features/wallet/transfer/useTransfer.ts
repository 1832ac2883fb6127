import { useMemo, useState } from 'react'
import { currency, type AccountTypeId, type AppProblem } from '@core/domain'
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
import { useMove, type Done } from './useMove'

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

/** A transfer between the own accounts, from the first choice to the balances it leaves. */
export const useTransfer = (initial: TransferState): Transfer => {
  const { holdings, problem: loadProblem, reload } = useHoldings()
  const [state, setState] = useState(initial)
  const [tried, setTried] = useState(false)
  const { busy, refused, done, send, forget } = useMove()
  const { key, scale } = currency(state.currencyId)
  const balances = useMemo(
    () => holdings && { from: holdings[state.from][key], to: holdings[state.to][key] },
    [holdings, state.from, state.to, key],
  )
  const summary = transferSummary(state, balances)
  const wrong = tried || state.amount !== '' ? transferErrors(state, balances).amount : null
  const change = (next: TransferState): void => {
    setState(next)
    forget()
  }
  return {
    ...{ state, holdings, balances, summary, busy, done, reload },
    error: refused ?? wrong,
    loadProblem: holdings ? undefined : loadProblem,
    choose: (side, type) => change(chooseAccount(state, side, type)),
    swap: () => change({ ...state, from: state.to, to: state.from }),
    setCurrency: (currencyId) => change({ ...state, currencyId, amount: '' }),
    setAmount: (text) => change({ ...state, amount: typedAmount(text) }),
    setMax: () => balances && change({ ...state, amount: maxAmount(balances.from.available, { scale }) }),
    submit: () => {
      setTried(true)
      return send(state, summary)
    },
    again: () => {
      setTried(false)
      change({ ...state, amount: '' })
    },
  }
}
