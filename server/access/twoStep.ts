import type { RequestOf, ResponseOf } from '@core/contract/schemas'
import type { Context } from '../context'
import { AppError } from '../http/errors'
import type { Origin } from '../http/route'
import { lockUser } from '../services/lockUser'
import { passLoginPassword } from '../services/loginPassword'
import { seal, unseal } from '../services/seal'
import { userById } from '../services/users'
import type { Tx } from '../store/db'
import type { TwoStepRow } from '../store/tables/access'
import type { AccountNews } from '../mail/accountMail'
import { writeEvent } from './events'
import { dropRecoveryCodes, newRecoveryCodes } from './recoveryCodes'
import { consumeSecondCode, secretPlace, twoStepOf, withSecondCode } from './secondCode'
import { tellByMail } from './tell'
import { newTotpSecret, totpStep, totpUri } from './totp'

/** Who asks, and from where. */
export interface Owner {
  readonly userId: string
  readonly origin: Origin
}

/** A set-up that is not confirmed by then (ms) begins anew. */
const SET_UP_MS = 15 * 60_000

const LEFT = 'select count(*)::int as left from recovery_codes where user_id = $1'

export const twoStepState = async (
  { db }: Pick<Context, 'db'>,
  userId: string,
): Promise<ResponseOf<'ext.twoStep'>> => {
  const row = await twoStepOf(db, userId)
  if (!row?.turned_on) return { on: false, since: null, recoveryLeft: 0 }
  const [counted] = await db.query<{ left: number }>('recovery.left', LEFT, [userId])
  return { on: true, since: Number(row.created_at), recoveryLeft: counted?.left ?? 0 }
}

const BEGIN = `
insert into two_step (user_id, secret, created_at) values ($1, $2, $3)
on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = 0
where not two_step.turned_on returning user_id`

/**
 * Makes a secret for the authenticator app; nothing changes until it is confirmed.
 * @throws AppError PASSWORD_REQUIRED, LOGIN_PASSWORD_WRONG, LOGIN_BACKOFF, TWO_STEP_ON
 */
export const beginTwoStep = async (
  ctx: Context,
  { userId, origin }: Owner,
  password: string,
): Promise<ResponseOf<'ext.beginTwoStep'>> => {
  await passLoginPassword(ctx, { userId, ip: origin.ip }, password)
  const { uid, email } = await userById(ctx.db, userId)
  const secret = newTotpSecret()
  const now = ctx.clock.now()
  const sealed = seal(ctx.secrets, secretPlace(userId), secret)
  const begun = await ctx.db.query('twoStep.begin', BEGIN, [userId, sealed, now])
  if (begun.length === 0) throw new AppError('TWO_STEP_ON')
  return { secret, uri: totpUri(secret, email ?? uid), expiresAt: now + SET_UP_MS }
}

const TURN_ON = `
update two_step set turned_on = true, last_step = $2, created_at = $3 where user_id = $1`

/** @throws AppError TWO_STEP_ON, TWO_STEP_EXPIRED, SECOND_STEP_WRONG */
const firstStep = ({ clock, secrets }: Context, row: TwoStepRow | undefined, code: string): number => {
  if (row?.turned_on) throw new AppError('TWO_STEP_ON')
  if (!row || Number(row.created_at) + SET_UP_MS <= clock.now()) throw new AppError('TWO_STEP_EXPIRED')
  const step = totpStep(unseal(secrets, secretPlace(row.user_id), row.secret), code.trim(), clock.now())
  if (step === null) throw new AppError('SECOND_STEP_WRONG')
  return step
}

/**
 * Turns two-step sign-in on, for who shows that the app has the secret.
 * @returns the recovery codes, which are shown this once
 * @throws AppError SECOND_STEP_..., TWO_STEP_..., LOGIN_BACKOFF
 */
export const confirmTwoStep = (ctx: Context, { userId, origin }: Owner, code: string): Promise<string[]> =>
  withSecondCode(ctx, userId, code, () =>
    ctx.db.tx(async (t) => {
      await lockUser(t, userId)
      const step = firstStep(ctx, await twoStepOf(t, userId), code)
      await t.query('twoStep.on', TURN_ON, [userId, step, ctx.clock.now()])
      const codes = await newRecoveryCodes(ctx, t, userId)
      await note(ctx, t, { userId, origin }, 'twoStepOn')
      return codes
    }),
  )

type Change = Extract<AccountNews, 'twoStepOn' | 'twoStepOff' | 'recoveryCodesMade'>

const note = async (ctx: Context, t: Tx, { userId, origin }: Owner, news: Change): Promise<void> => {
  await writeEvent(ctx, t, { userId, kind: news, origin })
  tellByMail(ctx, t, await userById(t, userId), { news, origin })
}

/** Password and a second code, then `work` in the transaction that uses the code up. */
const withBoth = async <T>(
  ctx: Context,
  { userId, origin }: Owner,
  { password, code }: RequestOf<'ext.endTwoStep'>,
  work: (t: Tx) => Promise<T>,
): Promise<T> => {
  await passLoginPassword(ctx, { userId, ip: origin.ip }, password)
  return withSecondCode(ctx, userId, code, () =>
    ctx.db.tx(async (t) => {
      await lockUser(t, userId)
      await consumeSecondCode(ctx, t, userId, code)
      return work(t)
    }),
  )
}

const OFF = 'delete from two_step where user_id = $1 returning turned_on'

/** From then on the password is enough. @returns whether it was on */
export const dropTwoStep = async (t: Tx, userId: string): Promise<boolean> => {
  const [row] = await t.query<Pick<TwoStepRow, 'turned_on'>>('twoStep.off', OFF, [userId])
  await dropRecoveryCodes(t, userId)
  return row?.turned_on ?? false
}

/** Turns it off. @throws AppError LOGIN_PASSWORD_WRONG, SECOND_STEP_..., TWO_STEP_OFF, LOGIN_BACKOFF */
export const endTwoStep = (ctx: Context, owner: Owner, request: RequestOf<'ext.endTwoStep'>): Promise<void> =>
  withBoth(ctx, owner, request, async (t) => {
    await dropTwoStep(t, owner.userId)
    await note(ctx, t, owner, 'twoStepOff')
  })

/** Makes new recovery codes in place of the old ones. @throws as `endTwoStep` */
export const renewRecoveryCodes = (
  ctx: Context,
  owner: Owner,
  request: RequestOf<'ext.recoveryCodes'>,
): Promise<string[]> =>
  withBoth(ctx, owner, request, async (t) => {
    const codes = await newRecoveryCodes(ctx, t, owner.userId)
    await note(ctx, t, owner, 'recoveryCodesMade')
    return codes
  })
