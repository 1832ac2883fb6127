import type { Context } from '../context'
import { AppError } from '../http/errors'
import { attemptsOf, countTries } from '../services/backoff'
import { unseal } from '../services/seal'
import type { Queries, Tx } from '../store/db'
import type { TwoStepRow } from '../store/tables/access'
import { consumeRecoveryCode } from './recoveryCodes'
import { looksLikeTotp, totpStep } from './totp'

type Parts = Pick<Context, 'clock' | 'db' | 'secrets'>

/** Where a user's sealed secret belongs. */
export const secretPlace = (userId: string): string => `two_step/${userId}/secret`

const READ = 'select * from two_step where user_id = $1'

/** A user's set-up, turned on or not yet; undefined without one. */
export const twoStepOf = async (q: Queries, userId: string): Promise<TwoStepRow | undefined> =>
  (await q.query<TwoStepRow>('twoStep.read', READ, [userId]))[0]

/** Each time step once, and none before one that was used: a code that was seen is of no use, nor are two at once. */
const USE_STEP = `
update two_step set last_step = $2 where user_id = $1 and turned_on and last_step < $2 returning user_id`

const consumeTotp = async (
  { clock, secrets }: Parts,
  t: Tx,
  { user_id: userId, secret }: TwoStepRow,
  code: string,
): Promise<boolean> => {
  const step = totpStep(unseal(secrets, secretPlace(userId), secret), code, clock.now())
  return step !== null && (await t.query('twoStep.use', USE_STEP, [userId, step])).length > 0
}

/**
 * Uses up a code of the authenticator app or a recovery code, in the transaction of what it allows.
 * @throws AppError TWO_STEP_OFF, SECOND_STEP_WRONG
 */
export const consumeSecondCode = async (parts: Parts, t: Tx, userId: string, code: string): Promise<void> => {
  const row = await twoStepOf(t, userId)
  if (!row?.turned_on) throw new AppError('TWO_STEP_OFF')
  const plain = code.trim()
  const right = looksLikeTotp(plain)
    ? await consumeTotp(parts, t, row, plain)
    : await consumeRecoveryCode(parts, t, userId, plain)
  if (!right) throw new AppError('SECOND_STEP_WRONG')
}

/**
 * Runs something that a second code must allow. Every try counts as a failure until it succeeded, per user whatever the
 * source: whoever comes here knows the password, and six digits bear few guesses.
 * @throws AppError SECOND_STEP_REQUIRED, LOGIN_BACKOFF, and those of `work`
 */
export const withSecondCode = async <T>(
  parts: Parts,
  userId: string,
  code: string,
  work: () => Promise<T>,
): Promise<T> => {
  if (!code.trim()) throw new AppError('SECOND_STEP_REQUIRED')
  const attempts = secondAttempts(parts, userId)
  await countTries(attempts)
  const result = await work()
  await attempts.clear()
  return result
}

const secondAttempts = (parts: Parts, userId: string) => attemptsOf(parts, `second:${userId}`, '')
