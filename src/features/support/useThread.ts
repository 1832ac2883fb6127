import { useCallback, useEffect, useRef, useState } from 'react'
import type { ResponseOf } from '@core/contract/schemas'
import { call, post, useCall, useRecordChanges } from '@/api'

export type Thread = ResponseOf<'ext.supportMessages'>
export type Message = Thread['list'][number]

/** Older messages before the latest, each once. */
const joined = (older: readonly Message[], latest: readonly Message[]): Message[] => {
  const known = new Set(latest.map(({ id }) => id))
  return [...older.filter(({ id }) => !known.has(id)), ...latest]
}

/**
 * The messages with customer service: read again when one comes, and marked as seen while they are on screen.
 * `firstNew` is the first that was unread when the screen was opened or since.
 */
export const useThread = () => {
  const { data, problem, reload } = useCall('ext.supportMessages', {})
  const [older, setOlder] = useState<readonly Message[]>([])
  const [more, setMore] = useState<boolean | null>(null)
  const firstNew = useRef<string | null>(null)
  useRecordChanges('support', () => void reload())
  const unread = data?.unread ?? 0
  firstNew.current ??= data?.list.find((message) => message.unread)?.id ?? null
  useEffect(() => {
    if (unread > 0) post('ext.supportMessages', { seen: true }).catch(() => undefined)
  }, [unread])

  const list = data && joined(older, data.list)
  const first = list?.[0]?.id
  const readOlder = useCallback(async (): Promise<void> => {
    if (!first) return
    const before = await call('ext.supportMessages', { before: first })
    setOlder((known) => joined(before.list, known))
    setMore(before.more)
  }, [first])
  return {
    data,
    list,
    problem,
    reload,
    readOlder,
    more: more ?? data?.more ?? false,
    firstNew: firstNew.current,
  }
}
