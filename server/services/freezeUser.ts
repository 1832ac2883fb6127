import { writeEvent } from '../access/events'
import { dropSecondSteps } from '../access/owedStep'
import type { Context } from '../context'
import type { Origin } from '../http/route'
import { writeAction, type Action, type Mandate } from '../ops/action'
import type { Tx } from '../store/db'

const FREEZE = 'update users set frozen = true where id = $1'
const END_SESSIONS = 'delete from sessions where user_id = $1'

interface Order {
  readonly mandate: Mandate
  readonly action: Omit<Action, 'userId'>
  /** Where the user asked for it; absent when somebody else did. */
  readonly origin?: Origin
}

/**
 * Shuts a user out until an operator has looked at it: no session is left, sockets are closed, nobody can log in. It
 * stands in the operators' book with who did it and why, and in the user's own history.
 */
export const freezeUser = async (
  { bus, clock }: Pick<Context, 'bus' | 'clock'>,
  t: Tx,
  userId: string,
  { mandate, action, origin }: Order,
): Promise<void> => {
  await t.query('users.freeze', FREEZE, [userId])
  await t.query('sessions.endAll', END_SESSIONS, [userId])
  await dropSecondSteps(t, userId)
  await writeEvent({ clock }, t, { userId, kind: 'frozen', origin: origin ?? null })
  await writeAction(t, mandate, { ...action, userId }, clock.now())
  t.afterCommit(() => bus.publish('sessionEnded', { userId, sessionId: null }))
}
