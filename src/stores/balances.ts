import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { WireAccount } from '@core/contract/live'
import { session } from './session'

interface Balances {
  /** Null until the server told them. */
  readonly accounts: readonly WireAccount[] | null
}

/** Every account of the user as the server last pushed it. */
export const balances = createStore<Balances>(() => ({ accounts: null }))

/** Pushes may carry a part of the accounts: each replaces its own. */
export const putAccounts = (list: readonly WireAccount[]): void => {
  const sameAs = (a: WireAccount) => (b: WireAccount) => a.accountType === b.accountType && a.key === b.key
  const kept = (balances.getState().accounts ?? []).filter((known) => !list.some(sameAs(known)))
  balances.setState({ accounts: [...kept, ...list] })
}

session.subscribe((now, before) => {
  if (now.token !== before.token) balances.setState({ accounts: null })
})

export const useAccounts = (): readonly WireAccount[] | null => useStore(balances, (s) => s.accounts)

/** One account's balance, or undefined while unknown. */
export const useAccount = (accountType: number, key: string): WireAccount | undefined =>
  useStore(balances, (s) => s.accounts?.find((a) => a.accountType === accountType && a.key === key))
