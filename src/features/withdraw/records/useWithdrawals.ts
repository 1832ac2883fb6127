import { useEffect, useMemo, useRef, useState } from 'react'
import { call, usePages, useRecordChanges } from '@/api'
import type { Pages } from '@/api/usePages'
import { useConnects } from '@/stores/live'
import { useLoggedIn } from '@/stores/session'
import { isWithdrawal, withNewer, type Withdrawal } from './timeline'

const read = async (pageNum: number) => {
  const page = await call('assets.withdrawHistories', { kind: 'withdrawal', pageNum })
  return { ...page, list: page.list.filter(isWithdrawal) }
}

/** One withdrawal as it is now; undefined when the user has no such one. */
export const readWithdrawal = async (id: string): Promise<Withdrawal | undefined> => {
  const { list } = await call('assets.withdrawHistories', { kind: 'withdrawal', id, pageNum: 1 })
  return list.find(isWithdrawal)
}

/** The user's withdrawals, newest first; what changes is shown at once, without losing the place in the list. */
export const useWithdrawals = (): Pages<Withdrawal> => {
  const pages = usePages(useLoggedIn() ? read : null)
  const [newer, setNewer] = useState<ReadonlyMap<string, Withdrawal>>(new Map())
  const items = useMemo(() => withNewer(pages.items, newer), [pages.items, newer])
  const turns = useRef(new Map<string, number>())
  const refresh = async (id: string): Promise<void> => {
    const mine = (turns.current.get(id) ?? 0) + 1
    turns.current.set(id, mine)
    // A failed reading needs no word: the next change, or a reconnect, reads again.
    const found = await readWithdrawal(id).catch(() => undefined)
    if (found && turns.current.get(id) === mine) setNewer((before) => new Map(before).set(id, found))
  }
  useRecordChanges('withdrawal', (id) => void refresh(id))
  const reload = async (): Promise<void> => {
    setNewer(new Map())
    await pages.reload()
  }
  const connects = useConnects()
  const latest = useRef(reload)
  latest.current = reload
  useEffect(() => {
    if (connects > 1) void latest.current()
  }, [connects])
  return { ...pages, items, reload }
}
