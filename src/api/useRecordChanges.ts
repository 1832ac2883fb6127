import { useEffect, useRef } from 'react'
import { LIVE, SUB, type RecordKind } from '@core/contract/live'
import { useLoggedIn } from '@/stores/session'
import { onLiveMessage } from './live'
import { useLive } from './useLive'

/** Hears of the user's own deposits, withdrawals, transfers or swaps that changed, while the page is shown. */
export const useRecordChanges = (kind: RecordKind, onChange: (id: string) => void): void => {
  useLive(useLoggedIn() ? { type: SUB.records } : null)
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(
    () =>
      onLiveMessage((message) => {
        if (message.code === LIVE.record && message.obj.kind === kind) latest.current(message.obj.id)
      }),
    [kind],
  )
}
