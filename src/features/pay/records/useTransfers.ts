import { useCallback, useState } from 'react'
import { call, useCall, usePages, useRecordChanges } from '@/api'
import { useLoggedIn } from '@/stores/session'
import { mergeTransfers, type RecordFilter, type Transfer } from './filter'

const PAGE_SIZE = 20

/** Transfers by filter, live: a short list is read again, a long one gets what changed without losing its place. */
export const useTransfers = () => {
  const loggedIn = useLoggedIn()
  const [filter, setFilter] = useState<RecordFilter>({})
  const [fresh, setFresh] = useState<readonly Transfer[]>([])
  const read = useCallback(
    (pageNum: number) => call('account.transferToThirdHistory', { ...filter, pageNum, pageSize: PAGE_SIZE }),
    [filter],
  )
  const pages = usePages(loggedIn ? read : null)
  const { reload } = pages
  const short = (pages.items?.length ?? 0) <= PAGE_SIZE
  const refresh = async (): Promise<void> => {
    setFresh([])
    await reload()
  }
  const change = (id: string): void => {
    if (short) void refresh()
    else void call('account.transferToThirdHistory', { ...filter, id }).then(({ list }) => add(list), ignore)
  }
  const add = (list: readonly Transfer[]): void => setFresh((before) => mergeTransfers(before, list))
  useRecordChanges('transfer', change)
  return {
    filter,
    setFilter: (next: RecordFilter): void => {
      setFresh([])
      setFilter(next)
    },
    pages: { ...pages, items: pages.items && mergeTransfers(pages.items, fresh), reload: refresh },
  }
}

/** A change that could not be read now shows with the next reading. */
const ignore = (): void => undefined

/** One transfer, read again whenever it changed; until then as it was given. */
export const useTransfer = (given: Transfer): Transfer => {
  const { data, reload } = useCall('account.transferToThirdHistory', { id: given.id })
  useRecordChanges('transfer', (id) => {
    if (id === given.id) void reload()
  })
  return data?.list[0] ?? given
}

/** The transfer that an address names, once it is known; null when there is none. */
export const useNamedTransfer = (id: string | undefined): Transfer | null => {
  const loggedIn = useLoggedIn()
  const { data } = useCall('account.transferToThirdHistory', loggedIn && id ? { id } : null)
  return data?.list[0] ?? null
}
