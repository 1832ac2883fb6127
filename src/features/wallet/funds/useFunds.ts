import { useCallback, useEffect, useState } from 'react'
import { call, usePages } from '@/api'
import { useAccounts } from '@/stores/balances'
import { useLoggedIn } from '@/stores/session'
import { filterRequest, type FundsFilter } from './filter'

const PAGE_SIZE = 20

/** Fund entries by filter. While only the first page is shown, a change of balances reads it again. */
export const useFunds = (initial: FundsFilter) => {
  const loggedIn = useLoggedIn()
  const [filter, setFilter] = useState(initial)
  const read = useCallback(
    (pageNum: number) =>
      call('assets.histories', { ...filterRequest(filter, Date.now()), pageNum, pageSize: PAGE_SIZE }),
    [filter],
  )
  const pages = usePages(loggedIn ? read : null)
  const accounts = useAccounts()
  const { reload } = pages
  const short = (pages.items?.length ?? 0) <= PAGE_SIZE
  useFreshAfter(accounts, short, reload)
  return { filter, setFilter, pages }
}

const useFreshAfter = (change: unknown, wanted: boolean, reload: () => Promise<void>): void => {
  const [seen, setSeen] = useState(change)
  useEffect(() => {
    if (change === seen) return
    setSeen(change)
    if (seen !== null && wanted) void reload()
  }, [change, seen, wanted, reload])
}
