import { useDidShow } from '@tarojs/taro'
import { useRef } from 'react'
import type { ResponseOf } from '@core/contract/schemas'
import { useCall, useRecordChanges, type Loaded } from '@/api'
import { hostOf } from '@/api/lines'
import { ownHost } from '@/platform/document'
import { useLoggedIn } from '@/stores/session'

export type Invitation = ResponseOf<'user.inviteInfo'>

/** A server that has no public address answers a relative link: this app's own address goes before it, or its line's. */
const wholeLink = (link: string): string => (link.startsWith('/') ? (ownHost() || hostOf(0)) + link : link)

/** The own invitation, read again whenever the page is shown and when somebody joined. */
export const useInvitation = (): Loaded<Invitation> => {
  const loaded = useCall('user.inviteInfo', useLoggedIn() ? {} : null)
  const { data, reload } = loaded
  const first = useRef(true)
  useDidShow(() => {
    if (!first.current) void reload()
    first.current = false
  })
  useRecordChanges('notification', () => void reload())
  return { ...loaded, data: data && { ...data, link: wholeLink(data.link) } }
}
