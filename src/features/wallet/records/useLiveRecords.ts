import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RecordKind } from '@core/contract/live'
import { usePages, useRecordChanges } from '@/api'
import type { Pages } from '@/api/usePages'
import { useConnects } from '@/stores/live'
import { useLoggedIn } from '@/stores/session'
import { mergeNewest } from './mergeNewest'

interface PageOf<T> {
  readonly list: readonly T[]
  readonly pages: number
  readonly total: number
}

interface Options<T> {
  readonly kind: RecordKind
  /** Reads page n; must keep its identity while the filters stay. */
  readonly read: (pageNum: number) => Promise<PageOf<T>>
  /** Hears of the newest page when it was read again, and what was known before. */
  readonly onNewest?: (before: readonly T[], now: readonly T[]) => void
}

/** The user's records, newest first; what changes is shown at once, without losing the place in the list. */
export const useLiveRecords = <T extends { readonly id: string }>({
  kind,
  read,
  onNewest,
}: Options<T>): Pages<T> => {
  const pages = usePages(useLoggedIn() ? read : null)
  const [newest, setNewest] = useState<readonly T[]>([])
  const items = useMemo(() => mergeNewest(pages.items, newest), [pages.items, newest])
  const latest = useRef({ items: [] as readonly T[], onNewest })
  latest.current = { items: items ?? [], onNewest }
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
      latest.current.onNewest?.(latest.current.items, page.list)
      setNewest(page.list)
    }
    if (state.current.again) await refresh()
  }, [read])
  useRecordChanges(kind, () => void refresh())
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
