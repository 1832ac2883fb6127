import { liveStatus } from '@/stores/live'
import { call } from './call'
import { problemOf } from './error'

/** Tokens of sessions that ended on this device and of which the server has not heard, with who wants to know that it has. */
const waiting = new Map<string, () => void>()

/** The server has not been reached, or not understood. */
const UNHEARD = new Set(['NETWORK_FAILURE', 'TIMED_OUT', 'SERVER_BUSY'])

const tell = async (token: string): Promise<void> => {
  try {
    await call('user.logout', {}, { token })
  } catch (error) {
    // A session that the server knows no more has ended too.
    if (UNHEARD.has(problemOf(error).code)) return
  }
  waiting.get(token)?.()
  waiting.delete(token)
}

liveStatus.subscribe((now, before) => {
  if (now.connects !== before.connects) waiting.forEach((_, token) => void tell(token))
})

/**
 * Ends a session on the server: now, or, where it cannot be reached, when the connection is back while the app runs.
 * @param told the server has heard of it
 * @returns after the first try, whatever became of it
 */
export const endSession = (token: string, told: () => void = () => undefined): Promise<void> => {
  waiting.set(token, told)
  return tell(token)
}
