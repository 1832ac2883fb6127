import { checkCode } from '@core/domain'
import type { RequestOf } from '@core/contract/schemas'
import type { Context } from '../context'
import { AppError, refuse } from '../http/errors'
import { countInWindow } from '../http/limits'
import type { Origin } from '../http/route'
import { sourceOf } from '../http/source'
import { attemptsOf, countTries } from '../services/backoff'
import { consumeCode, verifyCode, type Reader } from '../services/codes'
import { contactOf, destinationOf, findByContact, type Contact } from '../services/contacts'
import { lockUser } from '../services/lockUser'
import { isKnownBrowser, NOBODY } from './browsers'
import { endSessions } from './devices'
import { writeEvent } from './events'
import { checkNewPassword, hashNewPassword } from './newPassword'
import { phishingWordOf } from './phishingWord'
import { dropSecondSteps } from './owedStep'
import { tellByMail } from './tell'
import { savePassword } from './savePassword'

/**
 * Who reads a code that resets a password; null without such an account. The demo shows it only to a browser from which
 * the account was used: else anybody could take any account over.
 */
export const resetReader = async (
  ctx: Context,
  contact: Contact,
  browser: string,
): Promise<Reader | null> => {
  const user = await findByContact(ctx.db, contact)
  const inInbox = await isKnownBrowser(ctx, ctx.db, user?.id ?? NOBODY, browser)
  return user ? { word: phishingWordOf(ctx, user), inInbox } : null
}

const QUARTER = 15 * 60_000
const DAY = 24 * 3_600_000

/**
 * Limits the codes that are sent to one address: they are mails to somebody who did not ask, and each bears five
 * guesses. Browsers from which the account was used count by themselves, so that strangers cannot use up the owner's.
 * @throws AppError TOO_MANY_REQUESTS
 */
export const countResetCode = async (
  ctx: Context,
  contact: Contact,
  { origin, isKnown }: { readonly origin: Origin; readonly isKnown: boolean },
): Promise<void> => {
  const what = `reset\0${destinationOf(contact)}`
  if (isKnown) return countInWindow(ctx, `${what}\0known\0${origin.browser}`, { max: 5, length: QUARTER })
  await countInWindow(ctx, `${what}\0${sourceOf(origin.ip)}`, { max: 5, length: QUARTER })
  await countInWindow(ctx, what, { max: 30, length: DAY })
}

/**
 * Checks the code. A new code may be asked for each minute, and bears five tries: without a waiting time somebody who
 * knows nothing would hit one within months. Every try counts as a failure until it succeeded, per account and source.
 * @throws AppError CODE_..., LOGIN_BACKOFF
 */
const passCode = async (ctx: Context, proof: Parameters<typeof verifyCode>[1], ip: string): Promise<void> => {
  refuse(checkCode(proof.code))
  const attempts = attemptsOf(ctx, `reset:${destinationOf(proof.contact)}`, ip)
  await countTries(attempts)
  await verifyCode(ctx, proof)
  await attempts.clear()
}

/**
 * Sets a new login password for who has the code; every session ends. An unknown account and a wrong code answer alike.
 * @throws AppError PASSWORD_..., CODE_..., LOGIN_BACKOFF, ACCOUNT_FROZEN
 */
export const forgetPassword = async (
  ctx: Context,
  request: RequestOf<'user.forgetPassword'>,
  origin: Origin,
): Promise<void> => {
  const contact = contactOf(request)
  checkNewPassword(request.password, request.confirmPassword)
  const proof = { contact, purpose: 'forgetPassword', code: request.code, browser: origin.browser } as const
  await passCode(ctx, proof, origin.ip)
  const user = await findByContact(ctx.db, contact)
  if (!user) throw new AppError('CODE_INVALID')
  const hash = await hashNewPassword(ctx, user, request.password)
  await ctx.db.tx(async (t) => {
    await lockUser(t, user.id)
    await consumeCode(ctx, t, proof)
    await savePassword(t, user.id, hash)
    await dropSecondSteps(t, user.id)
    await endSessions(ctx, t, user.id)
    await writeEvent(ctx, t, { userId: user.id, kind: 'passwordReset', origin })
    tellByMail(ctx, t, user, { news: 'passwordReset', origin })
  })
  await attemptsOf(ctx, destinationOf(contact), origin.ip).clear()
}
