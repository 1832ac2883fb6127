import type { Context } from '../context'
import { writeAction, type Action, type Mandate } from '../ops/action'
import type { Tx } from '../store/db'

const FREEZE = 'update users set frozen = true where id = $1'
const END_SESSIONS = 'delete from sessions where user_id = $1'

/**
 * Shuts a user out until an operator has looked at it: no session is left, sockets are closed, nobody can log in. It
 * stands in the operators' book with who did it and why.
 */
export const freezeUser = async (
  { bus, clock }: Pick<Context, 'bus' | 'clock'>,
  t: Tx,
  userId: string,
  { mandate, action }: { mandate: Mandate; action: Omit<Action, 'userId'> },
): Promise<void> => {
  await t.query('users.freeze', FREEZE, [userId])
  await t.query('sessions.endAll', END_SESSIONS, [userId])
  await writeAction(t, mandate, { ...action, userId }, clock.now())
  t.afterCommit(() => bus.publish('sessionEnded', { userId, sessionId: null }))
}
