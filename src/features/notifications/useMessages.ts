import { useCallback, useState } from 'react'
import type { NotificationKind } from '@core/domain'
import { call, post, usePages, useRecordChanges } from '@/api'
import { useLoggedIn } from '@/stores/session'
import { setUnread, type Notification } from '@/stores/unread'

const PAGE_SIZE = 20

/** What came or changed stands over what was read before: newest first, none twice. */
export const mergeMessages = (
  known: readonly Notification[],
  fresh: readonly Notification[],
  readIds: ReadonlySet<string>,
): readonly Notification[] => {
  const byId = new Map([...known, ...fresh].map((item) => [item.id, item]))
  return [...byId.values()]
    .map((item) => (readIds.has(item.id) && !item.read ? { ...item, read: true } : item))
    .sort((a, b) => (a.id < b.id ? 1 : -1))
}

/** A change that could not be sent or read now shows with the next reading. */
const ignore = (): void => undefined

/** Notifications by kind, live: a long list gets what is new without losing its place. */
export const useMessages = () => {
  const loggedIn = useLoggedIn()
  const [kind, setKind] = useState<NotificationKind | ''>('')
  const [fresh, setFresh] = useState<readonly Notification[]>([])
  const [readIds, setReadIds] = useState<ReadonlySet<string>>(new Set())
  const read = useCallback(
    (pageNum: number) => call('ext.notifications', { kind: kind || undefined, pageNum, pageSize: PAGE_SIZE }),
    [kind],
  )
  const pages = usePages(loggedIn ? read : null)
  const take = (): void => void read(1).then(({ list }) => setFresh(list), ignore)
  useRecordChanges('notification', take)
  const items = pages.items && mergeMessages(pages.items, fresh, readIds)
  const send = (what: { ids: string[] } | { all: true }): void =>
    void post('ext.notificationsRead', what).then(({ unread }) => setUnread(unread), ignore)
  const seen = (ids: readonly string[]): void => setReadIds((before) => new Set([...before, ...ids]))
  return {
    kind,
    setKind: (next: NotificationKind | ''): void => {
      setFresh([])
      setKind(next)
    },
    pages: { ...pages, items },
    markRead: ({ id, read: already }: Notification): void => {
      if (already) return
      seen([id])
      send({ ids: [id] })
    },
    markAll: (): void => {
      seen((items ?? []).map(({ id }) => id))
      send({ all: true })
    },
  }
}
