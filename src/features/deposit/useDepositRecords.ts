import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { call, usePages, useRecordChanges } from '@/api'
import type { Pages } from '@/api/usePages'
import { useConnects } from '@/stores/live'
import { useLoggedIn } from '@/stores/session'
import { isDeposit, justCredited, mergeNewest, type DepositItem } from './records'

const read = async (pageNum: number) => {
  const page = await call('assets.withdrawHistories', { kind: 'deposit', pageNum })
  return { ...page, list: page.list.filter(isDeposit) }
}

/**
 * The user's deposits, newest first; what changes is shown at once, without losing the place in the list.
 * @param onCredited hears of deposits that were credited meanwhile
 */
export const useDepositRecords = (
  onCredited: (items: readonly DepositItem[]) => void,
): Pages<DepositItem> => {
  const pages = usePages(useLoggedIn() ? read : null)
  const [newest, setNewest] = useState<readonly DepositItem[]>([])
  const items = useMemo(() => mergeNewest(pages.items, newest), [pages.items, newest])
  const shown = useRef<readonly DepositItem[]>([])
  shown.current = items ?? []
  const state = useRef({ reading: false, again: false })
  const refresh = useCallback(async (): Promise<void> => {
    if (state.current.reading) {
      state.current.again = true
      return
    }
    state.current = { reading: true, again: false }
    // A failed reading needs no word: the next change, or a reconnect, reads again.
    const page = await read(1).catch(() => null)
    state.current.reading = false
    if (page) {
      onCredited(justCredited(shown.current, page.list))
      setNewest(page.list)
    }
    if (state.current.again) await refresh()
  }, [onCredited])
  useRecordChanges('deposit', () => void refresh())
  const connects = useConnects()
  useEffect(() => {
    if (connects > 1) void refresh()
  }, [connects, refresh])
  const reload = async (): Promise<void> => {
    setNewest([])
    await pages.reload()
  }
  return { ...pages, items, reload }
}
