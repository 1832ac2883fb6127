import { randomBytes } from 'node:crypto'
import type { Context } from '../context'
import { AppError } from '../http/errors'
import { keyedHash } from '../services/hashes'
import type { Tx } from '../store/db'
import type { UserRow } from '../store/tables/people'

/** The second step may take this long (ms), and this many tries; then the password is asked again. */
const VALID_MS = 5 * 60_000
const MAX_TRIES = 5

type Parts = Pick<Context, 'clock' | 'db' | 'secrets'>

const hashOf = ({ secrets }: Pick<Context, 'secrets'>, stepId: string): string =>
  keyedHash(secrets, 'secondStep', stepId)

/** As with a session, only while the password is the one that was given. */
const OWE = `
insert into second_steps (id_hash, user_id, expires_at)
select $1, id, $3 from users where id = $2 and password_hash = $4 and not frozen returning id_hash`

/** Notes that a user owes the second step. @throws AppError LOGIN_FAILED when the password was changed meanwhile */
export const oweSecondStep = async (parts: Omit<Parts, 'db'>, t: Tx, user: UserRow) => {
  const id = randomBytes(32).toString('base64url')
  const expiresAt = parts.clock.now() + VALID_MS
  const values = [hashOf(parts, id), user.id, expiresAt, user.password_hash]
  const owed = await t.query('secondSteps.owe', OWE, values)
  if (owed.length === 0) throw new AppError('LOGIN_FAILED')
  return { id, kinds: ['totp' as const, 'recovery' as const], expiresAt }
}

const FIND = `
select user_id from second_steps where id_hash = $1 and expires_at > $2 and tries < $3`

const TRY = `
update second_steps set tries = tries + 1 where id_hash = $1 and expires_at > $2 and tries < $3 returning user_id`

const claim = async (
  parts: Parts,
  [name, sql]: readonly [string, string],
  stepId: string,
): Promise<string> => {
  const values = [hashOf(parts, stepId), parts.clock.now(), MAX_TRIES]
  const [row] = await parts.db.query<{ user_id: string }>(name, sql, values)
  if (!row) throw new AppError('SECOND_STEP_EXPIRED')
  return row.user_id
}

/** Whose step it is. @throws AppError SECOND_STEP_EXPIRED when it is unknown, too old or tried too often */
export const findSecondStep = (parts: Parts, stepId: string): Promise<string> =>
  claim(parts, ['secondSteps.find', FIND], stepId)

/** Counts a try, whatever becomes of it. @throws AppError SECOND_STEP_EXPIRED */
export const countTry = (parts: Parts, stepId: string): Promise<string> =>
  claim(parts, ['secondSteps.try', TRY], stepId)

const TAKE = 'delete from second_steps where id_hash = $1 returning user_id'

/** Uses the step up, with what it leads to. @throws AppError SECOND_STEP_EXPIRED when another did so meanwhile */
export const takeSecondStep = async (parts: Parts, t: Tx, stepId: string): Promise<void> => {
  const taken = await t.query('secondSteps.take', TAKE, [hashOf(parts, stepId)])
  if (taken.length === 0) throw new AppError('SECOND_STEP_EXPIRED')
}

/** Nobody is let in any more by a password that was given before. */
export const dropSecondSteps = (t: Tx, userId: string): Promise<unknown> =>
  t.query('secondSteps.drop', 'delete from second_steps where user_id = $1', [userId])

export const forgetSecondSteps = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<unknown> =>
  db.query('secondSteps.forget', 'delete from second_steps where expires_at < $1', [clock.now()])
