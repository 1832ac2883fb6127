import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { ResponseOf } from '@core/contract/schemas'

type NotificationPage = ResponseOf<'ext.notifications'>
export type Notification = NotificationPage['list'][number]

interface Unread {
  /** Unread notifications of the user who is logged in; 0 while nobody is, or nothing was heard. */
  readonly count: number
  /** The newest one that this app has heard of; null before the first answer. */
  readonly newest: string | null
}

const NOTHING: Unread = { count: 0, newest: null }

export const unread = createStore<Unread>(() => NOTHING)

/**
 * Takes over what the server says.
 * @returns unread ones that are news to this app, newest first; none at the first answer
 */
export const takeUnread = ({ list, unread: count }: NotificationPage): readonly Notification[] => {
  const { newest } = unread.getState()
  unread.setState({ count, newest: list[0]?.id ?? newest ?? '' })
  if (newest === null) return []
  const known = list.findIndex(({ id }) => id <= newest)
  return (known < 0 ? list : list.slice(0, known)).filter(({ read }) => !read)
}

export const setUnread = (count: number): void => unread.setState({ count })

/** Somebody else is logged in, or nobody. */
export const forgetUnread = (): void => unread.setState(NOTHING)

export const useUnread = (): number => useStore(unread, (s) => s.count)

/** What stands on the badge: nothing, the number, or that there are too many to count. */
export const badgeText = (count: number): string => (count <= 0 ? '' : count > 99 ? '99+' : String(count))
