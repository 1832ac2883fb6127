import type { Context } from '../context'
import { freezeUser } from '../services/freezeUser'
import { lockUser } from '../services/lockUser'
import { passLoginPassword } from '../services/loginPassword'
import { userById } from '../services/users'
import { tellByMail } from './tell'
import type { Owner } from './twoStep'

/**
 * A user freezes the own account: every session ends, this one too, and only an operator lifts it. What is under way
 * stays as it is: withdrawals wait for their decision, orders settle.
 * @throws AppError PASSWORD_REQUIRED, LOGIN_PASSWORD_WRONG, LOGIN_BACKOFF, ACCOUNT_FROZEN
 */
export const freezeOwnAccount = async (
  ctx: Context,
  { userId, origin }: Owner,
  password: string,
): Promise<void> => {
  await passLoginPassword(ctx, { userId, ip: origin.ip }, password)
  await ctx.db.tx(async (t) => {
    await lockUser(t, userId)
    const user = await userById(t, userId)
    await freezeUser(ctx, t, userId, {
      mandate: { actor: 'user', reason: 'asked for by the user' },
      action: { action: 'user.freeze', details: { uid: user.uid } },
      origin,
    })
    tellByMail(ctx, t, user, { news: 'frozen', origin })
  })
}
