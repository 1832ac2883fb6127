import { useState } from 'react'
import type { AppProblem, CurrencyId, NetworkId } from '@core/domain'
import { useCall } from '@/api'
import { typedAmount } from '@/features/wallet/amounts'
import { useLoggedIn } from '@/stores/session'
import {
  chooseCurrency,
  depositProblem,
  depositSummary,
  type CurrencyInfo,
  type DepositState,
  type DepositSummary,
} from './form'
import type { DepositTarget } from './uri'
import { useCurrencyInfo } from './useCurrencyInfo'

export interface Deposit {
  readonly state: DepositState
  /** The chosen currency's; undefined until it is known. */
  readonly info: CurrencyInfo | undefined
  /** All currencies; undefined until they are known. */
  readonly infos: readonly CurrencyInfo[] | undefined
  readonly simulated: boolean
  readonly summary: DepositSummary
  /** The amount's problem once it is to be seen. */
  readonly error: AppProblem | null
  /** The own address; undefined until it is known. */
  readonly target: DepositTarget | undefined
  readonly targetProblem: AppProblem | undefined
  readonly loadProblem: AppProblem | undefined
  readonly reload: () => Promise<void>
  readonly setCurrency: (id: CurrencyId) => void
  readonly setNetwork: (id: NetworkId) => void
  readonly setAmount: (text: string) => void
  /** Shows what is missing, as a tap on a button does. */
  readonly check: () => void
}

/** A deposit, from the choice of a coin to the address that receives it. */
export const useDeposit = (initial: DepositState): Deposit => {
  const loggedIn = useLoggedIn()
  const infos = useCurrencyInfo()
  const [state, setState] = useState(initial)
  const [tried, setTried] = useState(false)
  const info = infos.of(state.currencyId)
  const summary = depositSummary(state, info)
  const address = useCall('wallet.rechargeAddress', loggedIn ? summary.addressOf : null)
  const isCurrent =
    address.data?.currencyId === state.currencyId && address.data.network === summary.network?.id
  const wrong = tried || state.amount !== '' ? depositProblem(state, info) : null
  const choose = (next: DepositState): void => {
    setState(next)
    setTried(false)
  }
  return {
    ...{ state, info, summary, error: wrong },
    infos: infos.data?.list,
    simulated: infos.data?.simulated ?? false,
    target: isCurrent ? address.data : undefined,
    targetProblem: address.problem,
    loadProblem: infos.problem,
    reload: async () => {
      await Promise.all([infos.reload(), address.reload()])
    },
    setCurrency: (id) => choose(chooseCurrency(state, id)),
    setNetwork: (network) => setState({ ...state, network }),
    setAmount: (text) => setState({ ...state, amount: typedAmount(text) }),
    check: () => setTried(true),
  }
}
