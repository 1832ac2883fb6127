import { useCallback, useEffect, useMemo, useState } from 'react'
import { SUB, type WireAccount } from '@core/contract/live'
import { call, useCursorPages, useLive } from '@/api'
import { useAccounts } from '@/stores/balances'
import { useLoggedIn } from '@/stores/session'
import { filterRequest, type FundsFilter } from './filter'

const PAGE_SIZE = 20

/**
 * Fund entries by filter. When balances change there are new entries: while only the first part is shown it is read
 * again; someone who has read on is told instead, so that the list does not jump under the finger.
 */
export const useFunds = (initial: FundsFilter) => {
  const loggedIn = useLoggedIn()
  const [filter, setFilter] = useState(initial)
  const request = useMemo(() => filterRequest(filter, Date.now()), [filter])
  const read = useCallback(
    (before: string | undefined) => call('assets.histories', { ...request, before, pageSize: PAGE_SIZE }),
    [request],
  )
  const pages = useCursorPages(loggedIn ? read : null)
  const news = useNews(pages.reload, (pages.items?.length ?? 0) <= PAGE_SIZE)
  return { filter, setFilter, request, pages, ...news }
}

/** Available balances as one text: entries are changes of these. */
const availableOf = (accounts: readonly WireAccount[]): string =>
  accounts
    .map(({ accountType, key, available }) => `${accountType} ${key} ${available}`)
    .sort()
    .join()

/** Whether balances changed since the list was read, for a list too long to be read again by itself. */
const useNews = (reload: () => Promise<void>, short: boolean) => {
  useLive(useLoggedIn() ? { type: SUB.assets } : null)
  const accounts = useAccounts()
  const balances = useMemo(() => accounts && availableOf(accounts), [accounts])
  const [seen, setSeen] = useState(balances)
  const changed = balances !== seen
  useEffect(() => {
    if (!changed || (seen !== null && !short)) return
    setSeen(balances)
    if (seen !== null) void reload()
  }, [balances, changed, seen, short, reload])
  const refresh = useCallback(async () => {
    setSeen(balances)
    await reload()
  }, [balances, reload])
  return { hasNews: changed && seen !== null && !short, refresh }
}
