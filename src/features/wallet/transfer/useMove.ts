import { useState } from 'react'
import { accountTypeById, currency, type AppProblem } from '@core/domain'
import { money, type Money } from '@core/money'
import type { ResponseOf } from '@core/contract/schemas'
import { call, problemOf, useAction } from '@/api'
import { putAccounts } from '@/stores/balances'
import type { TransferState, TransferSummary } from './form'

/** A transfer that was made, with the balances it left. */
export interface Done {
  readonly state: TransferState
  readonly amount: Money
  readonly from: Money
  readonly to: Money
}

export interface Move {
  readonly busy: boolean
  readonly refused: AppProblem | null
  readonly done: Done | null
  /** Moves the funds, once, however often it is tapped or repeated after a lost reply. */
  readonly send: (state: TransferState, summary: TransferSummary) => Promise<void>
  readonly forget: () => void
}

type Moved = ResponseOf<'account.fundsMovement'>

/** The reply's balances are shown at once; the push that follows says the same. */
const show = ({ from, to, currencyId }: TransferState, moved: Moved): void => {
  const { key } = currency(currencyId)
  const account = (type: number, { available, frozen }: Moved['from']) => {
    const found = accountTypeById(type)
    return found ? [{ accountType: found.id, key, available, frozen }] : []
  }
  putAccounts([...account(from, moved.from), ...account(to, moved.to)])
}

export const useMove = (): Move => {
  const { busy, run } = useAction()
  const [refused, setRefused] = useState<AppProblem | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const send = async (state: TransferState, { request, amount }: TransferSummary): Promise<void> => {
    if (!request || !amount) return
    setRefused(null)
    try {
      const moved = await run(request, (idempotencyKey) =>
        call('account.fundsMovement', request, { idempotencyKey }),
      )
      if (!moved) return
      show(state, moved)
      setDone({ state, amount, from: money(moved.from.available), to: money(moved.to.available) })
    } catch (error) {
      setRefused(problemOf(error))
    }
  }
  const forget = (): void => {
    setDone(null)
    setRefused(null)
  }
  return { busy, refused, done, send, forget }
}
