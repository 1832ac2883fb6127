import { useState } from 'react'
import { currency, currencyById, WALLET, type AppProblem, type CurrencyId } from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'
import { call, isUnknown, problemOf, useAction } from '@/api'
import { maxAmount, typedAmount } from '@/features/wallet/amounts'
import type { Holdings } from '@/features/wallet/holdings'
import { useHoldings } from '@/features/wallet/useHoldings'
import { putAccounts } from '@/stores/balances'
import { chooseCoin, differs, quoteRequest, swapProblem, turned, type Quote, type SwapState } from './form'
import { useQuote, type Quotes } from './useQuote'

type Swapped = ResponseOf<'currency.exchange'>
export type Swap = Swapped['swap']

export interface Swapping {
  readonly state: SwapState
  /** Null until they are known. */
  readonly holdings: Holdings | null
  readonly loadProblem: AppProblem | undefined
  readonly reload: () => Promise<void>
  readonly quotes: Quotes
  /** The form's problem once it is to be seen. */
  readonly error: AppProblem | null
  readonly ready: boolean
  /** What the user was shown when they asked to confirm; null while no confirmation is open. */
  readonly seen: Quote | null
  /** The running quote promises something else than what was seen: one more tap is needed. */
  readonly changed: boolean
  readonly refused: AppProblem | null
  /** A reply was lost: the same quote is sent again, or given up together with its amount. */
  readonly unsure: boolean
  readonly busy: boolean
  readonly done: Swap | null
  readonly choose: (side: 'from' | 'to', id: CurrencyId) => void
  readonly turn: () => void
  readonly setAmount: (text: string) => void
  readonly setMax: () => void
  readonly review: () => void
  readonly accept: () => void
  readonly confirm: () => Promise<void>
  readonly close: () => void
  readonly again: () => void
}

const showLeft = ({ swap, from, to }: Swapped): void =>
  putAccounts(
    [
      { id: swap.from, left: from },
      { id: swap.to, left: to },
    ].flatMap(({ id, left }) => {
      const key = currencyById(id)?.key
      return key ? [{ accountType: WALLET, key, ...left }] : []
    }),
  )

/**
 * An exchange from the first choice to what was received.
 * @param active false while the form is out of sight: no quotes are asked for
 */
export const useSwap = (initial: SwapState, active: boolean): Swapping => {
  const { holdings, problem: loadProblem, reload } = useHoldings()
  const [state, setState] = useState(initial)
  const [seen, setSeen] = useState<Quote | null>(null)
  const [done, setDone] = useState<Swap | null>(null)
  const take = useTake()
  const quotes = useQuote(active && !done ? quoteRequest(state) : null, take.busy || take.unsure !== null)
  const { key, scale } = currency(state.from)
  const available = holdings?.[WALLET][key].available ?? null
  const wrong = state.amount === '' ? null : swapProblem(state, available)
  const current = quotes.live?.quote ?? null
  const confirm = async (): Promise<void> => {
    const quoteId = take.unsure ?? current?.quoteId
    if (!quoteId) return
    const { swapped, fresh } = await take.send(quoteId)
    if (fresh) quotes.refresh()
    if (!swapped) return
    showLeft(swapped)
    setSeen(null)
    setDone(swapped.swap)
  }
  return {
    ...{ state, holdings, reload, quotes, seen, done, confirm },
    ...{ refused: take.refused, unsure: take.unsure !== null, busy: take.busy },
    loadProblem: holdings ? undefined : loadProblem,
    error: wrong ?? quotes.problem,
    ready: current !== null && available !== null && wrong === null,
    changed: seen !== null && current !== null && differs(seen, current),
    choose: (side, id) => setState(chooseCoin(state, side, id)),
    turn: () => setState(turned(state)),
    setAmount: (text) => setState({ ...state, amount: typedAmount(text) }),
    setMax: () => available && setState({ ...state, amount: maxAmount(available, { scale }) }),
    review: () => setSeen(current),
    accept: () => setSeen(current),
    close: () => {
      setSeen(null)
      take.forget()
      if (take.unsure) setState({ ...state, amount: '' })
    },
    again: () => {
      setDone(null)
      setState({ ...state, amount: '' })
    },
  }
}

interface Outcome {
  readonly swapped: Swapped | null
  /** The quote is of no use any more. */
  readonly fresh: boolean
}

/** Takes quotes: each once, however often it is tapped or sent again after a lost reply. */
const useTake = () => {
  const { busy, run } = useAction()
  const [refused, setRefused] = useState<AppProblem | null>(null)
  const [unsure, setUnsure] = useState<string | null>(null)
  const send = async (quoteId: string): Promise<Outcome> => {
    setRefused(null)
    try {
      const swapped = await run({ quoteId }, (idempotencyKey) =>
        call('currency.exchange', { quoteId }, { idempotencyKey }),
      )
      setUnsure(null)
      return { swapped: swapped ?? null, fresh: false }
    } catch (error) {
      const problem = problemOf(error)
      // Nobody knows whether it was exchanged: only the same quote may be sent again.
      const unknown = isUnknown(problem)
      setRefused(problem)
      setUnsure(unknown ? quoteId : null)
      return { swapped: null, fresh: !unknown }
    }
  }
  const forget = (): void => {
    setRefused(null)
    setUnsure(null)
  }
  return { busy, refused, unsure, send, forget }
}
