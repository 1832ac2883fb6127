import { useEffect, useState } from 'react'
import type { Purpose } from '@core/domain'
import { call } from '@/api'
import { serverNow } from '@/stores/clock'
import type { AccountName } from '../forms/account'
import { inboxHeader } from './id'
import { newestCode, type InboxCode } from './newest'

/** A code that was asked for. */
export interface CodeSent {
  /** To whom; null for the own contact of whoever is logged in. */
  readonly account: AccountName | null
  readonly purpose: Purpose
}

/**
 * The code that arrived in the demo inbox; null while there is none, and always outside the demo.
 * @param sent what was just asked for; a new object means another code
 */
export const useInbox = (sent: CodeSent | null): InboxCode | null => {
  const [code, setCode] = useState<InboxCode | null>(null)
  useEffect(() => {
    let current = true
    const read = async ({ account, purpose }: CodeSent): Promise<void> => {
      try {
        const inbox = await call('ext.demoInbox', {}, { header: inboxHeader() })
        if (current) setCode(newestCode(inbox, account, purpose, serverNow()))
      } catch {
        // No demo inbox on this server: the code comes by mail or message.
        if (current) setCode(null)
      }
    }
    setCode(null)
    if (sent) void read(sent)
    return () => {
      current = false
    }
  }, [sent])
  return code
}
