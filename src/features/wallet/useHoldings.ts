import { useEffect, useMemo } from 'react'
import { SUB } from '@core/contract/live'
import type { AppProblem } from '@core/domain'
import { useCall, useLive } from '@/api'
import { putAccounts, useAccounts } from '@/stores/balances'
import { useLoggedIn } from '@/stores/session'
import { accountsOf, holdingsOf, type Holdings } from './holdings'

export interface LiveHoldings {
  /** Null until the first balances came. */
  readonly holdings: Holdings | null
  readonly problem: AppProblem | undefined
  readonly reload: () => Promise<void>
}

/** The user's balances: read once, then pushed. */
export const useHoldings = (): LiveHoldings => {
  const loggedIn = useLoggedIn()
  useLive(loggedIn ? { type: SUB.assets } : null)
  const { data, problem, reload } = useCall('account.typeAssets', loggedIn ? {} : null)
  useEffect(() => {
    if (data) putAccounts(accountsOf(data))
  }, [data])
  const accounts = useAccounts()
  const holdings = useMemo(() => accounts && holdingsOf(accounts), [accounts])
  return { holdings, problem, reload }
}
