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

export interface Inbox {
  /** The code that arrived; null while there is none. */
  readonly code: InboxCode | null
  /** This server has a demo inbox, and it was read. */
  readonly read: boolean
}

const NOTHING: Inbox = { code: null, read: false }

/**
 * The demo inbox of this browser after a code was asked for.
 * @param sent what was just asked for; a new object means another code
 */
export const useInboxState = (sent: CodeSent | null): Inbox => {
  const [inbox, setInbox] = useState(NOTHING)
  useEffect(() => {
    let current = true
    const read = async ({ account, purpose }: CodeSent): Promise<void> => {
      try {
        const letters = await call('ext.demoInbox', {}, { header: inboxHeader() })
        if (current) setInbox({ code: newestCode(letters, account, purpose, serverNow()), read: true })
      } catch {
        // No demo inbox on this server: the code comes by mail or message.
        if (current) setInbox(NOTHING)
      }
    }
    setInbox(NOTHING)
    if (sent) void read(sent)
    return () => {
      current = false
    }
  }, [sent])
  return inbox
}

/** The code that arrived in the demo inbox; null while there is none, and always outside the demo. */
export const useInbox = (sent: CodeSent | null): InboxCode | null => useInboxState(sent).code
