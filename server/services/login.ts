import { checkAgreement } from '@core/domain'
import type { RequestOf } from '@core/contract/schemas'
import type { Context } from '../context'
import { AppError, refuse } from '../http/errors'
import type { Origin } from '../http/route'
import { acceptAgreement } from './agreement'
import { attemptsOf, CAPTCHA_AFTER } from './backoff'
import { passCaptcha } from './captcha'
import { contactOf, destinationOf, findByContact } from './contacts'
import { verifyPassword } from './passwords'
import { openSession } from './sessions'
import { infoOf, type UserInfo } from './users'

/**
 * Opens a session. An unknown account and a wrong password answer the same, after the same work.
 * @throws AppError LOGIN_FAILED, LOGIN_BACKOFF, CAPTCHA_REQUIRED, ACCOUNT_FROZEN and those of the rules
 */
export const login = async (
  ctx: Context,
  request: RequestOf<'user.login'>,
  origin: Origin,
): Promise<{ token: string; userInfo: UserInfo }> => {
  const contact = contactOf(request)
  if (!request.password) throw new AppError('PASSWORD_REQUIRED')
  refuse(checkAgreement(request.agreement))
  const attempts = attemptsOf(ctx, destinationOf(contact), origin.ip)
  await admit(ctx, attempts, request.captcha)
  const user = await findByContact(ctx.db, contact)
  const right = await verifyPassword(ctx.secrets, user?.password_hash ?? null, request.password)
  if (!user || !right) throw new AppError('LOGIN_FAILED')
  await attempts.clear()
  if (user.frozen) throw new AppError('ACCOUNT_FROZEN')
  return ctx.db.tx(async (t) => {
    await acceptAgreement(ctx, t, user.id)
    return { token: await openSession(ctx, t, user.id, origin), userInfo: infoOf(ctx, user) }
  })
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
