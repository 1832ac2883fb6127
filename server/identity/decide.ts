import type { IdentityState, RejectReason } from '@core/domain/identity'
import { ConfigError } from '../config'
import { errorCode } from '../errorCode'
import { notify } from '../services/notifications/notify'
import type { Clock } from '../context'
import type { Tx } from '../store/db'
import type { IdentityRow } from '../store/tables/identity'
import { latestIdentity } from './read'

export type IdentityVerdict =
  | { readonly outcome: 'approved' }
  | { readonly outcome: 'rejected'; readonly reason: RejectReason; readonly words: string }

/** Where the user reads more of it. */
export const IDENTITY_PAGE = '/pages/real/index'

const LOCK = 'select realname_state from users where id = $1 for no key update'
const DECIDE = 'update identities set state = $2, decided_at = $3, reason = $4, words = $5 where id = $1'
const STATE = 'update users set realname_state = $2 where id = $1'

const SHOWN = `
select details::json ->> 'identity' as id from operator_actions
where action = 'identity.show' and details::json ->> 'uid' = $1 order by id desc limit 1`

/**
 * A verdict is on what was looked at: where another operator turned that down meanwhile, and the user has sent a form anew,
 * the new one waits until somebody has seen it.
 * @throws ConfigError
 */
const refuseUnseen = async (t: Tx, uid: string, { id, state }: IdentityRow): Promise<void> => {
  const [shown] = state === 'pending' ? await t.query<{ id: string }>('identity.shown', SHOWN, [uid]) : []
  if (shown && shown.id !== id)
    throw new ConfigError(
      `${uid} has sent an identity anew since it was looked at: identity-show comes first`,
    )
}

/** What a verdict changes. @throws ConfigError where it decides nothing */
const fitting = (
  { outcome }: IdentityVerdict,
  state: IdentityState,
  uid: string,
  row: IdentityRow | undefined,
): void => {
  if (state === outcome) throw new ConfigError(`the identity of ${uid} is ${state} already`)
  if (outcome === 'rejected' && state === 'none') throw new ConfigError(`${uid} has sent no identity`)
  if (outcome === 'approved' && state === 'rejected' && row === undefined)
    throw new ConfigError(`nothing is kept of the identity of ${uid}: it has to be sent again`)
}

/** Approving one that was turned down fails where its number is in use by now. @throws ConfigError */
const write = async (t: Tx, verdict: IdentityVerdict, row: IdentityRow, now: number): Promise<void> => {
  const told = verdict.outcome === 'rejected' ? [verdict.reason, verdict.words.trim() || null] : [null, null]
  try {
    await t.query('identity.decide', DECIDE, [row.id, verdict.outcome, now, ...told])
  } catch (error) {
    if (errorCode(error) !== '23505') throw error
    throw new ConfigError('this ID number is in use on another account')
  }
}

/**
 * Decides what a user sent, or takes an approval back, and tells them. One who was verified by other means can be
 * approved without having sent anything.
 * @returns the state before, and what it is about
 * @throws ConfigError where there is nothing to decide
 */
export const decideIdentity = async (
  { clock }: { readonly clock: Clock },
  t: Tx,
  { id: userId, uid }: { readonly id: string; readonly uid: string },
  verdict: IdentityVerdict,
): Promise<{ before: IdentityState; identityId: string | null }> => {
  const [user] = await t.query<{ realname_state: IdentityState }>('identity.userState', LOCK, [userId])
  const row = await latestIdentity(t, userId)
  const before = user?.realname_state ?? 'none'
  fitting(verdict, before, uid, row)
  if (row) {
    await refuseUnseen(t, uid, row)
    await write(t, verdict, row, clock.now())
  }
  await t.query('identity.state', STATE, [userId, verdict.outcome])
  notify({ clock }, t, { userId, kind: 'identity', params: { what: verdict.outcome }, link: IDENTITY_PAGE })
  return { before, identityId: row?.id ?? null }
}
