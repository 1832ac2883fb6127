import { checkAgreement } from '@core/domain'
import type { RequestOf } from '@core/contract/schemas'
import { beginSession, type Arrival, type Begun } from '../access/begin'
import { writeEvent } from '../access/events'
import type { Context } from '../context'
import { AppError, refuse } from '../http/errors'
import { attemptsOf, CAPTCHA_AFTER } from './backoff'
import { passCaptcha } from './captcha'
import { contactOf, destinationOf, findByContact } from './contacts'
import { verifyPassword } from './passwords'

/**
 * Opens a session, or asks for the second step. An unknown account and a wrong password answer the same, after the same
 * work: the failed try is written down for either.
 * @throws AppError LOGIN_FAILED, LOGIN_BACKOFF, CAPTCHA_REQUIRED, ACCOUNT_FROZEN and those of the rules
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
  const right = await verifyPassword(ctx.secrets, user?.password_hash ?? null, request.password)
  if (!user || !right) {
    await writeEvent(ctx, ctx.db, { userId: user?.id ?? null, kind: 'signInFailed', origin })
    throw new AppError('LOGIN_FAILED')
  }
  await attempts.clear()
  return beginSession(ctx, user, arrival)
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
