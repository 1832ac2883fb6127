import { checkAgreement } from '@core/domain'
import type { RequestOf } from '@core/contract/schemas'
import { isKnownBrowser, NOBODY } from '../access/browsers'
import { beginSession, type Arrival, type Begun } from '../access/begin'
import { writeEvent } from '../access/events'
import type { Context } from '../context'
import { AppError, refuse } from '../http/errors'
import { countInWindow } from '../http/limits'
import type { Origin } from '../http/route'
import { attemptsOf, CAPTCHA_AFTER } from './backoff'
import { passCaptcha } from './captcha'
import { contactOf, destinationOf, findByContact, type Contact } from './contacts'
import { verifyPassword } from './passwords'

/**
 * Opens a session, or asks for the second step. An unknown account and a wrong password answer the same, after the same
 * work: the failed try is written down for either.
 * @throws AppError LOGIN_FAILED, LOGIN_BACKOFF, TOO_MANY_REQUESTS, CAPTCHA_REQUIRED, ACCOUNT_FROZEN and those of the
 * rules
 */
export const login = async (
  ctx: Context,
  request: RequestOf<'user.login'>,
  arrival: Arrival,
): Promise<Begun> => {
  const { origin } = arrival
  const contact = contactOf(request)
  if (!request.password) throw new AppError('PASSWORD_REQUIRED')
  refuse(checkAgreement(request.agreement))
  const attempts = attemptsOf(ctx, destinationOf(contact), origin.ip)
  await admit(ctx, attempts, request.captcha)
  const user = await findByContact(ctx.db, contact)
  await countStranger(ctx, user?.id ?? NOBODY, { contact, origin })
  const right = await verifyPassword(ctx.secrets, user?.password_hash ?? null, request.password)
  if (!user || !right) {
    await writeEvent(ctx, ctx.db, { userId: user?.id ?? null, kind: 'signInFailed', origin })
    throw new AppError('LOGIN_FAILED')
  }
  await attempts.clear()
  return beginSession(ctx, user, arrival)
}

const STRANGERS = { max: 100, length: 24 * 3_600_000 }

/**
 * Guesses from many addresses have an end, too: an account bears so many tries a day from browsers that it does not know.
 * Those that it knows are not counted, so that its owner still gets in.
 * @throws AppError TOO_MANY_REQUESTS
 */
const countStranger = async (
  ctx: Context,
  userId: string,
  { contact, origin }: { readonly contact: Contact; readonly origin: Origin },
): Promise<void> => {
  if (await isKnownBrowser(ctx, ctx.db, userId, origin.browser)) return
  await countInWindow(ctx, `login\0${destinationOf(contact)}`, STRANGERS)
}

/** Counts the try before it is made, so that parallel ones cannot slip past captcha and waiting time. */
const admit = async (
  ctx: Context,
  attempts: ReturnType<typeof attemptsOf>,
  captcha: string | undefined,
): Promise<void> => {
  let passed = false
  let counted = false
  while (!counted) {
    const failures = await attempts.check()
    if (failures >= CAPTCHA_AFTER && !passed) {
      await passCaptcha(ctx, captcha)
      passed = true
    }
    counted = await attempts.count(failures)
  }
}
