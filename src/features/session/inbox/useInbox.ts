import { useEffect, useState } from 'react'
import { call } from '@/api'
import type { AccountName } from '../forms/account'
import { inboxHeader } from './id'
import { newestCode, type InboxCode } from './newest'

/**
 * The code that arrived in the demo inbox for an account; null while there is none, and always outside the demo.
 * @param sentTo to whom a code was just sent; a new object means another code
 */
export const useInbox = (sentTo: AccountName | null): InboxCode | null => {
  const [code, setCode] = useState<InboxCode | null>(null)
  useEffect(() => {
    let current = true
    const read = async (account: AccountName): Promise<void> => {
      try {
        const inbox = await call('ext.demoInbox', {}, { header: inboxHeader() })
        if (current) setCode(newestCode(inbox, account, 'register', Date.now()))
      } catch {
        // No demo inbox on this server: the code comes by mail or message.
        if (current) setCode(null)
      }
    }
    setCode(null)
    if (sentTo) void read(sentTo)
    return () => {
      current = false
    }
  }, [sentTo])
  return code
}
