import { liveStatus } from '@/stores/live'
import { call } from './call'
import { problemOf } from './error'
import { expectEnd } from './expiry'

/** Tokens of sessions that ended on this device and of which the server has not heard, with who wants to know that it has. */
const waiting = new Map<string, () => void>()

/** Those of them whose call is on its way: ending a session closes its socket, whose successor may be alive before the reply is here. */
const onTheWay = new Set<string>()

/** The server has not been reached, or not understood. */
const UNHEARD = new Set(['NETWORK_FAILURE', 'TIMED_OUT', 'SERVER_BUSY'])

/** @returns whether the server knows that the session is over: one that it no longer knows has ended too */
const isHeard = (token: string): Promise<boolean> =>
  call('user.logout', {}, { token }).then(
    () => true,
    (error: unknown) => !UNHEARD.has(problemOf(error).code),
  )

const tell = async (token: string): Promise<void> => {
  if (onTheWay.has(token)) return
  onTheWay.add(token)
  const { connects } = liveStatus.getState()
  const heard = await isHeard(token)
  onTheWay.delete(token)
  if (heard) {
    waiting.get(token)?.()
    waiting.delete(token)
  } else if (liveStatus.getState().connects !== connects) await tell(token)
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
  expectEnd(token)
  waiting.set(token, told)
  return tell(token)
}
